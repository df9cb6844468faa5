import { ArrowRight, House, RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import { classNames } from '@star-seekers/ui/class-names';
import styles from './result-actions.module.css';
import { useSecondsLeft } from '@star-seekers/stage/screen/use-seconds-left.ts';

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
      <Button
        variant="primary"
        icon={<RotateCcw aria-hidden="true" />}
        busy={starting}
        data-autofocus=""
        onClick={onPlayAgain}
      >
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
      <Button
        variant="primary"
        icon={<ArrowRight aria-hidden="true" />}
        busy={starting}
        data-autofocus=""
        onClick={onNext}
      >
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

/** Buttons of a result that returns to the dashboard by itself, unless there is input. */
export function ReturnActions({ seconds, starting, playAgainLabel, onPlayAgain, onLeave }: ReturnActionsProps) {
  const { t } = useTranslation('games');
  const [stays, setStays] = useState(false);
  useEffect(() => {
    const stay = (event: Event) => {
      // Key repeat of a key still held from the run does not count.
      if (!(event instanceof KeyboardEvent && event.repeat)) setStays(true);
    };
    window.addEventListener('keydown', stay);
    window.addEventListener('pointerdown', stay);
    return () => {
      window.removeEventListener('keydown', stay);
      window.removeEventListener('pointerdown', stay);
    };
  }, []);
  const left = useSecondsLeft(stays ? undefined : seconds);
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    if (left === 0) leave();
  }, [left]);

  return (
    <>
      <Button variant="primary" icon={<House aria-hidden="true" />} data-autofocus="" onClick={onLeave}>
        {t('screen.result.mainMenu')}
      </Button>
      <Button icon={<RotateCcw aria-hidden="true" />} busy={starting} onClick={onPlayAgain}>
        {playAgainLabel ?? t('screen.result.playAgain')}
      </Button>
      {/* Keeps its room when it stops: a button must not move from under the pointer that stopped it. */}
      <span className={classNames(styles.note, stays && styles.stopped)}>
        {t('screen.result.returnsIn', { count: left ?? seconds })}
      </span>
    </>
  );
}
