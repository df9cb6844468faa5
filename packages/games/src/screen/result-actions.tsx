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
  /** The way to credits, which comes first while they are missing. */
  readonly credits?: ReactNode;
  /** Practice, offered before another run that costs a credit. */
  readonly practice?: ReactNode;
  /** What the dice gave here, or that credits are missing. */
  readonly note?: string | undefined;
  readonly onPlayAgain: () => void;
  readonly onLeave: () => void;
}

/** Buttons of a result that offers another run. */
export function PlayAgainActions(props: PlayAgainActionsProps) {
  const { free, starting, playAgainLabel, leaveLabel, credits, practice, note, onPlayAgain, onLeave } = props;
  const { t } = useTranslation('games');
  return (
    <>
      {note !== undefined && (
        <span className={styles.note} role="status">
          {note}
        </span>
      )}
      {credits}
      {practice}
      <Button
        variant={credits || practice ? 'secondary' : 'primary'}
        icon={<RotateCcw aria-hidden="true" />}
        busy={starting}
        onClick={onPlayAgain}
      >
        {free ? t('screen.result.playAgainFree') : (playAgainLabel ?? t('screen.result.playAgain'))}
      </Button>
      <Button onClick={onLeave}>{leaveLabel ?? t('screen.back')}</Button>
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
  /** That way can be paid for, so it comes first. */
  readonly isRankedFirst?: boolean;
  /** What comes next is where the way back leads, so that comes first. */
  readonly isLeavingFirst?: boolean;
}

/** Buttons of a result that offers practice. */
export function PracticeActions(props: PracticeActionsProps) {
  const {
    next,
    note,
    leaveLabel,
    starting,
    onNext,
    onLeave,
    children,
    isRankedFirst = false,
    isLeavingFirst = false,
  } = props;
  const again = (
    <Button
      variant={isRankedFirst || isLeavingFirst ? 'secondary' : 'primary'}
      icon={<ArrowRight aria-hidden="true" />}
      busy={starting}
      onClick={onNext}
    >
      {next}
    </Button>
  );
  const leave = (
    <Button variant={isLeavingFirst ? 'primary' : 'secondary'} onClick={onLeave}>
      {leaveLabel}
    </Button>
  );
  return (
    <>
      {isLeavingFirst && leave}
      {isRankedFirst ? (
        <>
          {children}
          {again}
        </>
      ) : (
        <>
          {again}
          {children}
        </>
      )}
      {!isLeavingFirst && leave}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </>
  );
}

export interface ReturnActionsProps {
  /** From here it counts down to 0 and leaves (`G1.5`). */
  readonly seconds: number;
  /** There is nothing to read yet, or the next run begins. */
  readonly isHeld: boolean;
  /** The result stays until its player goes. */
  readonly stays: boolean;
  readonly next: Omit<PlayAgainActionsProps, 'free' | 'leaveLabel'>;
}

/** Buttons of a result that returns to the dashboard by itself. */
export function ReturnActions({ seconds, isHeld, stays, next }: ReturnActionsProps) {
  const { t } = useTranslation('games');
  return (
    <>
      <PlayAgainActions {...next} free={false} leaveLabel={t('screen.result.mainMenu')} />
      {!stays && <Countdown seconds={seconds} isHeld={isHeld} onEnd={next.onLeave} />}
    </>
  );
}

/** Says when a result leaves, and keeps it for whoever wants to stay. */
function Countdown({ seconds, isHeld, onEnd }: { seconds: number; isHeld: boolean; onEnd: () => void }) {
  const { t } = useTranslation('games');
  const line = useRef<HTMLSpanElement>(null);
  const [stays, setStays] = useState(false);
  const left = useSecondsOfRest(line, seconds, isHeld || stays);
  const end = useEffectEvent(onEnd);
  const waiting = () => (left > seconds ? t('screen.result.waits') : t('screen.result.returnsIn', { count: left }));

  useEffect(() => {
    if (left === 0) end();
  }, [left]);

  return (
    <span ref={line} className={styles.countdown}>
      <span>{stays ? t('screen.result.stays') : waiting()}</span>
      {!stays && (
        <Button size="sm" onClick={stay}>
          {t('screen.result.stay')}
        </Button>
      )}
    </span>
  );

  function stay() {
    setStays(true);
    // The button goes.
    panelOf(line)?.focus();
  }
}

/** What a reader does with a panel. */
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'scroll'] as const;

/** How long a panel waits for its reader after each sign, before it counts down. */
const READING_SECONDS = 30;

/**
 * Counts whole seconds down to 0 while nobody is there. Each sign of a reader gives time to read before the count begins anew, and a control
 * that has the focus holds it.
 * @param part of the panel
 * @returns seconds left, more than `seconds` while somebody reads
 */
function useSecondsOfRest(part: RefObject<HTMLElement | null>, seconds: number, isHeld: boolean): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const panel = panelOf(part);
    if (!panel || isHeld) return undefined;
    const count = setInterval(() => {
      if (!panel.querySelector(':focus')) setLeft((last) => Math.max(0, last - 1));
    }, 1000);
    const wait = (event: Event) => {
      if (!isLeftOver(event)) setLeft(seconds + READING_SECONDS);
    };
    const listening = new AbortController();
    for (const sign of SIGNS) panel.addEventListener(sign, wait, { capture: true, signal: listening.signal });
    return () => {
      clearInterval(count);
      listening.abort();
    };
  }, [part, seconds, isHeld]);
  return left;
}

function panelOf(part: RefObject<HTMLElement | null>): HTMLElement | null | undefined {
  return part.current?.closest('[data-overlay]')?.querySelector<HTMLElement>('section');
}

/** Of a key that is held from the run, or of a pointer that rests where the panel has appeared. */
function isLeftOver(event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.repeat;
  return (
    event.type === 'pointermove' && (event as PointerEvent).movementX === 0 && (event as PointerEvent).movementY === 0
  );
}
