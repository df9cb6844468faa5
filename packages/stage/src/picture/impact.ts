import type Phaser from 'phaser';
import type { FrameClock } from './frame-clock.ts';

/** What shakes: something that happens again and again, or a set piece, which a run has a few of. */
export type Occasion = 'ordinary' | 'setPiece';

/** No shake lasts longer or goes further. */
const MOST: Readonly<Record<Occasion, { readonly ms: number; readonly px: number }>> = {
  ordinary: { ms: 120, px: 9 },
  setPiece: { ms: 400, px: 14 },
};

/** Screen shake by decaying trauma; the offset follows its square, so that large shakes fade fast. */
export class Shake {
  #trauma = 0;
  #most = MOST.ordinary;
  /** Offset of the picture in this frame, in pixels. */
  readonly offset = { x: 0, y: 0 };

  /** @param trauma from 0 to 1; it adds up, but never beyond 1 */
  add(trauma: number, occasion: Occasion = 'ordinary'): void {
    // What happens during a set piece fades with it.
    if (occasion === 'setPiece' || this.#trauma === 0) this.#most = MOST[occasion];
    this.#trauma = Math.min(1, this.#trauma + trauma);
  }

  reset(): void {
    this.#trauma = 0;
  }

  /** Once a frame. */
  advance({ deltaMs, nowMs, reducedMotion }: FrameClock): void {
    this.#trauma = reducedMotion ? 0 : Math.max(0, this.#trauma - deltaMs / this.#most.ms);
    const amplitude = this.#most.px * this.#trauma * this.#trauma;
    this.offset.x = amplitude * Math.sin(nowMs * 0.19);
    this.offset.y = amplitude * Math.sin(nowMs * 0.23 + 1);
  }

  /** For scenes whose camera does nothing else. */
  move(camera: Phaser.Cameras.Scene2D.Camera): void {
    camera.setScroll(this.offset.x, this.offset.y);
  }
}

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
