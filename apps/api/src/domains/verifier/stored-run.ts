import type { AnyGameSim, Deal, RunSetup, TimedDeal } from '@star-seekers/sim';
import type { ChunkKind, ReceivedChunk, StreamHead } from '@star-seekers/stream';

/** The setup of the simulation. With hidden information it has no seed, and the simulation does not use one. */
export function setupOf({ setup }: { readonly setup: string }): RunSetup {
  return { seed: 0, ...(JSON.parse(setup) as Partial<RunSetup>) };
}

/** What is verified of a stored chunk. */
export interface VerifiedChunk {
  kind: ChunkKind;
  to_tick: number;
  /** Base64url of the part of the command log. */
  log: string;
  /** JSON of the calls with their answers. */
  deals: string;
  /** When it arrived, by the server's clock. */
  arrived_at: number;
  /** JSON of the {@link StoredHead} after it. */
  head: string;
  /** The process that received it. */
  owner: string;
}

/** The columns of a chunk in the lines that threads get; their characters separate them, and lines. */
export const LINE_COLUMNS = ['kind', 'to_tick', 'log', 'deals', 'arrived_at', 'head', 'owner'] as const;
export const [FIELD_END, LINE_END] = ['\t', '\n'] as const;

/** The chunks in such lines. */
export function unpackedChunks(lines: string): VerifiedChunk[] {
  return lines.split(LINE_END).map((line) => {
    const [kind, tick, log, deals, arrivedAt, head, owner] = line.split(FIELD_END) as [ChunkKind, ...string[]];
    return { kind, to_tick: Number(tick), log, deals, arrived_at: Number(arrivedAt), head, owner } as VerifiedChunk;
  });
}

/** What is stored of a head beside the columns of its chunk. */
export type StoredHead = Omit<StreamHead, 'epoch' | 'seq' | 'toTick' | 'lastAt'>;

export function storedHead({ phase, segment, beganTick, begunAt, calls, chars }: StreamHead): string {
  return JSON.stringify({ phase, segment, beganTick, begunAt, calls, chars } satisfies StoredHead);
}

export function parseHead({ head }: Pick<VerifiedChunk, 'head'>): StoredHead {
  return JSON.parse(head) as StoredHead;
}

export function parseDeals({ deals }: Pick<VerifiedChunk, 'deals'>): Deal[] {
  return JSON.parse(deals) as Deal[];
}

/** The answers in the chunks of a run, in order. */
export function dealsOf(rows: readonly Pick<VerifiedChunk, 'deals' | 'arrived_at'>[]): TimedDeal[] {
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
