import type Phaser from 'phaser';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { CANVAS } from '../rules.ts';

const RED = 0xff3b43;
const BANDS = 12;
/** Pulses per second. */
const PULSE = 0.6;

/** A red edge that breathes while one segment of hull is left; with reduced motion it stands still. */
export class DangerLayer {
  readonly #picture: Phaser.GameObjects.Graphics;
  #seconds = 0;

  constructor(scene: Phaser.Scene) {
    this.#picture = scene.add.graphics().setVisible(false);
    for (let band = 0; band < BANDS; band++) {
      const inset = band * 12;
      this.#picture.lineStyle(12, RED, 0.26 * (1 - band / BANDS) ** 2);
      this.#picture.strokeRect(inset, inset, CANVAS.width - 2 * inset, CANVAS.height - 2 * inset);
    }
  }

  draw({ deltaMs, reducedMotion }: FrameClock, isLast: boolean): void {
    this.#picture.setVisible(isLast);
    this.#seconds = isLast ? this.#seconds + deltaMs / 1000 : 0;
    const breath = reducedMotion ? 0.5 : 0.5 - 0.5 * Math.cos(this.#seconds * PULSE * 2 * Math.PI);
    this.#picture.setAlpha(0.55 + 0.45 * breath);
  }
}
