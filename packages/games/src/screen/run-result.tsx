import type { Outcome, SimState } from '@star-seekers/sim';
import { useState } from 'react';
import { missingCredits, otherThanCredits } from './before-run.tsx';
import type { GameHost } from './game-host.ts';
import { InsufficientCredits } from './insufficient-credits.tsx';
import { ResultPanel } from './result-panel.tsx';
import type { RunScreenParts } from './run-screen-parts.ts';
import type { RunHandle } from './use-run.ts';

export interface RunResultViewProps<State extends SimState, Command, Event> {
  readonly host: GameHost;
  readonly run: RunHandle<State, Command, Event>;
  readonly parts: RunScreenParts<State, Command, Event>;
  readonly outcome: Outcome;
}

/** The end of a run: its result, and the next one for a credit. */
export function RunResultView<State extends SimState, Command, Event>({
  host,
  run,
  parts,
  outcome,
}: RunResultViewProps<State, Command, Event>) {
  const [askedAgain, setAskedAgain] = useState(false);
  const missing = missingCredits(host, run.failure);
  if (askedAgain && missing !== undefined) {
    return (
      <InsufficientCredits credits={missing} onGetCredits={() => host.getCredits()} onLeave={() => host.leave()} />
    );
  }
  const { title, cause, stats } = parts.result(run.controller.state, outcome);
  return (
    <ResultPanel
      title={title}
      cause={cause}
      score={outcome.score}
      stats={stats}
      submission={run.submission}
      free={host.credits === null}
      starting={run.working === 'start'}
      problem={otherThanCredits(run.failure)}
      onPlayAgain={() => {
        setAskedAgain(true);
        if (missingCredits(host, undefined) === undefined) run.start();
      }}
      onLeave={() => host.leave()}
    />
  );
}
