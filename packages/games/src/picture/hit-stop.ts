import type { FrameClock } from './frame-clock.ts';

/** The shortest and the longest. */
const SHORTEST_MS = 30;
const LONGEST_MS = 60;

/**
 * Holds the picture for a moment when something large breaks, while the run itself goes on: the stop is felt, and nothing that
 * counts waits for it.
 */
export class HitStop {
  #leftMs = 0;

  /** @param weight from 0, the smallest thing that stops the picture, to 1, the largest */
  start(weight: number): void {
    this.#leftMs = Math.max(this.#leftMs, SHORTEST_MS + (LONGEST_MS - SHORTEST_MS) * weight);
  }

  reset(): void {
    this.#leftMs = 0;
  }

  /** Once a frame, before anything is drawn: whether the last picture stays. */
  holds({ deltaMs, reducedMotion }: FrameClock): boolean {
    const holds = this.#leftMs > 0 && !reducedMotion;
    this.#leftMs = Math.max(0, this.#leftMs - deltaMs);
    return holds;
  }
}
