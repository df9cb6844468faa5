import { ConfirmPanel } from '@star-seekers/stage/screen/confirm-panel.tsx';
import { OverlayPanel } from '@star-seekers/stage/screen/overlay-panel.tsx';
import { dateFormat } from '@star-seekers/ui/date-format';
import { Button } from '@star-seekers/ui/button';
import { Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameSlug } from '../game-texts.ts';
import type { GameHost, StartFailure } from './game-host.ts';
import { InsufficientCredits } from './insufficient-credits.tsx';
import { CreditButtons, PlayRankedButton, PracticeButton, StartButton, TakeOverButton } from './start-actions.tsx';
import { StartFailureNotice, type StartProblem } from './start-failure-notice.tsx';
import { StartPanel } from './start-panel.tsx';
import { useConditionsLine } from './use-conditions-line.ts';
import { useControlsHint } from './use-controls-hint.ts';
import type { RunRequest } from './use-run.ts';

export interface BeforeRunProps {
  readonly host: GameHost;
  readonly slug: GameSlug;
  /** What the medals of the game, or of the day, ask for. */
  readonly medals: ReactNode;
  readonly howToPlay: ReactNode;
  readonly loading: boolean;
  readonly working: RunRequest | undefined;
  readonly failure: StartFailure | undefined;
  readonly texts: MenuTexts;
  readonly onStart: () => void;
  readonly onPractice: () => void;
  readonly onResume: () => void;
  readonly onAbandon: () => void;
}

/** The game's own words on the menu. */
export interface MenuTexts {
  /** On the button that starts a run for a credit. */
  readonly start?: string | undefined;
  /** On that button while the game loads. */
  readonly loading?: string | undefined;
  /** On that button when the player cannot pay: the menu then stays, where it would else make room for what is missing. */
  readonly insufficient?: string | undefined;
  /** On the button that starts practice. */
  readonly practice?: string | undefined;
}

/** The menu: an open run first, then what is missing to pay for one, then how to play. */
export function BeforeRun(props: BeforeRunProps) {
  const { host, slug, medals, howToPlay, loading, working, failure, texts } = props;
  const { onStart, onPractice, onResume, onAbandon } = props;
  const { t } = useTranslation('games');
  const conditions = useConditionsLine(slug, host.conditions);
  // An attempt of a day earns no points.
  const controls = [useControlsHint(slug)];
  const pointsRule = host.conditions ? [] : [t(`${slug}.pointsRule`)];
  const isSpent = host.conditions?.isSpent === true;
  const problem = otherThanCredits(failure);
  if (host.resumable && !host.practiceOnly) {
    return (
      <ResumePanel
        startedAt={host.resumable.startedAt}
        loading={loading}
        working={working === 'resume' || working === 'abandon' ? working : undefined}
        problem={problem}
        onResume={onResume}
        onAbandon={onAbandon}
      />
    );
  }
  const busy = loading || working !== undefined;
  const missing = missingCredits(host, failure);
  // There is one primary action: where credits are missing, they are it.
  const isRather = host.tooSlow && missing === undefined;
  const practice = <PracticeButton label={texts.practice} disabled={busy} primary={isRather} onClick={onPractice} />;
  const menu = { goal: t(`${slug}.goal`), conditions, medals, howToPlay, problem };
  const starting = loading
    ? (texts.loading ?? t('screen.start.loading'))
    : working !== undefined && t('screen.start.starting');
  if (host.practiceOnly || isSpent) {
    return (
      <StartPanel
        {...menu}
        kicker={t('screen.practice.label')}
        notes={[t(isSpent ? 'screen.conditions.spent' : 'screen.practice.note')]}
        hint={[...controls, ...pointsRule].join(' ')}
        actions={
          <>
            <StartButton label={starting || t('screen.practice.start')} busy={busy} onClick={onPractice} />
            {!isSpent && <PlayRankedButton host={host} onClick={() => host.playRanked()} />}
          </>
        }
      />
    );
  }
  if (missing === undefined) {
    const notes = [host.rolled, host.conditions && t('screen.conditions.once')].filter((note) => note !== undefined);
    const isFirst = host.credits !== null && host.gamesPlayed === 0 && host.conditions === undefined;
    const label = host.credits === null ? t('screen.start.startFree') : (texts.start ?? t('screen.start.start'));
    return (
      <StartPanel
        {...menu}
        kicker={t('screen.start.kicker')}
        notes={notes}
        warning={isRather ? t(host.conditions ? 'screen.conditions.tooSlow' : 'screen.start.tooSlow') : undefined}
        hint={[...controls, ...(isFirst ? [t('screen.start.firstMove')] : []), ...pointsRule].join(' ')}
        actions={
          <>
            {problem?.kind === 'elsewhere' ? (
              <TakeOverButton onClick={problem.takeOver} />
            ) : (
              <StartButton label={starting || label} busy={busy} discouraged={host.tooSlow} onClick={onStart} />
            )}
            {practice}
          </>
        }
      />
    );
  }
  if (texts.insufficient === undefined) {
    return (
      <InsufficientCredits host={host} credits={missing}>
        {practice}
      </InsufficientCredits>
    );
  }
  return (
    <StartPanel
      {...menu}
      kicker={t('screen.start.kicker')}
      hint={[
        `${t('screen.insufficient.title')}:`,
        t('screen.insufficient.message', { count: missing }),
        t('screen.insufficient.hint'),
      ].join(' ')}
      actions={
        <>
          <Button size="lg" disabled>
            {texts.insufficient}
          </Button>
          <CreditButtons host={host} primary />
          {practice}
        </>
      }
    />
  );
}

