import type Phaser from 'phaser';
import type { FrameClock } from './frame-clock.ts';

/** No shake lasts longer. */
const LONGEST_MS = 120;
const AMPLITUDE_PX = 9;

/** Screen shake by decaying trauma; the offset follows its square, so that large shakes fade fast. */
export class Shake {
  #trauma = 0;
  /** Offset of the picture in this frame, in pixels. */
  readonly offset = { x: 0, y: 0 };

  /** @param trauma from 0 to 1; it adds up, but never beyond 1 */
  add(trauma: number): void {
    this.#trauma = Math.min(1, this.#trauma + trauma);
  }

  reset(): void {
    this.#trauma = 0;
  }

  /** Once a frame. */
  advance({ deltaMs, nowMs, reducedMotion }: FrameClock): void {
    this.#trauma = reducedMotion ? 0 : Math.max(0, this.#trauma - deltaMs / LONGEST_MS);
    const amplitude = AMPLITUDE_PX * this.#trauma * this.#trauma;
    this.offset.x = amplitude * Math.sin(nowMs * 0.19);
    this.offset.y = amplitude * Math.sin(nowMs * 0.23 + 1);
  }

  /** For scenes whose camera does nothing else. */
  move(camera: Phaser.Cameras.Scene2D.Camera): void {
    camera.setScroll(this.offset.x, this.offset.y);
  }
}
