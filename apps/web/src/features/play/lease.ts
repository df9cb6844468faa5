import type { LeaseAnswer } from '@star-seekers/contracts';
import { type AnyGameSim, type CommandLog, resimulate } from '@star-seekers/sim';
import { type Chunk, STREAM_START, type StreamStart, joinChunks, joinParts, joinedLog } from '@star-seekers/stream';
import { type KeptRun, simSetup } from './kept-run.ts';
import type { OpenGameRun } from './open-run.ts';

/** The right to write a run, and where it goes on. */
export interface Lease {
  readonly epoch: number;
  readonly start: StreamStart;
  /** What was done so far; undefined for a run that has not begun to be played. */
  readonly log: CommandLog<unknown> | undefined;
}

/** The lease that comes with a new run. */
export const FIRST_LEASE: Lease = { epoch: 1, start: STREAM_START, log: undefined };

/**
 * Continues the server's log with the chunks of this device that never arrived. Those that are damaged, or of a run that went on
 * elsewhere, count as not played.
 * @throws {Error} when the server's own log is unsound
 */
export function leaseOf(sim: AnyGameSim, { head, kept }: OpenGameRun, answer: LeaseAnswer): Lease {
  const stored = joinedLog(sim, answer);
  const continued = (unsent: readonly Chunk[]): Lease => {
    const further = joinChunks(sim, unsent);
    const parts = unsent.length > 0 ? [stored, further] : [stored];
    const log = joinParts(parts, [...new Set([...stored.begins, ...further.begins])]);
    // Makes sure that it is sound.
    resimulate(sim, simSetup(head), log);
    const { epoch, position, answers } = answer;
    const place = { commands: log.commands.length, begins: log.begins.length, beacons: log.beacons.length };
    const hasBegun = position.seq > 0 || unsent.length > 0;
    return { epoch, start: { position, place, answers, unsent }, log: hasBegun ? log : undefined };
  };
  try {
    return continued(unsentOf(kept, answer));
  } catch {
    return continued([]);
  }
}

/** The chunks of this device that follow the server's: nobody has written since they were played. */
function unsentOf(kept: KeptRun | undefined, { position, writtenBy }: LeaseAnswer): readonly Chunk[] {
  if (!kept || (writtenBy ?? 0) > kept.epoch) return [];
  const unsent = kept.unsent.filter(({ seq }) => seq >= position.seq);
  return unsent.every(({ seq }, index) => seq === position.seq + index) ? unsent : [];
}
