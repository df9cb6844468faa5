import { deflateRawSync } from 'node:zlib';
import { PACE_POINTS } from '@star-seekers/contracts/run';
import { type AnyGame, commendationRecorder } from '@star-seekers/games';
import {
  type AnyGameSim,
  type CommandLog,
  type Course,
  type OnTick,
  type Outcome,
  type Run,
  type RunSetup,
  type SimState,
  TICKS_PER_SECOND,
  encodeCommandLog,
  hashState,
  verifyLog,
} from '@star-seekers/sim';
import type { RunStops } from '@star-seekers/stream';

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
  /** Names of the commendations of its game that it earned. */
  readonly commendations: readonly string[];
}

export interface TraceOptions {
  /** On which it must have been played. */
  readonly course?: Course;
  /** Notes where the rules stop the run. */
  readonly stops?: Pick<RunStops, 'note'>;
}

/**
 * Verifies a log and traces its run. A log that is public already is traced without `publicLog`, and a duel without `commendations`.
 * @param log as it was played
 * @throws {ReplayMismatch} as `verifyLog`
 */
export function traceRun(
  { sim, publicLog, commendations }: Pick<AnyGame, 'sim' | 'publicLog' | 'commendations'>,
  setup: RunSetup,
  log: CommandLog<unknown>,
  { course, stops }: TraceOptions = {},
): TracedRun {
  const pace = recordPace(sim, setup, log);
  const commended = commendationRecorder(commendations);
  const onTick: OnTick<SimState, unknown, unknown> = (run, events) => {
    pace.onTick(run);
    stops?.note(run.state);
    commended.onTick(run, events);
  };
  const { outcome, run } = verifyLog(sim, setup, log, { onTick, course });
  const open = publicLog?.of(log) as CommandLog<unknown> | undefined;
  const shown = open ? verifyLog(sim, setup, open).run : run;
  return {
    outcome,
    run,
    publicLog: open ?? log,
    trace: { pace: pace.paceTo(outcome), stateHash: hashState(shown.state) },
    commendations: commended.earned(run.state),
  };
}

/** Scores of a run at equal intervals, the last one at its end. */
interface PaceScores {
  readonly everyS: number;
  readonly scores: readonly number[];
}

/** Records the pace of a run while it is simulated. */
interface PaceRecorder {
  /** Call after every tick. */
  readonly onTick: (run: { readonly state: { readonly tick: number } }) => void;
  /** The pace, at the end of the run. */
  readonly paceTo: (outcome: Outcome) => PaceScores;
}

/** @param ticks length of the run */
function recordPace(sim: AnyGameSim, setup: RunSetup, { ticks }: Pick<CommandLog<unknown>, 'ticks'>): PaceRecorder {
  const everyS = Math.max(1, Math.ceil(ticks / TICKS_PER_SECOND / (PACE_POINTS - 1)));
  const scores = [sim.outcome(sim.init(setup)).score];
  return {
    onTick({ state }) {
      const isDue = state.tick % (everyS * TICKS_PER_SECOND) === 0;
      if (isDue && state.tick < ticks) scores.push(sim.outcome(state).score);
    },
    paceTo: ({ score }) => ({ everyS, scores: [...scores, score] }),
  };
}

/** A command log as `packReplay` packs it, without the streams that browsers need for that. */
export function packLog(sim: AnyGameSim, log: CommandLog<unknown>): string {
  return deflateRawSync(encodeCommandLog(sim.commands, log)).toString('base64url');
}
