import { z } from 'zod';
import type { AnyGameSim, Deal, DealerSecret, DealtFrom, RunSetup, TimedDeal } from '@star-seekers/sim';
import {
  type ChunkKind,
  type ReceivedChunk,
  type StreamHead,
  mostCalls,
  mostChars,
  mostChunks,
} from '@star-seekers/stream';

/** The setup of the simulation. With hidden information it has no seed, and the simulation does not use one. */
export function setupOf({ setup }: { readonly setup: string }): RunSetup {
  return { seed: 0, ...(JSON.parse(setup) as Partial<RunSetup>) };
}

/** The secret of a run. @returns undefined for one from before all runs had one */
export function secretOf({ secret }: { readonly secret: string | null }): DealerSecret | undefined {
  return secret === null ? undefined : (JSON.parse(secret) as DealerSecret);
}

/** What all answers of a run's dealer follow from. @returns undefined for a run without a secret */
export function dealtFrom(run: {
  readonly secret: string | null;
  readonly setup: string;
  readonly again: string | null;
}): DealtFrom | undefined {
  const secret = secretOf(run);
  return secret && { secret, options: setupOf(run).options, again: parseAgain(run.again) };
}

/** Most numbers of what waits to be dealt again, in any game. */
const MOST_AGAIN = 64;

const dealtAgain = z.array(z.int().nonnegative()).max(MOST_AGAIN);

/** What waits to be dealt again, as stored. @throws {z.ZodError} when it is none */
export function againAsStored(again: readonly number[]): string | null {
  return again.length === 0 ? null : JSON.stringify(dealtAgain.parse(again));
}

/** @throws {z.ZodError} when it is not what was stored */
export function parseAgain(again: string | null): readonly number[] {
  return again === null ? [] : dealtAgain.parse(JSON.parse(again));
}

/** What is verified of a stored chunk. */
export interface ChunkEvidence {
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
export function unpackedChunks(lines: string): ChunkEvidence[] {
  return lines.split(LINE_END).map((line) => {
    const [kind, tick, log, deals, arrivedAt, head, owner] = line.split(FIELD_END) as [ChunkKind, ...string[]];
    return { kind, to_tick: Number(tick), log, deals, arrived_at: Number(arrivedAt), head, owner } as ChunkEvidence;
  });
}

/** What is stored of a head beside the columns of its chunk. */
export type StoredHead = Omit<StreamHead, 'epoch' | 'seq' | 'toTick' | 'lastAt'>;

export function storedHead({ phase, segment, beganTick, begunAt, calls, chars }: StreamHead): string {
  return JSON.stringify({ phase, segment, beganTick, begunAt, calls, chars } satisfies StoredHead);
}

export function parseHead({ head }: Pick<ChunkEvidence, 'head'>): StoredHead {
  return JSON.parse(head) as StoredHead;
}

export function parseDeals({ deals }: Pick<ChunkEvidence, 'deals'>): Deal[] {
  return JSON.parse(deals) as Deal[];
}

/** The answers in the chunks of a run, in order. */
export function dealsOf(rows: readonly Pick<ChunkEvidence, 'deals' | 'arrived_at'>[]): TimedDeal[] {
  return rows.flatMap((row) => parseDeals(row).map((deal) => ({ ...deal, atMs: row.arrived_at })));
}

/**
 * The chunks of a run as the server received them.
 * @param goneOwners processes that had ended before another one received what followed their last chunk
 */
export function receivedOf(
  sim: AnyGameSim,
  rows: readonly ChunkEvidence[],
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

/**
 * Why verifying a run would cost more than it does for any run of its game: by its ticks, chunks, commands (the length of its log) and calls, so
 * that every machine and every moment comes to the same verdict. The streams refuse such a run, unless it was streamed by other bounds.
 * @returns undefined for a run within the budget
 */
export function excessOf(sim: AnyGameSim, chunks: readonly ChunkEvidence[]): string | undefined {
  const ticks = chunks.at(-1)?.to_tick ?? 0;
  const used: readonly [name: string, amount: number, most: number][] = [
    ['ticks', ticks, sim.maxTicks],
    ['chunks', chunks.length, mostChunks(sim, ticks)],
    ['characters', chunks.reduce((sum, { log }) => sum + log.length, 0), mostChars(sim, ticks)],
    ['calls', dealsOf(chunks).length, mostCalls(sim, ticks)],
  ];
  const exceeded = used.find(([, amount, most]) => amount > most);
  return exceeded && `${exceeded[1]} ${exceeded[0]} are above the limit of ${exceeded[2]}`;
}
