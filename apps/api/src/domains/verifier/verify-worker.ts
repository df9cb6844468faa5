import { workerData } from 'node:worker_threads';
import type { Reactions, Rhythm } from '@star-seekers/contracts/bridge';
import { type AnyGame, type Keepsake, keepsakesOfRun } from '@star-seekers/games';
import { unpackReplay } from '@star-seekers/games/replay-transport';
import {
  type CommandLog,
  type Course,
  MalformedInput,
  type OnTick,
  type Outcome,
  ReplayMismatch,
  type RunSetup,
  type SimState,
  decodeCommandLog,
  hasSameAnswers,
  isPlayed,
  verifyLog,
} from '@star-seekers/sim';
import {
  RunStops,
  type WitnessFault,
  type WitnessFigures,
  joinChunks,
  witnessFault,
  witnessFigures,
} from '@star-seekers/stream';
import { loadGames } from '../../platform/playable-games.ts';
import { type Likeness, isCopy, likenessOf, tellsItsPlayer } from './same-play.ts';
import { reactionsOf, rhythmOf } from './steering.ts';
import { dealsOf, excessOf, receivedOf, unpackedChunks } from './stored-run.ts';
import { type RunTrace, type TracedRun, packLog, traceRun } from './trace-run.ts';

/** A task of a thread. */
export interface Assignment<Task> {
  readonly task: Task;
  /** Shared: set to 1 when a thread begins with the task. */
  readonly begun: Int32Array;
}

/** A verification task. */
export interface VerifyTask {
  readonly gameId: number;
  readonly setup: RunSetup;
  /** All chunks of the run (`packedChunks`). The command log must contain the answers of the dealer that are stored with them. */
  readonly chunks: string;
  /** Processes that had received chunks and were gone before the next ones came. */
  readonly goneOwners: readonly string[];
  /** What its dealer dealt again. */
  readonly again: readonly number[];
}

/** The verified outcome, or the reason for rejection. */
export type Verdict =
  | {
      readonly proven: true;
      readonly outcome: Outcome;
      readonly ticks: number;
      readonly keepsakes: readonly Keepsake[];
      /** What waits to be dealt again after it. */
      readonly again: readonly number[];
      /** Names of the commendations that it earned. */
      readonly commendations: readonly string[];
      /** The packed command log, as everybody may read it. */
      readonly replay: string;
      readonly trace: RunTrace;
      readonly figures: WitnessFigures;
      /** Undefined for a witnessed run. */
      readonly fault: WitnessFault | 'unplayed' | undefined;
    }
  | { readonly proven: false; readonly reason: string };

/** Set once per thread by the pool. */
export interface VerifyWorkerData {
  readonly gamesModule: string | undefined;
}

const { gamesModule } = workerData as VerifyWorkerData;
const games = await loadGames(gamesModule);

/** Re-simulates a run; called by the pool in a worker thread. @throws {Error} on internal errors only */
export const verify = assigned(({ gameId, setup, chunks: lines, goneOwners, again }: VerifyTask): Verdict => {
  const game = gameOf(gameId);
  const chunks = unpackedChunks(lines);
  const { sim } = game;
  const excess = excessOf(sim, chunks);
  if (excess !== undefined) return { proven: false, reason: excess };
  try {
    const log = joinChunks(
      sim,
      chunks.map(({ kind, to_tick: toTick, log: part }) => ({ kind, toTick, log: part })),
    );
    const received = receivedOf(sim, chunks, goneOwners);
    const stops = new RunStops(sim, received);
    const { outcome, run, publicLog, trace, commendations } = traceRun(game, setup, log, { stops });
    stops.verify(log.ticks);
    if (!hasSameAnswers(run, dealsOf(chunks)))
      return { proven: false, reason: 'the answers in the log differ from the stored ones' };
    const figures = witnessFigures(received, run.missedBeacons);
    const unfair = stops.isUnfair ? 'pauses' : undefined;
    return {
      proven: true,
      outcome,
      ticks: log.ticks,
      keepsakes: keepsakesOfRun(game, run.state),
      again: game.dealsAgain?.(again, run.state) ?? [],
      commendations,
      replay: packLog(sim, publicLog),
      trace,
      figures,
      fault: isPlayed(sim.hidden, log) ? (witnessFault(figures, log.ticks, sim.pauses) ?? unfair) : 'unplayed',
    };
  } catch (error) {
    if (error instanceof MalformedInput || error instanceof ReplayMismatch)
      return { proven: false, reason: error.message };
    throw error;
  }
});

/** A finished duel. */
export interface DuelTask {
  readonly gameId: number;
  /** The run on whose course it was played; `replay` is its stored log. */
  readonly course: Omit<Course, 'log'> & { readonly replay: string };
  /** The log of the duel, as the page has packed it. */
  readonly replay: string;
  /** Stored logs of other players on the course. */
  readonly others: readonly string[];
}

