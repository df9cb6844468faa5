import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';

/** Duration of a hit's flash. */
const FLASH_MS = 60;

/** Number of additive passes of a flash; two look white. */
export const FLASH_PASSES = 2;

/** Flashes of the hulls that were just hit, by id. */
export class Flashes {
  readonly #leftMs = new Map<number, number>();
  #isOff = false;

  reset(): void {
    this.#leftMs.clear();
  }

  start(id: number): void {
    this.#leftMs.set(id, FLASH_MS);
  }

  /** Brightness of a hull's flash, from 0 to 1. */
  of(id: number): number {
    const left = this.#leftMs.get(id);
    return left === undefined || this.#isOff ? 0 : 0.9;
  }

  /** Call it once a frame. */
  advance({ deltaMs, reducedMotion }: FrameClock): void {
    this.#isOff = reducedMotion;
    for (const [id, left] of this.#leftMs) {
      if (left <= deltaMs) this.#leftMs.delete(id);
      else this.#leftMs.set(id, left - deltaMs);
    }
  }
}
