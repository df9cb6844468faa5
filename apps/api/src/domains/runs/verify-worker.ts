import { workerData } from 'node:worker_threads';
import { type Keepsake, keepsakesOfRun } from '@star-seekers/games';
import { unpackReplay } from '@star-seekers/games/replay-transport';
import {
  type Deal,
  MalformedInput,
  type Outcome,
  ReplayMismatch,
  type RunSetup,
  decodeCommandLog,
  hasSameAnswers,
  verifyLog,
} from '@star-seekers/sim';
import { loadGames } from './playable-games.ts';

/** A verification task. */
export interface VerifyTask {
  readonly gameId: number;
  readonly setup: RunSetup;
  /** The packed command log. */
  readonly replay: string;
  /** The stored answers of the dealer, which the replay must contain. */
  readonly reveals: readonly Deal[];
  /** Logs with more ticks are rejected. */
  readonly maxTicks: number;
}

/** The verified outcome, or the reason for rejection. */
export type Verdict =
  | {
      readonly proven: true;
      readonly outcome: Outcome;
      readonly ticks: number;
      readonly keepsakes: readonly Keepsake[];
    }
  | { readonly proven: false; readonly reason: string };

/** Set once per thread by the pool. */
export interface VerifyWorkerData {
  readonly gamesModule: string;
}

const { gamesModule } = workerData as VerifyWorkerData;
const games = await loadGames(gamesModule);

/** Re-simulates a run; called by the pool in a worker thread. @throws {Error} on internal errors only */
export async function verify({ gameId, setup, replay, reveals, maxTicks }: VerifyTask): Promise<Verdict> {
  const game = games.byId.get(gameId);
  if (!game) throw new Error(`no simulation of game ${gameId}`);
  const { sim } = game;
  try {
    const log = decodeCommandLog(sim.commands, await unpackReplay(replay), { maxTicks });
    const { outcome, run } = verifyLog(sim, setup, log);
    if (!hasSameAnswers(run, reveals))
      return { proven: false, reason: 'the answers in the log differ from the stored reveals' };
    return { proven: true, outcome, ticks: log.ticks, keepsakes: keepsakesOfRun(game, run.state) };
  } catch (error) {
    if (error instanceof MalformedInput || error instanceof ReplayMismatch)
      return { proven: false, reason: error.message };
    throw error;
  }
}