export type DuelVerdict =
  | (Pick<Extract<Verdict, { proven: true }>, 'outcome' | 'ticks' | 'replay' | 'trace'> & {
      readonly proven: true;
      /** Whether it was made from the recording of another player. */
      readonly isCopied: boolean;
      readonly tellsItsPlayer: boolean;
    })
  | Extract<Verdict, { proven: false }>;

/** Re-simulates a duel on its course; called by the pool in a worker thread. @throws {Error} on internal errors only */
export const verifyDuel = assigned(async ({ gameId, course, replay, others }: DuelTask): Promise<DuelVerdict> => {
  const { sim } = gameOf(gameId);
  const logFrom = async (packed: string) => decodeCommandLog(sim.commands, await unpackReplay(packed), sim);
  const courseLog = await logFrom(course.replay);
  const recorded = await Promise.all(others.map(logFrom));
  try {
    const log = await logFrom(replay);
    const { outcome, trace } = traceRun({ sim }, course.setup, log, { course: { ...course, log: courseLog } });
    const isCopied = recorded.some((other) => isCopy(log, other));
    const played = { outcome, ticks: log.ticks, replay: packLog(sim, log), trace };
    return { proven: true, ...played, isCopied, tellsItsPlayer: tellsItsPlayer(log) };
  } catch (error) {
    if (error instanceof MalformedInput || error instanceof ReplayMismatch)
      return { proven: false, reason: error.message };
    throw error;
  }
});

/** A run with a result from before something was stored with it. */
export interface RetraceTask {
  readonly gameId: number;
  readonly setup: RunSetup;
  /** The stored public log. */
  readonly replay: string;
}

export type Retraced = Pick<TracedRun, 'trace' | 'commendations'>;

/** Traces a run again; called by the pool in a worker thread. @throws {Error} when the replay is not one of the game as it is now */
export const retrace = assigned(async ({ gameId, setup, replay }: RetraceTask): Promise<Retraced> => {
  const { sim, commendations } = gameOf(gameId);
  const log = decodeCommandLog(sim.commands, await unpackReplay(replay), sim);
  const traced = traceRun({ sim, ...(commendations && { commendations }) }, setup, log);
  return { trace: traced.trace, commendations: traced.commendations };
});

/** A run whose play is described. */
export interface ExamineTask extends RetraceTask {
  /** Stored public logs of runs that it is compared with, by the same rules. */
  readonly others: readonly string[];
}

/** How a run was played. What can't be said of it is null. */
export interface Examined {
  readonly rhythm: Rhythm | null;
  readonly reactions: Reactions | null;
  /** How alike it is to each of the others, in their order. */
  readonly likeness: readonly (Likeness | null)[];
}

/** Describes how a run was played; called by the pool in a worker thread. @throws {Error} when a log is not one of the game as it is now */
export const examine = assigned(async ({ gameId, setup, replay, others }: ExamineTask): Promise<Examined> => {
  const { sim, reactsTo = [] } = gameOf(gameId);
  const logFrom = async (packed: string) => decodeCommandLog<unknown>(sim.commands, await unpackReplay(packed), sim);
  // The answers of a dealer are in the log, too, and no deeds.
  const playOf = ({ ticks, commands }: CommandLog<unknown>) => ({
    ticks,
    commands: commands.filter(({ command }) => sim.hidden?.revealIn(command) === undefined),
  });
  const log = await logFrom(replay);
  const played = playOf(log);
  const signs: number[] = [];
  const onTick: OnTick<SimState, unknown, { readonly type: string }> = ({ state }, events) => {
    if (events.some(({ type }) => reactsTo.includes(type))) signs.push(state.tick);
  };
  if (reactsTo.length > 0) verifyLog(sim, setup, log, { onTick });
  const ticks = played.commands.map(({ tick }) => tick);
  const compared = await Promise.all(others.map(logFrom));
  return {
    rhythm: rhythmOf(ticks),
    reactions: reactionsOf(signs, ticks, log.ticks),
    likeness: compared.map((other) => likenessOf(played, playOf(other))),
  };
});

/** Nothing: a thread has been started for it. */
export function wake(): void {
  // The module is loaded, and with it the games.
}

/** The work on a task, which says when it begins. */
function assigned<Task, Result>(work: (task: Task) => Result): (assignment: Assignment<Task>) => Result {
  return ({ task, begun }) => {
    Atomics.store(begun, 0, 1);
    return work(task);
  };
}

function gameOf(gameId: number): AnyGame {
  const game = games.byId.get(gameId);
  if (!game) throw new Error(`no simulation of game ${gameId}`);
  return game;
}
