import type { Outcome, SimState } from '@star-seekers/sim';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { missingCredits, otherThanCredits } from './before-run.tsx';
import type { GameHost } from './game-host.ts';
import { InsufficientCredits } from './insufficient-credits.tsx';
import { PlayAgainActions, PracticeActions, ReturnActions } from './result-actions.tsx';
import { ResultPanel } from './result-panel.tsx';
import type { RunScreenParts } from './run-screen-parts.ts';
import type { RunHandle } from './use-run.ts';

/** Whether the stage can draw. */
export type StageStatus = 'loading' | 'ready' | 'failed';

export interface RunResultViewProps<State extends SimState, Command, Event> {
  readonly host: GameHost;
  readonly run: RunHandle<State, Command, Event>;
  readonly parts: RunScreenParts<State, Command, Event>;
  readonly outcome: Outcome;
  readonly stage: StageStatus;
  /** Mounts a stage anew that has failed: the next run needs it. */
  readonly onReloadStage: () => void;
}

/** The end of a run: its result, and the next one for a credit, or the way back. */
export function RunResultView<State extends SimState, Command, Event>({
  host,
  run,
  parts,
  outcome,
  stage,
  onReloadStage,
}: RunResultViewProps<State, Command, Event>) {
  const { t } = useTranslation('games');
  const [askedAgain, setAskedAgain] = useState(false);
  const missing = missingCredits(host, run.failure);
  if (askedAgain && missing !== undefined) {
    return (
      <InsufficientCredits
        credits={missing}
        onGetCredits={() => host.getCredits()}
        onBuyCredits={() => host.buyCredits()}
        onLeave={() => host.leave()}
      />
    );
  }
  const { title, cause, stats, playAgain, details } = parts.result(run.controller.state, outcome, run.controller);
  const menu = parts.texts?.menu;
  return (
    <ResultPanel
      title={title}
      cause={cause}
      score={outcome.score}
      stats={stats}
      details={details}
      submission={run.submission}
      problem={otherThanCredits(run.failure)}
      actions={
        parts.practice && run.practise ? (
          <PracticeActions
            next={parts.practice.next}
            note={parts.practice.note}
            menu={menu ?? t('screen.toHub')}
            starting={run.working === 'start' || stage === 'loading'}
            onNext={stage === 'failed' ? onReloadStage : run.practise}
            onMenu={run.toMenu}
          />
        ) : parts.returnsAfterSeconds === undefined ? (
          <PlayAgainActions
            free={host.credits === null}
            starting={run.working === 'start' || stage === 'loading'}
            onPlayAgain={() => {
              setAskedAgain(true);
              if (stage === 'failed') onReloadStage();
              else if (missingCredits(host, undefined) === undefined) run.start();
            }}
            playAgainLabel={playAgain}
            leaveLabel={menu ?? parts.texts?.hub}
            onLeave={menu === undefined ? () => host.leave() : run.toMenu}
          />
        ) : (
          <ReturnActions seconds={parts.returnsAfterSeconds} onLeave={() => host.leave()} />
        )
      }
    />
  );
}
