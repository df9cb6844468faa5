import type { ChunkAnswer, RevealAnswer } from '@star-seekers/contracts';
import type { AnyGame } from '@star-seekers/games';
import { type Deal, type RevealCall, RevealRefused, type TimedDeal } from '@star-seekers/sim';
import {
  type Chunk,
  type ChunkContent,
  type ChunkRefusal,
  NEW_HEAD,
  type StreamHead,
  type StreamPosition,
  appendChunk,
  segmentToken,
} from '@star-seekers/stream';
import { type ApiFailure, invalidRequest } from '../../../platform/api-error.ts';
import type { Processes } from '../../../platform/processes/processes.ts';
import { chunkConflict, chunkEarly, chunkGap, revealRefused, takenOver } from '../errors.ts';
import type { ChunkTable, RunTable, StoredChunk } from '../table.ts';
import { dealtFrom, parseDeals, parseHead, secretOf, storedHead } from '../../verifier/stored-run.ts';

/** A chunk that was taken, as it will be stored, and the answer to send then. */
export interface Taken {
  readonly row: ChunkTable;
  readonly head: StreamHead;
  readonly answer: ChunkAnswer;
}

/** A chunk that was not taken. */
export interface Refused {
  /** Why, for operators. */
  readonly kind: ChunkRefusal['refused'] | 'reveal';
  readonly failure: ApiFailure;
}

/** How a chunk came. */
export interface Arrival {
  /** The lease under which it was sent. */
  readonly epoch: number;
  /** When it arrived, by the clock of the streams. */
  readonly at: number;
  /** The stored chunk with the same number. */
  readonly stored: ChunkContent | undefined;
}

export interface StoredStream {
  /** Number of the moment from which on it was read. */
  readonly readAt: number;
  readonly run: RunTable;
  readonly last: ChunkTable | undefined;
  /** Its last answers. */
  readonly deals: TimedDeal[];
}

/**
 * An open run that this process serves: its head and its last answers in memory, ahead of the database by what is being stored, and behind it by
 * what other processes have stored since it was read.
 */
export class OpenRunStream {
  readonly readAt: number;
  readonly run: RunTable;
  /** The lease that wrote the last chunk; null before the first. */
  readonly writtenBy: number | null;
  /** What is in memory may be other than what is stored: nothing more is taken. */
  isStale = false;
  readonly #game: AnyGame;
  readonly #process: Pick<Processes, 'id'>;
  /** The last answers, and the number of the first of them. */
  readonly #deals: TimedDeal[];
  readonly #from: number;
  #head: StreamHead;
  /** The head without what is being stored. Pages are told nothing beyond it: what is not stored yet may never be. */
  #stored: StreamHead;
  /** Computed once a segment: it is compared with that of every chunk. */
  #token: { readonly segment: number; readonly value: number } | undefined;

  /** @param process this one, which is stored with what it receives */
  constructor({ readAt, run, last, deals }: StoredStream, game: AnyGame, process: Pick<Processes, 'id'>) {
    this.readAt = readAt;
    this.run = run;
    this.writtenBy = last?.epoch ?? null;
    this.#game = game;
    this.#process = process;
    this.#head = headOf(run, last);
    this.#stored = this.#head;
    this.#deals = deals;
    this.#from = this.#head.calls - deals.length;
  }

  get head(): StreamHead {
    return this.#head;
  }

  /** Where a page goes on. */
  get position(): StreamPosition {
    const { seq, toTick } = this.#stored;
    return { seq, toTick };
  }

  /** Number of the first answer that is in memory. */
  get answersFrom(): number {
    return this.#from;
  }

  /** The token of the last segment; null before the first. */
  get token(): number | null {
    return this.#tokenOf(this.#stored);
  }

