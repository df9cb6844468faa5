import type Phaser from 'phaser';
import type { FrameClock } from './frame-clock.ts';

/** Light at the edges of a canvas that fades inwards in bands, which do not overlap. */
interface EdgeLight {
  readonly colour: number;
  /** Opacity at the edge. */
  readonly alpha: number;
  readonly bands: number;
  readonly bandPx: number;
}

export function fillEdges(
  graphics: Phaser.GameObjects.Graphics,
  { width, height }: { readonly width: number; readonly height: number },
  { colour, alpha, bands, bandPx }: EdgeLight,
): void {
  for (let band = 0; band < bands; band++) {
    const inset = band * bandPx;
    const [across, down] = [width - 2 * inset, height - 2 * inset];
    graphics.fillStyle(colour, alpha * (1 - band / bands) ** 2);
    graphics.fillRect(inset, inset, across, bandPx);
    graphics.fillRect(inset, height - inset - bandPx, across, bandPx);
    graphics.fillRect(inset, inset + bandPx, bandPx, down - 2 * bandPx);
    graphics.fillRect(width - inset - bandPx, inset + bandPx, bandPx, down - 2 * bandPx);
  }
}

const RED: EdgeLight = { colour: 0xff3b43, alpha: 0.28, bands: 18, bandPx: 8 };
/** Pulses per second. */
const PULSE = 0.6;

/** A red edge that breathes while a run is in danger; with reduced motion it stands still. */
export class DangerEdge {
  readonly #picture: Phaser.GameObjects.Graphics;
  #seconds = 0;

  constructor(scene: Phaser.Scene, canvas: { readonly width: number; readonly height: number }, depth = 0) {
    this.#picture = scene.add.graphics().setDepth(depth).setVisible(false);
    fillEdges(this.#picture, canvas, RED);
  }

  draw({ deltaMs, reducedMotion }: FrameClock, inDanger: boolean): void {
    this.#picture.setVisible(inDanger);
    this.#seconds = inDanger ? this.#seconds + deltaMs / 1000 : 0;
    const breath = reducedMotion ? 0.5 : 0.5 - 0.5 * Math.cos(this.#seconds * PULSE * 2 * Math.PI);
    this.#picture.setAlpha(0.55 + 0.45 * breath);
  }
}
