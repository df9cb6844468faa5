import { type CommandLog, type Deal, type TimedDeal, decodeCommandLog, fromBase64Url } from '@star-seekers/sim';
import type { AnyGameSim } from '@star-seekers/sim';
import {
  type Chunk,
  NEW_HEAD,
  type ReceivedChunk,
  type StreamHead,
  asksIn,
  clockAfter,
  joinLogs,
} from '@star-seekers/stream';
import type { StoredChunk } from '../table.ts';

/** The chunk in a row. */
export function chunkOf(row: StoredChunk): Chunk {
  const calls = dealsIn(row).map(({ index, tick, request }) => ({ index, tick, request }));
  return { seq: row.seq, kind: row.kind, toTick: row.to_tick, log: row.log, calls };
}

/** The answers in the chunks of a run, in order. */
export function dealsOf(rows: readonly StoredChunk[]): TimedDeal[] {
  return rows.flatMap((row) => dealsIn(row).map((deal) => ({ ...deal, atMs: row.arrived_at })));
}

/** The chunks of a run as the server received them. */
export function receivedOf(sim: AnyGameSim, rows: readonly StoredChunk[]): ReceivedChunk[] {
  return rows.map((row) => ({
    kind: row.kind,
    toTick: row.to_tick,
    asks: asksIn(sim, chunkOf(row)),
    at: row.arrived_at,
    afterRestart: row.after_restart === 1,
  }));
}

/** Where the stream stands after these chunks. */
export function headOf(sim: AnyGameSim, rows: readonly StoredChunk[], epoch: number): StreamHead {
  const last = rows.at(-1);
  return {
    epoch,
    seq: rows.length,
    toTick: last?.to_tick ?? 0,
    ended: last?.kind === 'end',
    clock: receivedOf(sim, rows).reduce((clock, chunk) => clockAfter(clock, chunk, chunk), NEW_HEAD.clock),
    calls: dealsOf(rows).length,
  };
}

/** The whole command log of a run. */
export function logOf(sim: AnyGameSim, rows: readonly StoredChunk[]): CommandLog<unknown> {
  return joinLogs(rows.map(({ log }): CommandLog<unknown> => decodeCommandLog(sim.commands, fromBase64Url(log), sim)));
}

function dealsIn({ deals }: StoredChunk): Deal[] {
  return JSON.parse(deals) as Deal[];
}
