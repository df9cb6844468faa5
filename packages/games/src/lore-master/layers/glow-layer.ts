import type Phaser from 'phaser';
import { fillEdges } from '@star-seekers/stage/picture/edge-light.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { CANVAS } from '../rules.ts';

const GLOW = { right: 0x2fd18d, wrong: 0xff4a4f } as const;
const EDGE = { alpha: 0.44, bands: 16, bandPx: 8 } as const;
/** Share of the glow that fades per second. */
const FADE = 1.5;

/** Draws green or red light at the edges after an answer; the text has the same information. */
export class GlowLayer {
  readonly #picture: Phaser.GameObjects.Graphics;
  #strength = 0;

  constructor(scene: Phaser.Scene) {
    this.#picture = scene.add.graphics();
  }

  flash(kind: keyof typeof GLOW): void {
    this.#strength = 1;
    this.#picture.clear();
    fillEdges(this.#picture, CANVAS, { colour: GLOW[kind], ...EDGE });
  }

  reset(): void {
    this.#strength = 0;
  }

  draw({ deltaMs, reducedMotion, reducedDetail }: FrameClock): void {
    this.#strength = Math.max(0, this.#strength - (deltaMs / 1000) * FADE);
    this.#picture.setAlpha(reducedMotion || reducedDetail ? 0 : this.#strength);
  }
}