/** The balance when it does not pay for a run, as the page or the server knows it; else undefined. */
export function missingCredits(host: GameHost, failure: StartFailure | undefined): number | undefined {
  if (host.credits !== null && host.credits < 1) return host.credits;
  return failure?.kind === 'insufficient' ? failure.credits : undefined;
}

export function otherThanCredits(failure: StartFailure | undefined): StartProblem | undefined {
  return failure && failure.kind !== 'insufficient' ? failure : undefined;
}

interface ResumePanelProps {
  /** When the open run was begun, in epoch milliseconds. */
  readonly startedAt: number;
  readonly loading: boolean;
  /** What was asked for and is under way. */
  readonly working: 'resume' | 'abandon' | undefined;
  readonly problem: StartProblem | undefined;
  readonly onResume: () => void;
  /** Ends the open run with what was reached, and goes back to the menu. */
  readonly onAbandon: () => void;
}

/** A run of this game is open: it goes on, or it is ended before another one begins. */
export function ResumePanel({ startedAt, loading, working, problem, onResume, onAbandon }: ResumePanelProps) {
  const { t, i18n } = useTranslation('games');
  const [confirming, setConfirming] = useState(false);
  const time = dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(startedAt);
  if (confirming) {
    return (
      <ConfirmPanel
        title={t('screen.resume.confirmTitle')}
        message={t('screen.resume.confirmMessage')}
        confirmLabel={t('screen.resume.confirm')}
        cancelLabel={t('screen.resume.cancel')}
        busy={working === 'abandon'}
        onConfirm={onAbandon}
        onCancel={() => setConfirming(false)}
      />
    );
  }
  return (
    <OverlayPanel
      title={t('screen.resume.title')}
      behind="blur"
      actions={
        <>
          {problem?.kind === 'elsewhere' ? (
            <TakeOverButton onClick={problem.takeOver} />
          ) : (
            <Button
              variant="primary"
              icon={<Play aria-hidden="true" />}
              busy={loading || working === 'resume'}
              data-autofocus=""
              onClick={onResume}
            >
              {t('screen.resume.resume')}
            </Button>
          )}
          <Button disabled={working !== undefined} onClick={() => setConfirming(true)}>
            {t('screen.resume.abandon')}
          </Button>
        </>
      }
    >
      <p>{t('screen.resume.message', { time })}</p>
      {problem && <StartFailureNotice problem={problem} />}
    </OverlayPanel>
  );
}