  /** The stored answers that are in memory. @param from number of the first */
  deals(from: number): TimedDeal[] {
    const [first, end] = [from, this.#stored.calls].map((number) => Math.max(0, number - this.#from));
    return this.#deals.slice(first, end);
  }

  /** Answers of the run, with what is shown of them. */
  shown(deals: readonly Deal[]): RevealAnswer[] {
    return deals.map((deal) => this.#shown(deal));
  }

  /** Takes the next chunk. @returns undefined for a chunk that was taken before */
  take(chunk: Chunk, { epoch, at, stored }: Arrival): Taken | Refused | undefined {
    const { sim } = this.#game;
    const token = this.#tokenOf(this.#head) ?? 0;
    const appended = appendChunk(this.#head, chunk, { sim, epoch, at, token, stored: () => stored });
    if ('repeated' in appended) return undefined;
    if ('refused' in appended) return { kind: appended.refused, failure: failureOf(appended) };
    const deals = this.#deal(chunk.calls, at);
    if ('failure' in deals) return deals;
    this.#head = appended.head;
    const row: ChunkTable = {
      run_id: this.run.id,
      seq: chunk.seq,
      epoch,
      kind: chunk.kind,
      to_tick: chunk.toTick,
      log: chunk.log,
      deals: JSON.stringify(deals),
      arrived_at: at,
      head: storedHead(appended.head),
      owner: this.#process.id,
    };
    return { row, head: appended.head, answer: this.answerTo(chunk, deals, appended.head) };
  }

  /** The answer to a chunk that was taken. @param deals answers to its calls @param head after it, or a later one */
  answerTo({ seq, kind }: Pick<Chunk, 'seq' | 'kind'>, deals: readonly Deal[], head = this.#stored): ChunkAnswer {
    const token = kind === 'begin' ? this.#tokenOf(head) : null;
    return {
      seq,
      ...(deals.length > 0 && { answers: this.shown(deals) }),
      ...(token !== null && { token }),
    };
  }

  /** A chunk is stored, and its acknowledgement is being written: a segment that it begins is played from now on. */
  acknowledge({ row: { kind }, head }: Pick<Taken, 'row' | 'head'>, at: number): void {
    this.#stored = head;
    if (kind === 'begin' && this.#head.seq === head.seq) this.#head = { ...this.#head, begunAt: at };
  }

  #tokenOf({ segment }: StreamHead): number | null {
    if (segment === 0) return null;
    if (this.#token?.segment !== segment) this.#token = { segment, value: tokenOf(this.run, segment) };
    return this.#token.value;
  }

  #deal(calls: readonly RevealCall[], atMs: number): Deal[] | Refused {
    const { dealer } = this.#game;
    const from = dealtFrom(this.run);
    if (calls.length > 0 && (!dealer || !from)) return revealOf('This game has no hidden information.');
    const before = this.#deals.length;
    try {
      for (const call of calls) {
        const reveal = dealer && from && dealer.deal(from, this.#deals, call, atMs);
        if (reveal) this.#deals.push({ ...call, reveal, atMs });
      }
    } catch (error) {
      this.#deals.length = before;
      if (error instanceof RevealRefused) return revealOf(error.message);
      throw error;
    }
    return this.#deals.slice(before).map(({ index, tick, request, reveal }) => ({ index, tick, request, reveal }));
  }

  #shown({ index, tick, request, reveal }: Deal): RevealAnswer {
    const { dealer } = this.#game;
    return dealer?.show ? { reveal, shown: dealer.show({ index, tick, request, reveal }) } : { reveal };
  }
}

function failureOf(refusal: ChunkRefusal): ApiFailure {
  switch (refusal.refused) {
    case 'taken_over':
      return takenOver();
    case 'conflict':
      return chunkConflict();
    case 'gap':
      return chunkGap(refusal.seq);
    case 'early':
      return chunkEarly(refusal.againMs);
    case 'invalid':
      return invalidRequest([{ field: `body.chunk.${refusal.field}`, message: refusal.message }]);
  }
}

function revealOf(reason: string): Refused {
  return { kind: 'reveal', failure: revealRefused(reason) };
}

/** Where the stream of a run stands. @param last its last chunk; undefined before the first */
function headOf({ epoch }: Pick<RunTable, 'epoch'>, last: StoredChunk | undefined): StreamHead {
  if (!last) return { ...NEW_HEAD, epoch };
  return { ...parseHead(last), epoch, seq: last.seq + 1, toTick: last.to_tick, lastAt: last.arrived_at };
}

/** The chunk in a row. */
export function chunkOf(row: StoredChunk): ChunkContent {
  const calls = parseDeals(row).map(({ index, tick, request }) => ({ index, tick, request }));
  return { seq: row.seq, kind: row.kind, toTick: row.to_tick, log: row.log, calls };
}

/** The token of a segment of a run. */
function tokenOf(run: Pick<RunTable, 'secret'>, segment: number): number {
  return segmentToken(secretOf(run) ?? [0, 0, 0, 0], segment);
}
