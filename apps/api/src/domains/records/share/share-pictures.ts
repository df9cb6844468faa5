import { Piscina } from 'piscina';
import { ApiFailure } from '../../../platform/api-error.ts';
import type { Limits } from '../../../platform/limits.ts';
import { evictOldest } from '../../../platform/evict-oldest.ts';
import type { DrawTask } from './draw-worker.ts';
import type { ShareCard } from './share-card.ts';
import { cardHash } from './share-page.ts';

/** Pictures in memory, about 300 KB each, and pictures that wait to be drawn. */
const MOST = { pictures: 100, waiting: 20 };

/** The thread is stopped after this long without a picture. */
const IDLE_TIMEOUT_MS = 60_000;

/** A picture may take so long, waiting included. */
const DRAW_MS = 30_000;

/** Link previews of runs, drawn one at a time in a thread of low priority. */
export class SharePictures {
  readonly #covers: ReadonlyMap<number, string>;
  /** By what they show; the least recently used first. */
  readonly #pictures = new Map<string, Promise<Uint8Array>>();
  readonly #pool: Piscina<DrawTask, Uint8Array>;
  readonly #mostWaiting: number;

  /** @param covers files of the games' pictures, by game */
  constructor(covers: ReadonlyMap<number, string>, { workerNice }: Pick<Limits, 'workerNice'>, most = MOST.waiting) {
    this.#covers = covers;
    this.#mostWaiting = most;
    this.#pool = new Piscina<DrawTask, Uint8Array>({
      filename: new URL('./draw-worker.ts', import.meta.url).href,
      name: 'draw',
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_TIMEOUT_MS,
      niceIncrement: workerNice,
    });
  }

  /**
   * The picture of a card, as PNG; undefined when its game has no cover.
   * @throws {ApiFailure} server/unavailable when too many wait
   */
  async pictureOf(card: ShareCard): Promise<Uint8Array | undefined> {
    const cover = this.#covers.get(card.gameId);
    if (cover === undefined) return undefined;
    const hash = cardHash(card);
    const picture = this.#pictures.get(hash) ?? this.#draw({ card, cover });
    this.#pictures.delete(hash);
    this.#pictures.set(hash, picture);
    evictOldest(this.#pictures, MOST.pictures);
    try {
      return await picture;
    } catch (error) {
      if (this.#pictures.get(hash) === picture) this.#pictures.delete(hash);
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  async #draw(task: DrawTask): Promise<Uint8Array> {
    if (this.#pool.queueSize >= this.#mostWaiting) throw tooMany();
    try {
      return await this.#pool.run(task, { signal: AbortSignal.timeout(DRAW_MS) });
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') throw tooMany();
      throw error;
    }
  }
}

const tooMany = () =>
  new ApiFailure('server/unavailable', 'Too many pictures are being drawn. Try again later.', { retryAfterS: 10 });
