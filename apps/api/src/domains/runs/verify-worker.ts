import { workerData } from 'node:worker_threads';
import { type Keepsake, keepsakesOfRun } from '@star-seekers/games';
import { packReplay } from '@star-seekers/games/replay-transport';
import {
  type CommandLog,
  type Deal,
  MalformedInput,
  type Outcome,
  ReplayMismatch,
  type RunSetup,
  decodeCommandLog,
  encodeCommandLog,
  fromBase64Url,
  hasSameAnswers,
  verifyLog,
} from '@star-seekers/sim';
import {
  type ReceivedChunk,
  type WitnessFault,
  type WitnessFigures,
  joinLogs,
  witnessFault,
  witnessFigures,
} from '@star-seekers/stream';
import { loadGames } from './playable-games.ts';

/** A verification task. */
export interface VerifyTask {
  readonly gameId: number;
  readonly setup: RunSetup;
  /** The parts of the command log in its chunks, as base64url. */
  readonly parts: readonly string[];
  /** The stored answers of the dealer, which the log must contain. */
  readonly deals: readonly Deal[];
  readonly received: readonly ReceivedChunk[];
}

/** The verified outcome, or the reason for rejection. */
export type Verdict =
  | {
      readonly proven: true;
      readonly outcome: Outcome;
      readonly ticks: number;
      readonly keepsakes: readonly Keepsake[];
      /** The packed command log, as everybody may read it. */
      readonly replay: string;
      readonly figures: WitnessFigures;
      /** Undefined for a witnessed run. */
      readonly fault: WitnessFault | 'unplayed' | undefined;
    }
  | { readonly proven: false; readonly reason: string };

/** Set once per thread by the pool. */
export interface VerifyWorkerData {
  readonly gamesModule: string;
}

const { gamesModule } = workerData as VerifyWorkerData;
const games = await loadGames(gamesModule);

/** Re-simulates a run; called by the pool in a worker thread. @throws {Error} on internal errors only */
export async function verify({ gameId, setup, parts, deals, received }: VerifyTask): Promise<Verdict> {
  const game = games.byId.get(gameId);
  if (!game) throw new Error(`no simulation of game ${gameId}`);
  const { sim, publicLog } = game;
  try {
    const log = joinLogs(
      parts.map((part): CommandLog<unknown> => decodeCommandLog(sim.commands, fromBase64Url(part), sim)),
    );
    const { outcome, run } = verifyLog(sim, setup, log);
    if (!hasSameAnswers(run, deals))
      return { proven: false, reason: 'the answers in the log differ from the stored ones' };
    const figures = witnessFigures(received, run.missedBeacons);
    return {
      proven: true,
      outcome,
      ticks: log.ticks,
      keepsakes: keepsakesOfRun(game, run.state),
      replay: await packReplay(encodeCommandLog(sim.commands, publicLog?.of(log) ?? log)),
      figures,
      fault: isPlayed(sim.hidden, log) ? witnessFault(figures, log.ticks, sim.pauses) : 'unplayed',
    };
  } catch (error) {
    if (error instanceof MalformedInput || error instanceof ReplayMismatch)
      return { proven: false, reason: error.message };
    throw error;
  }
}

/** Whether the player has done anything. */
function isPlayed(
  hidden: { revealIn(command: unknown): unknown } | undefined,
  { commands }: CommandLog<unknown>,
): boolean {
  return commands.some(({ command }) => hidden?.revealIn(command) === undefined);
}
