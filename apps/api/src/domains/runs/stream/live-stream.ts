import type { ChunkAnswer, RevealAnswer } from '@star-seekers/contracts';
import type { AnyGame } from '@star-seekers/games';
import { type Deal, type RevealCall, RevealRefused, type TimedDeal } from '@star-seekers/sim';
import { type Arrival, type Chunk, type StreamHead, appendChunk } from '@star-seekers/stream';
import { invalidRequest } from '../../../platform/api-error.ts';
import { dealtFrom } from '../dealing.ts';
import { chunkConflict, chunkEarly, chunkGap, revealRefused, takenOver } from '../errors.ts';
import type { ChunkTable, RunTable, StoredChunk } from '../table.ts';
import { dealsOf, headOf } from './stored-stream.ts';

/** A chunk that was taken, as it will be stored, and the answer to send then. */
export interface Taken {
  readonly row: ChunkTable;
  readonly answer: ChunkAnswer;
}

/** An open run that this process serves: its head and its answers in memory, ahead of the database by what is being stored. */
export class LiveStream {
  readonly run: RunTable;
  readonly #game: AnyGame;
  readonly #deals: TimedDeal[];
  #head: StreamHead;

  constructor(run: RunTable, game: AnyGame, rows: readonly StoredChunk[]) {
    this.run = run;
    this.#game = game;
    this.#head = headOf(game.sim, rows, run.epoch);
    this.#deals = dealsOf(rows);
  }

  get head(): StreamHead {
    return this.#head;
  }

  /** The answers of a run, with what is shown of them. @param from number of the first */
  answers(from = 0): RevealAnswer[] {
    return this.#deals.slice(from).map((deal) => this.#shown(deal));
  }

  /**
   * Takes the next chunk.
   * @param stored the stored chunk with the same number
   * @returns undefined for a chunk that was taken before
   * @throws {ApiFailure} runs/taken_over, runs/chunk_…, runs/reveal_refused, request/invalid
   */
  take(chunk: Chunk, epoch: number, arrival: Arrival, stored: Chunk | undefined): Taken | undefined {
    const { sim } = this.#game;
    const appended = appendChunk(this.#head, chunk, { sim, epoch, arrival, stored: () => stored });
    if ('repeated' in appended) return undefined;
    if ('refused' in appended) {
      switch (appended.refused) {
        case 'taken_over':
          throw takenOver();
        case 'conflict':
          throw chunkConflict();
        case 'gap':
          throw chunkGap(appended.seq);
        case 'early':
          throw chunkEarly(appended.againMs);
        case 'invalid':
          throw invalidRequest([{ field: `body.chunk.${appended.field}`, message: appended.message }]);
      }
    }
    const deals = this.#deal(chunk.calls, arrival.at);
    this.#head = appended.head;
    const row: ChunkTable = {
      run_id: this.run.id,
      seq: chunk.seq,
      epoch,
      kind: chunk.kind,
      to_tick: chunk.toTick,
      log: chunk.log,
      deals: JSON.stringify(deals),
      arrived_at: arrival.at,
      after_restart: arrival.afterRestart ? 1 : 0,
    };
    return { row, answer: this.answerTo(chunk) };
  }

  /** The answer to a chunk that was taken. */
  answerTo({ seq, calls }: Chunk): ChunkAnswer {
    const [first] = calls;
    return first ? { seq, answers: this.answers(first.index).slice(0, calls.length) } : { seq };
  }

  #deal(calls: readonly RevealCall[], atMs: number): Deal[] {
    const { dealer } = this.#game;
    const from = dealtFrom(this.run);
    if (calls.length > 0 && (!dealer || !from)) throw revealRefused('This game has no hidden information.');
    const before = this.#deals.length;
    try {
      for (const call of calls) {
        const reveal = dealer && from && dealer.deal(from, this.#deals, call, atMs);
        if (reveal) this.#deals.push({ ...call, reveal, atMs });
      }
    } catch (error) {
      this.#deals.length = before;
      if (error instanceof RevealRefused) throw revealRefused(error.message);
      throw error;
    }
    return this.#deals.slice(before).map(({ index, tick, request, reveal }) => ({ index, tick, request, reveal }));
  }

  #shown({ index, tick, request, reveal }: Deal): RevealAnswer {
    const { dealer } = this.#game;
    return dealer?.show ? { reveal, shown: dealer.show({ index, tick, request, reveal }) } : { reveal };
  }
}
