import type { PauseLimit } from '@star-seekers/sim';
import { LogOut } from 'lucide-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import type { GameSlug } from '../game-texts.ts';
import { ConfirmPanel } from '@star-seekers/stage/screen/confirm-panel.tsx';
import { DayLine } from './day-line.tsx';
import type { GameHost, LeaveRequest } from './game-host.ts';
import { InsufficientCredits } from './insufficient-credits.tsx';
import { PausePanel, type PausePanelProps } from '@star-seekers/stage/screen/pause-panel.tsx';
import { useControlsHint } from './use-controls-hint.ts';
import { useLeaveLabel } from './use-leave-label.ts';

/** A question about the current run: whether to end it, and for what; or that credits are missing for a new one. */
export type RunQuestion =
  | { readonly kind: 'end'; readonly request?: LeaveRequest }
  | { readonly kind: 'menu' | 'newGame' | 'credits' };

export interface PausedRunProps {
  readonly host: GameHost;
  readonly slug: GameSlug;
  /** Null in a mere pause. */
  readonly question: RunQuestion | null;
  readonly practice: boolean;
  /** The player has done something in the run: without, it cannot count. */
  readonly isPlayed: boolean;
  /** The rules allow no pause now: the run continues under the question. */
  readonly goesOn: boolean;
  /** The game's own word for a pause. */
  readonly title?: string | undefined;
  /** On the button that ends the run for another one. */
  readonly newGame?: string | undefined;
  /** What ending the run means, in the game's own words. */
  readonly endMessage?: string | undefined;
  readonly summary: string;
  /** The day's conditions, if the run has some. */
  readonly conditions: string | undefined;
  /** The pauses of a run that counts, where the game has a limit of its own. */
  readonly pauseLimit?: PauseLimit | undefined;
  /** Whether a run that is paused here still counts. */
  readonly isFair: boolean;
  readonly onAsk: (question: RunQuestion) => void;
  readonly onResume: () => void;
  readonly onLeaveForNow: () => void;
  readonly onEnd: () => void;
}

/** The panel over a paused run: the pause, or a question. */
export function PausedRun(props: PausedRunProps) {
  const {
    host,
    slug,
    question,
    practice,
    isPlayed,
    goesOn,
    title,
    newGame,
    endMessage,
    summary,
    conditions,
    pauseLimit,
    isFair,
  } = props;
  const { onAsk, onResume, onLeaveForNow, onEnd } = props;
  const { course } = host;
  const { t } = useTranslation('games');
  const controlsHint = useControlsHint(slug);
  const leaveLabel = useLeaveLabel(host);
  const leaveForNow = (
    <Button icon={<LogOut aria-hidden="true" />} disabled={goesOn} onClick={onLeaveForNow}>
      {course || practice ? leaveLabel : t('screen.leave.later')}
    </Button>
  );
  const note = practice || !pauseLimit ? undefined : pauseNote(t, pauseLimit, isFair);
  if (question === null) {
    return (
      <PausePanel
        title={title}
        summary={summary}
        setting={conditions !== undefined && <DayLine conditions={conditions} />}
        note={note}
        controlsHint={controlsHint}
        onResume={onResume}
        onEndRun={() => onAsk({ kind: 'end' })}
      >
        {leaveForNow}
      </PausePanel>
    );
  }
  if (question.kind === 'credits' && host.credits !== null && host.credits < 1) {
    return <InsufficientCredits host={host} credits={host.credits} onKeepPlaying={onResume} />;
  }
  // The dice of the card may have paid for it.
  if (question.kind === 'newGame' || question.kind === 'credits') {
    return (
      <ConfirmPanel
        title={t('screen.newGame.title')}
        message={t('screen.newGame.message')}
        confirmLabel={newGame ?? t('screen.result.playAgain')}
        cancelLabel={t('screen.leave.cancel')}
        onConfirm={onEnd}
        onCancel={onResume}
      />
    );
  }
  const free = course?.kind === 'duel' ? 'screen.course.duel.leave' : 'screen.leave.practice';
  const spent = isPlayed ? (endMessage ?? t('screen.leave.message')) : t('screen.leave.unplayed');
  const ending = practice ? t(free) : spent;
  const canWait = !practice && question.kind === 'end';
  const message = [
    ending,
    canWait && t(goesOn ? 'screen.leave.notYet' : 'screen.leave.canWait'),
    // The question has paused the run.
    note?.isWarning && note.text,
  ];
  return (
    <ConfirmPanel
      title={t('screen.leave.title')}
      message={message.filter(Boolean).join(' ')}
      confirmLabel={t('screen.leave.confirm')}
      cancelLabel={t('screen.leave.cancel')}
      onConfirm={onEnd}
      onCancel={onResume}
    >
      {canWait && leaveForNow}
    </ConfirmPanel>
  );
}

/** What a pause costs, where the game has a limit of its own. */
function pauseNote(t: TFunction<'games'>, { most, longestMs }: PauseLimit, isFair: boolean): PausePanelProps['note'] {
  if (!isFair) return { text: t('screen.pauseUnfair'), isWarning: true };
  return { text: t('screen.pauseLimit', { pauses: most, seconds: longestMs / 1000 }), isWarning: false };
}
