import { type AnyGameSim, type CommandLog, EMPTY_LOG, decodeCommandLog, resimulate } from '@star-seekers/sim';
import type { OpenGameRun } from './open-run.ts';
import { simSetup } from './kept-run.ts';

/**
 * What was done in an open run so far, re-simulated to make sure that it is sound. A log that is missing, damaged or of
 * other rules counts as nothing done: the run itself is the server's and can be played from its first tick.
 */
export function restoreLog(sim: AnyGameSim, { head, kept }: OpenGameRun) {
  const setup = simSetup(head);
  if (kept && kept.rulesVersion === sim.rulesVersion) {
    try {
      const log: CommandLog<unknown> = decodeCommandLog(sim.commands, kept.log, sim);
      return { log, run: resimulate(sim, setup, log) };
    } catch {
      // Played from its first tick instead.
    }
  }
  return { log: EMPTY_LOG, run: resimulate(sim, setup, EMPTY_LOG) };
}
