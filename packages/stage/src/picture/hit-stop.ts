import type { FrameClock } from './frame-clock.ts';
import type { Occasion } from './shake.ts';

/** Shortest and longest stop, in milliseconds. */
const BOUNDS: Readonly<Record<Occasion, { readonly least: number; readonly most: number }>> = {
  ordinary: { least: 30, most: 60 },
  setPiece: { least: 60, most: 400 },
};

/**
 * Freezes the picture for a moment when something large breaks. The run itself goes on, so the outcome does not depend on it.
 */
export class HitStop {
  #leftMs = 0;

  /** @param weight from 0, the smallest thing that stops the picture, to 1, the largest */
  start(weight: number, occasion: Occasion = 'ordinary'): void {
    const { least, most } = BOUNDS[occasion];
    this.#leftMs = Math.max(this.#leftMs, least + (most - least) * Math.min(1, Math.max(0, weight)));
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
