import type { Outcome, SimState } from '@star-seekers/sim';
import type { FrameStage } from '@star-seekers/stage/screen/run-frame.tsx';
import { Button } from '@star-seekers/ui/button';
import { Compass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countsOther, medalFigure } from '../medal.ts';
import { missingCredits, otherThanCredits } from './before-run.tsx';
import type { GameHost, Submission } from './game-host.ts';
import { InsufficientCredits } from './insufficient-credits.tsx';
import { PlayAgainActions, PracticeActions, ReturnActions } from './result-actions.tsx';
import { ResultPanel, countsNowhere } from './result-panel.tsx';
import styles from './run-result.module.css';
import type { RunScreenParts } from './run-screen-parts.ts';
import { CreditButtons, PlayRankedButton, PracticeButton } from './start-actions.tsx';
import { useLeaveLabel } from './use-leave-label.ts';
import type { RunHandle } from './use-run.ts';

export interface RunResultViewProps<State extends SimState, Command, Event> {
  readonly host: GameHost;
  readonly run: RunHandle<State, Command, Event>;
  readonly parts: RunScreenParts<State, Command, Event>;
  readonly outcome: Outcome;
  /** Mounted anew when it has failed: the next run needs it. */
  readonly stage: FrameStage;
}

/** Hint: a result that leaves by itself was seen on this device. */
const RETURNS = 'result.returns';

