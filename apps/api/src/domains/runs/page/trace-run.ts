import type { AnyGame } from '@star-seekers/games';
import {
  type CommandLog,
  type Course,
  type Outcome,
  type Run,
  type RunSetup,
  type SimState,
  hashState,
  verifyLog,
} from '@star-seekers/sim';
import { type PaceScores, recordPace } from './record-pace.ts';

/** What a run's page has of its simulation. */
export interface RunTrace {
  readonly pace: PaceScores;
  /** Of the final state that the public log leads to. */
  readonly stateHash: string;
}

/** A verified run. */
export interface TracedRun {
  readonly outcome: Outcome;
  readonly run: Run<SimState, unknown, unknown>;
  /** The log as everybody may read it. */
  readonly publicLog: CommandLog<unknown>;
  readonly trace: RunTrace;
}

/**
 * Verifies a log and traces its run. A log that is public already is traced without `publicLog`.
 * @param log as it was played
 * @param course on which it must have been played, if on any
 * @throws {ReplayMismatch} as `verifyLog`
 */
export function traceRun(
  { sim, publicLog }: Pick<AnyGame, 'sim' | 'publicLog'>,
  setup: RunSetup,
  log: CommandLog<unknown>,
  course?: Course,
): TracedRun {
  const { onTick, paceTo } = recordPace(sim, setup, log);
  const { outcome, run } = verifyLog(sim, setup, log, { onTick, course });
  const open = publicLog?.of(log) as CommandLog<unknown> | undefined;
  const shown = open ? verifyLog(sim, setup, open).run : run;
  return { outcome, run, publicLog: open ?? log, trace: { pace: paceTo(outcome), stateHash: hashState(shown.state) } };
}
