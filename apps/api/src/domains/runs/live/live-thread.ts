import { Worker } from 'node:worker_threads';
import type { RunSetup } from '@star-seekers/sim';
import type { ShownChunk } from '@star-seekers/stream';
import type { Log } from '../../../platform/log.ts';
import type {
  LiveAnswers,
  LiveMessage,
  LiveNotice,
  LiveQuestion,
  LiveReply,
  LiveWorkerData,
  Past,
} from './live-worker.ts';

/** A run whose scores are wanted while it goes on. */
export interface FollowedRun {
  /** Follows the first parts. @returns where the run is then */
  catchUp(past: Past): Promise<LiveAnswers['catchUp']['reached']>;
  /** The scores after each of the next parts; fewer when it cannot be followed any further. */
  scores(parts: readonly ShownChunk[]): Promise<readonly number[]>;
  forget(): void;
}

/** Simulates watched runs and decodes their logs in a thread, which starts when it is first needed: the main thread serves requests. */
export class LiveThread {
  readonly #gamesModule: string | undefined;
  readonly #log: Log;
  readonly #asked = new Map<number, (answer: LiveReply['answer'] | undefined) => void>();
  #worker: Worker | undefined;
  #runs = 0;
  #questions = 0;

  /** @param gamesModule module that the thread loads the games from; see `playable-games.ts` */
  constructor(gamesModule: string | undefined, log: Log) {
    this.#gamesModule = gamesModule;
    this.#log = log;
  }

  follow(gameId: number, setup: RunSetup): FollowedRun {
    const run = this.#runs++;
    this.#post({ kind: 'follow', run, gameId, setup });
    const tell = (fault: string | undefined) => {
      if (fault !== undefined) this.#log.warn({ gameId, fault }, 'a watched run is shown without a score');
    };
    return {
      catchUp: async (past) => {
        const { reached, fault } = (await this.#ask<'catchUp'>({ kind: 'catchUp', run, past })) ?? {};
        tell(fault);
        return reached;
      },
      scores: async (parts) => {
        const { scores = [], fault } = (await this.#ask<'scores'>({ kind: 'scores', run, parts })) ?? {};
        tell(fault);
        return scores;
      },
      forget: () => this.#worker && this.#post({ kind: 'forget', run }),
    };
  }

  /** What a closed run has beyond its first parts. @returns undefined when its log cannot be read */
  async restOf(
    question: Omit<Extract<LiveQuestion, { kind: 'rest' }>, 'kind'>,
  ): Promise<LiveAnswers['rest'] | undefined> {
    return this.#ask<'rest'>({ kind: 'rest', ...question });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  async #ask<Kind extends LiveQuestion['kind']>(
    question: Extract<LiveQuestion, { kind: Kind }>,
  ): Promise<LiveAnswers[Kind] | undefined> {
    const id = this.#questions++;
    const { promise, resolve } = Promise.withResolvers<LiveReply['answer'] | undefined>();
    this.#asked.set(id, resolve);
    this.#post({ ...question, id });
    return promise as Promise<LiveAnswers[Kind] | undefined>;
  }

  #post(message: LiveNotice | LiveMessage): void {
    const worker = (this.#worker ??= this.#start());
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(message);
  }

  #start(): Worker {
    const workerData: LiveWorkerData = { gamesModule: this.#gamesModule };
    const worker = new Worker(new URL('./live-worker.ts', import.meta.url), { workerData });
    // It alone keeps no process running.
    worker.unref();
    worker.on('message', ({ id, answer }: LiveReply) => {
      this.#asked.get(id)?.(answer);
      this.#asked.delete(id);
    });
    worker.on('error', (error) => this.#log.error({ err: error }, 'the thread of watched runs failed'));
    worker.on('exit', () => {
      this.#worker = undefined;
      for (const resolve of this.#asked.values()) resolve(undefined);
      this.#asked.clear();
    });
    return worker;
  }
}