/** The end of a run: its result, and the next one for a credit, or the way back. */
export function RunResultView<State extends SimState, Command, Event>({
  host,
  run,
  parts,
  outcome,
  stage,
}: RunResultViewProps<State, Command, Event>) {
  const { t } = useTranslation('games');
  const leaveLabel = useLeaveLabel(host);
  const [askedAgain, setAskedAgain] = useState(false);
  const { hints } = host;
  // The first one is new to its reader, however long it takes to read.
  const [isFirst] = useState(() => !hints.isSeen(RETURNS));
  const returns = parts.returnsAfterSeconds !== undefined;
  useEffect(() => {
    if (returns) hints.see(RETURNS);
  }, [returns, hints]);
  const missing = missingCredits(host, run.failure);
  const refused = run.failure?.kind === 'insufficient';
  if ((askedAgain || refused) && missing !== undefined) {
    return (
      <InsufficientCredits host={host} credits={missing}>
        <PracticeButton label={parts.practice?.offer} disabled={run.working !== undefined} onClick={run.practice} />
      </InsufficientCredits>
    );
  }
  const { title, cause, stats, playAgain, details, goldNote } = parts.result(
    run.controller.state,
    outcome,
    run.controller,
  );
  const medals = host.conditions?.medals ?? parts.listing.medals;
  const keepsakes = parts.keepsakesOf?.(run.controller.state);
  const menu = parts.texts?.menu;
  const practiced = run.ticket?.practice === true;
  const runId = practiced ? undefined : run.ticket?.runId;
  const starting = run.working !== undefined || stage.status === 'loading';
  const challenge =
    runId !== undefined && outcome.score > 0 && parts.sim.beacons && host.challenge
      ? () => host.challenge?.(runId)
      : undefined;
  return (
    <ResultPanel
      title={title}
      cause={cause}
      score={outcome.score}
      medals={medals}
      figure={medalFigure(parts.listing, medals, { score: outcome.score, keepsakes })}
      inStars={countsOther(parts.listing, medals)}
      goldNote={goldNote}
      pointsRule={t(`${parts.listing.slug}.pointsRule`)}
      isAttempt={host.conditions !== undefined && !practiced}
      toBeat={host.course?.toBeat}
      points={host.course || host.conditions ? undefined : outcome.points}
      unit={t(parts.countsPoints ? 'screen.result.pointsUnit' : 'screen.result.scoreUnit')}
      invitation={practiced && !host.course && host.ranked === null && <RankedBenefits />}
      tryNext={!host.course && host.tryNext && <TryNext {...host.tryNext} />}
      stats={stats}
      details={details}
      submission={run.submission}
      onWatch={runId !== undefined && host.watch ? () => host.watch?.(runId) : undefined}
      onChallenge={challenge}
      problem={otherThanCredits(run.failure)}
      actions={actions()}
    />
  );

  function actions() {
    const practice = parts.practice;
    const { course } = host;
    if (course) {
      const { submission } = run;
      return (
        <PracticeActions
          next={t(`screen.course.${course.kind}.again`)}
          leaveLabel={leaveLabel}
          starting={starting}
          onNext={stage.status === 'failed' ? stage.reload : run.practice}
          onLeave={() => host.leave()}
        >
          {submission.status === 'unkept' && (
            <Button onClick={submission.keep}>{t(`screen.course.duel.keep.${submission.reason}`)}</Button>
          )}
        </PracticeActions>
      );
    }
    // Under a day's conditions there is one ranked run.
    const toDay = host.conditions?.toDay;
    const canPay =
      practiced &&
      host.conditions?.isSpent !== true &&
      host.credits !== null &&
      host.credits > 0 &&
      host.ranked !== null;
    if (practiced || host.conditions || practice?.afterRankedNote !== undefined) {
      return (
        <PracticeActions
          next={practice?.again ?? t(practiced ? 'screen.practice.again' : 'screen.practice.offer')}
          note={practiced ? undefined : practice?.afterRankedNote}
          leaveLabel={toDay ? leaveLabel : (menu ?? leaveLabel)}
          starting={starting}
          isRankedFirst={canPay}
          isLeavingFirst={toDay !== undefined && !practiced}
          onNext={stage.status === 'failed' ? stage.reload : run.practice}
          onLeave={toDay ?? (menu === undefined ? () => host.leave() : run.toMenu)}
        >
          {practiced && !host.conditions?.isSpent && (
            <PlayRankedButton host={host} primary={canPay} onClick={playRanked} />
          )}
        </PracticeActions>
      );
    }
    const next = {
      starting,
      playAgainLabel: playAgain,
      onPlayAgain: startAgain,
      // Whoever cannot pay has one loud button: the one that gets credits.
      credits: missing !== undefined && <CreditButtons host={host} primary bestOnly />,
      practice: (missing !== undefined || isTooSlow(run.submission)) && (
        <PracticeButton
          label={practice?.offer}
          disabled={starting}
          primary={missing === undefined}
          onClick={run.practice}
        />
      ),
      note: missing === undefined ? host.rolled : t('screen.insufficient.balance'),
    };
    if (parts.returnsAfterSeconds !== undefined) {
      return (
        <ReturnActions
          next={{ ...next, onLeave: () => host.leave() }}
          seconds={parts.returnsAfterSeconds}
          isHeld={starting || run.submission.status === 'verifying'}
          stays={isFirst || countsNowhere(run.submission) || bringsNews(run.submission)}
        />
      );
    }
    return (
      <PlayAgainActions
        {...next}
        free={host.credits === null}
        leaveLabel={menu ?? parts.texts?.hub}
        onLeave={menu === undefined ? () => host.leave() : run.toMenu}
      />
    );
  }

  function startAgain() {
    setAskedAgain(true);
    if (stage.status === 'failed') stage.reload();
    else if (missingCredits(host, undefined) === undefined) run.start();
  }

  function playRanked() {
    // A visitor may think better of signing up: the result waits.
    if (host.ranked) run.toMenu();
    if (host.practiceOnly) host.playRanked();
  }
}

/** Another run on this device may not count either, so practice is offered first. */
function isTooSlow(submission: Submission): boolean {
  return submission.status === 'verified' && submission.fault?.kind === 'slow';
}

/** A title or a commendation is read before anything leads on. */
function bringsNews(submission: Submission): boolean {
  return submission.status === 'verified' && (submission.newRank !== undefined || submission.commendations.length > 0);
}

/** A link to another game. */
function TryNext({ title, open }: { readonly title: string; readonly open: () => void }) {
  const { t } = useTranslation('games');
  return (
    <Button size="sm" variant="ghost" icon={<Compass aria-hidden="true" />} onClick={open}>
      {t('screen.result.tryNext', { title })}
    </Button>
  );
}

/** Shown to a visitor after practice: the benefits of a ranked run. */
function RankedBenefits() {
  const { t } = useTranslation('games');
  return (
    <section className={styles.benefits} aria-label={t('screen.practice.benefits.title')}>
      <h3>{t('screen.practice.benefits.title')}</h3>
      <ul>
        <li>{t('screen.practice.benefits.board')}</li>
        <li>{t('screen.practice.benefits.points')}</li>
        <li>{t('screen.practice.benefits.best')}</li>
        <li>{t('screen.practice.benefits.credits')}</li>
      </ul>
    </section>
  );
}
