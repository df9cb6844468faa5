import { sims, unpackReplay } from '@star-seekers/games/sims';
import { MalformedInput, type Outcome, ReplayMismatch, type RunSetup, decodeCommandLog, verifyLog } from '@star-seekers/sim';

/** What a worker is given. */
export interface VerifyTask {
  readonly gameId: number;
  readonly setup: RunSetup;
  /** The packed command log. */
  readonly replay: string;
}

/** What the replay proves, or why it proves nothing. */
export type Verdict =
  { readonly proven: true; readonly outcome: Outcome; readonly ticks: number } | { readonly proven: false; readonly why: string };

/** Re-simulates a run; called by the pool in a thread of its own. @throws {Error} on anything that is our fault */
export async function verify({ gameId, setup, replay }: VerifyTask): Promise<Verdict> {
  const sim = sims.get(gameId);
  if (!sim) throw new Error(`no simulation of game ${gameId}`);
  try {
    const log = decodeCommandLog(sim.commands, await unpackReplay(replay), { maxTicks: sim.maxTicks });
    const { outcome } = verifyLog(sim, setup, log);
    return { proven: true, outcome, ticks: log.ticks };
  } catch (error) {
    if (error instanceof MalformedInput || error instanceof ReplayMismatch) return { proven: false, why: error.message };
    throw error;
  }
}
