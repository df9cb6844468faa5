import type Phaser from 'phaser';
import type { FrameClock } from './frame-clock.ts';

/** No shake lasts longer (`game-feel.md`). */
const DURATION_MS = 120;
const AMPLITUDE_PX = 7;

/** A jolt of the camera that dies away. */
export class Shake {
  readonly #camera: Phaser.Cameras.Scene2D.Camera;
  #leftMs = 0;

  constructor(camera: Phaser.Cameras.Scene2D.Camera) {
    this.#camera = camera;
  }

  start(): void {
    this.#leftMs = DURATION_MS;
  }

  draw({ deltaMs, nowMs, reducedMotion }: FrameClock): void {
    if (this.#leftMs === 0) return;
    this.#leftMs = reducedMotion ? 0 : Math.max(0, this.#leftMs - deltaMs);
    const trauma = this.#leftMs / DURATION_MS;
    const amplitude = AMPLITUDE_PX * trauma * trauma;
    this.#camera.setScroll(amplitude * Math.sin(nowMs * 0.19), amplitude * Math.sin(nowMs * 0.23 + 1));
  }
}
