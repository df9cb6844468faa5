import type { FrameClock } from '../../picture/frame-clock.ts';

/** No hit flashes longer. */
const FLASH_MS = 60;

/** So often is a hull drawn over itself as light: twice reads as white. */
export const FLASH_PASSES = 2;

/** Which hulls were just hit. */
export class Flashes {
  readonly #leftMs = new Map<number, number>();
  #isOff = false;

  reset(): void {
    this.#leftMs.clear();
  }

  start(id: number): void {
    this.#leftMs.set(id, FLASH_MS);
  }

  /** How bright the flash of a hull is, from 0 to 1. */
  of(id: number): number {
    const left = this.#leftMs.get(id);
    return left === undefined || this.#isOff ? 0 : 0.9;
  }

  /** Once a frame. */
  advance({ deltaMs, reducedMotion }: FrameClock): void {
    this.#isOff = reducedMotion;
    for (const [id, left] of this.#leftMs) {
      if (left <= deltaMs) this.#leftMs.delete(id);
      else this.#leftMs.set(id, left - deltaMs);
    }
  }
}
