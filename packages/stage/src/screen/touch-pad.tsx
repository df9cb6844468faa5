import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './touch-pad.module.css';

const ARROWS = { up: ChevronUp, right: ChevronRight, down: ChevronDown, left: ChevronLeft } as const;
const DIRECTIONS = ['up', 'right', 'down', 'left'] as const;

export type PadDirection = (typeof DIRECTIONS)[number];

/** Dead zone round the centre, as a share of the pad's width. */
const DEAD_ZONE = 0.09;

export interface TouchPadProps {
  readonly onPress: (direction: PadDirection) => void;
  readonly onRelease: (direction: PadDirection) => void;
}

/** A D-pad for the thumb. It reacts on touch, and when the thumb slides to another arm. */
export function TouchPad({ onPress, onRelease }: TouchPadProps) {
  const { t } = useTranslation('games');
  const pad = useRef<HTMLFieldSetElement>(null);
  const [held, setHeld] = useState<PadDirection>();
  const press = useEffectEvent(onPress);
  const release = useEffectEvent(onRelease);

  useEffect(() => {
    const element = pad.current;
    if (!element) return undefined;
    let thumb: number | undefined;
    let last: PadDirection | undefined;
    const hold = (direction: PadDirection | undefined) => {
      if (direction === last) return;
      if (last) release(last);
      last = direction;
      setHeld(direction);
      if (direction) press(direction);
    };
    const onDown = (event: PointerEvent) => {
      // Focus stays on the board, whose keys still work.
      event.preventDefault();
      thumb = event.pointerId;
      element.setPointerCapture(thumb);
      hold(directionAt(element, event));
    };
    const onMove = (event: PointerEvent) => {
      if (event.pointerId === thumb) hold(directionAt(element, event) ?? last);
    };
    const onUp = (event: PointerEvent) => {
      if (event.pointerId !== thumb) return;
      thumb = undefined;
      hold(undefined);
    };
    const onMenu = (event: Event) => event.preventDefault();
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerdown', onDown, { signal });
    element.addEventListener('pointermove', onMove, { signal });
    element.addEventListener('pointerup', onUp, { signal });
    element.addEventListener('pointercancel', onUp, { signal });
    element.addEventListener('contextmenu', onMenu, { signal });
    return () => listening.abort();
  }, []);

  return (
    <fieldset ref={pad} className={styles.pad} aria-label={t('stage.pad.label')}>
      {DIRECTIONS.map((direction) => {
        const Arrow = ARROWS[direction];
        return (
          <button
            key={direction}
            type="button"
            className={styles.arm}
            data-direction={direction}
            data-held={held === direction || undefined}
            aria-label={t(`stage.pad.${direction}`)}
            onClick={(event) => {
              // Touches are handled when they begin; this is the click of a screen reader or a switch.
              if (event.detail !== 0) return;
              onPress(direction);
              onRelease(direction);
            }}
          >
            <Arrow aria-hidden="true" />
          </button>
        );
      })}
    </fieldset>
  );
}

function directionAt(element: HTMLElement, { clientX, clientY }: PointerEvent): PadDirection | undefined {
  const box = element.getBoundingClientRect();
  const x = (clientX - box.left) / box.width - 0.5;
  const y = (clientY - box.top) / box.height - 0.5;
  if (Math.hypot(x, y) < DEAD_ZONE) return undefined;
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'right' : 'left';
  return y > 0 ? 'down' : 'up';
}
