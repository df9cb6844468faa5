import type { AnyGameSim, Deal, TimedDeal } from '@star-seekers/sim';
import { type ChunkContent, NEW_HEAD, type ReceivedChunk, type StreamHead, segmentToken } from '@star-seekers/stream';
import { secretOf } from '../dealing.ts';
import type { ChunkTable, RunTable, StoredChunk, VerifiedChunk } from '../table.ts';

/** What is stored of a head beside the columns of its chunk. */
export type StoredHead = Omit<StreamHead, 'epoch' | 'seq' | 'toTick' | 'lastAt'>;

export function storedHead({ phase, segment, beganTick, begunAt, calls, chars }: StreamHead): string {
  return JSON.stringify({ phase, segment, beganTick, begunAt, calls, chars } satisfies StoredHead);
}

/** Where the stream of a run stands. @param last its last chunk; undefined before the first */
export function headOf({ epoch }: Pick<RunTable, 'epoch'>, last: StoredChunk | undefined): StreamHead {
  if (!last) return { ...NEW_HEAD, epoch };
  return { ...parseHead(last), epoch, seq: last.seq + 1, toTick: last.to_tick, lastAt: last.arrived_at };
}

/** The chunk in a row. */
export function chunkOf(row: StoredChunk): ChunkContent {
  const calls = parseDeals(row).map(({ index, tick, request }) => ({ index, tick, request }));
  return { seq: row.seq, kind: row.kind, toTick: row.to_tick, log: row.log, calls };
}

/** The token of a segment of a run. */
export function tokenOf(run: Pick<RunTable, 'secret'>, segment: number): number {
  return segmentToken(secretOf(run) ?? [0, 0, 0, 0], segment);
}

/** The answers in the chunks of a run, in order. */
export function dealsOf(rows: readonly Pick<ChunkTable, 'deals' | 'arrived_at'>[]): TimedDeal[] {
  return rows.flatMap((row) => parseDeals(row).map((deal) => ({ ...deal, atMs: row.arrived_at })));
}

/**
 * The chunks of a run as the server received them.
 * @param goneOwners processes that had ended before another one received what followed their last chunk
 */
export function receivedOf(
  sim: AnyGameSim,
  rows: readonly VerifiedChunk[],
  goneOwners: readonly string[],
): ReceivedChunk[] {
  const lastOf = new Map(rows.map(({ owner }, index) => [owner, index]));
  return rows.map((row, index) => {
    const before = rows[index - 1]?.owner;
    const isLast = before !== undefined && lastOf.get(before) === index - 1;
    return {
      kind: row.kind,
      toTick: row.to_tick,
      at: row.arrived_at,
      begunAt: parseHead(row).begunAt,
      afterRestart: isLast && goneOwners.includes(before),
      graceMs: row.deals === '[]' ? 0 : (sim.hidden?.graceMs ?? 0),
    };
  });
}

function parseHead({ head }: Pick<ChunkTable, 'head'>): StoredHead {
  return JSON.parse(head) as StoredHead;
}

function parseDeals({ deals }: Pick<ChunkTable, 'deals'>): Deal[] {
  return JSON.parse(deals) as Deal[];
}
