import type { FrameClock } from './frame-clock.ts';

/** Shortest and longest stop. */
const SHORTEST_MS = 30;
const LONGEST_MS = 60;

/**
 * Freezes the picture for a moment when something large breaks. The run itself goes on, so the outcome does not depend on it.
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
