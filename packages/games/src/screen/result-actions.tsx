import { ArrowRight, RotateCcw } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import styles from './result-actions.module.css';

export interface PlayAgainActionsProps {
  /** Another run costs nothing here. */
  readonly free: boolean;
  readonly starting: boolean;
  /** The game's own words on the two buttons; the first where another run is charged. */
  readonly playAgainLabel?: string | undefined;
  readonly leaveLabel?: string | undefined;
  readonly onPlayAgain: () => void;
  readonly onLeave: () => void;
}

/** Buttons of a result that offers another run. */
export function PlayAgainActions(props: PlayAgainActionsProps) {
  const { free, starting, playAgainLabel, leaveLabel, onPlayAgain, onLeave } = props;
  const { t } = useTranslation('games');
  return (
    <>
      <Button variant="primary" icon={<RotateCcw aria-hidden="true" />} busy={starting} onClick={onPlayAgain}>
        {free ? t('screen.result.playAgainFree') : (playAgainLabel ?? t('screen.result.playAgain'))}
      </Button>
      <Button onClick={onLeave}>{leaveLabel ?? t('screen.toHub')}</Button>
    </>
  );
}

export interface PracticeActionsProps {
  /** On the button of the next practice run. */
  readonly next: string;
  /** What the next run is, where it follows a ranked one. */
  readonly note?: string | undefined;
  readonly leaveLabel: string;
  readonly starting: boolean;
  readonly onNext: () => void;
  readonly onLeave: () => void;
  /** The way to ranked runs. */
  readonly children?: ReactNode;
}

/** Buttons of a result that offers practice. */
export function PracticeActions(props: PracticeActionsProps) {
  const { next, note, leaveLabel, starting, onNext, onLeave, children } = props;
  return (
    <>
      <Button variant="primary" icon={<ArrowRight aria-hidden="true" />} busy={starting} onClick={onNext}>
        {next}
      </Button>
      {children}
      <Button onClick={onLeave}>{leaveLabel}</Button>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </>
  );
}

export interface ReturnActionsProps {
  /** From here it counts down to 0 and leaves (`G1.5`). */
  readonly seconds: number;
  readonly starting: boolean;
  /** On the button that starts the next run for a credit. */
  readonly playAgainLabel?: string | undefined;
  readonly onPlayAgain: () => void;
  readonly onLeave: () => void;
}

/** Buttons of a result that returns to the dashboard by itself. */
export function ReturnActions({ seconds, starting, playAgainLabel, onPlayAgain, onLeave }: ReturnActionsProps) {
  const { t } = useTranslation('games');
  const line = useRef<HTMLSpanElement>(null);
  const left = useSecondsOfRest(line, starting ? undefined : seconds);
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    if (left === 0) leave();
  }, [left]);

  return (
    <>
      <PlayAgainActions
        free={false}
        starting={starting}
        playAgainLabel={playAgainLabel}
        leaveLabel={t('screen.result.mainMenu')}
        onPlayAgain={onPlayAgain}
        onLeave={onLeave}
      />
      <span ref={line} className={styles.note}>
        {t('screen.result.returnsIn', { count: left })}
      </span>
    </>
  );
}

/** Keys, pointers and wheels that work a panel. */
const USES = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'scroll'] as const;

/**
 * Counts whole seconds down to 0 while nobody uses the panel: each use begins the count anew, so that a result can be read to its end, and a
 * control that has the focus holds it.
 * @param part of the panel
 * @param seconds undefined while it is held anyway
 * @returns seconds left
 */
function useSecondsOfRest(part: RefObject<HTMLElement | null>, seconds: number | undefined): number {
  const [left, setLeft] = useState(seconds ?? 0);
  useEffect(() => {
    const panel = part.current?.closest('[data-overlay]')?.firstElementChild;
    if (!panel || seconds === undefined) return undefined;
    const count = setInterval(() => {
      if (!panel.querySelector(':focus')) setLeft((last) => Math.max(0, last - 1));
    }, 1000);
    const restart = (event: Event) => {
      if (!isLeftOver(event)) setLeft(seconds);
    };
    const listening = new AbortController();
    for (const use of USES) panel.addEventListener(use, restart, { capture: true, signal: listening.signal });
    return () => {
      clearInterval(count);
      listening.abort();
    };
  }, [part, seconds]);
  return left;
}

/** Of a key that is held from the run, or of a pointer that rests where the panel has appeared. */
function isLeftOver(event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.repeat;
  return (
    event.type === 'pointermove' && (event as PointerEvent).movementX === 0 && (event as PointerEvent).movementY === 0
  );
}
