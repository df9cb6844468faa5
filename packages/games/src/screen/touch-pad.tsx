import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './touch-pad.module.css';

const ARROWS = { up: ChevronUp, right: ChevronRight, down: ChevronDown, left: ChevronLeft } as const;
const DIRECTIONS = ['up', 'right', 'down', 'left'] as const;

export type PadDirection = (typeof DIRECTIONS)[number];

/** Nearer to the centre than this share of the pad's radius no direction is meant. */
const DEAD_ZONE = 0.18;

export interface TouchPadProps {
  readonly onPress: (direction: PadDirection) => void;
  readonly onRelease?: (direction: PadDirection) => void;
}

/** A D-pad for the thumb: it answers when it is touched, and again when the thumb slides to another arm without lifting. */
export function TouchPad({ onPress, onRelease }: TouchPadProps) {
  const { t } = useTranslation('games');
  const held = useRef<PadDirection | undefined>(undefined);
  const [shown, setShown] = useState<PadDirection | undefined>(undefined);

  const hold = (direction: PadDirection | undefined) => {
    if (direction === held.current) return;
    if (held.current) onRelease?.(held.current);
    held.current = direction;
    setShown(direction);
    if (direction) onPress(direction);
  };

  return (
    <div
      className={styles.pad}
      role="group"
      aria-label={t('screen.pad.label')}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        hold(directionAt(event));
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) hold(directionAt(event) ?? held.current);
      }}
      onPointerUp={() => hold(undefined)}
      onPointerCancel={() => hold(undefined)}
      onContextMenu={(event) => event.preventDefault()}
    >
      {DIRECTIONS.map((direction) => {
        const Arrow = ARROWS[direction];
        return (
          <button
            key={direction}
            type="button"
            className={styles.arm}
            data-direction={direction}
            data-held={shown === direction || undefined}
            aria-label={t(`screen.pad.${direction}`)}
            onClick={(event) => {
              // Touches were answered when they began; this is a screen reader's or a switch's press.
              if (event.detail !== 0) return;
              onPress(direction);
              onRelease?.(direction);
            }}
          >
            <Arrow aria-hidden="true" />
          </button>
        );
      })}
    </div>
  );
}

function directionAt(event: PointerEvent<HTMLElement>): PadDirection | undefined {
  const box = event.currentTarget.getBoundingClientRect();
  const x = (event.clientX - box.left) / box.width - 0.5;
  const y = (event.clientY - box.top) / box.height - 0.5;
  if (Math.hypot(x, y) < DEAD_ZONE / 2) return undefined;
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'right' : 'left';
  return y > 0 ? 'down' : 'up';
}
