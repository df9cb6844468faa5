import type Phaser from 'phaser';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { ATLAS } from '@star-seekers/stage/picture/atlas.ts';
import { addStillDrawing } from '@star-seekers/stage/picture/still-drawing.ts';
import { BOARD_SIZE, CANVAS } from '../board.ts';
import { DEPTH } from './depth.ts';
import { easeInOut, easeOut } from './easing.ts';

/** The wall goes dark while the panes move together; then the light of the window falls on it. */
const DARK_MS = 380;
const DARK = 0.62;
const LIT_DELAY_MS = 650;
const LIT_MS = 1100;
const LIT = 0.7;

/** Size of the light at first and at last. */
const SPREAD = [BOARD_SIZE * 1.1, BOARD_SIZE * 2.1] as const;

/** A solved window is lit: its light falls on the wall and on the windows beside it. Off under reduced motion. */
export class LitLayer {
  readonly #night: Phaser.GameObjects.Image;
  readonly #light: Phaser.GameObjects.Image;

  constructor(scene: Phaser.Scene) {
    this.#night = addStillDrawing(scene, 'puzzle-night', { width: 8, height: 8 }, (night) => {
      night.fillStyle(0x02040b, 1).fillRect(0, 0, 8, 8);
    })
      .setDisplaySize(CANVAS.width, CANVAS.height)
      .setDepth(DEPTH.night)
      .setVisible(false);
    this.#light = scene.add
      .image(CANVAS.width / 2, CANVAS.height / 2, ATLAS, 'glow')
      .setTint(0xff9a3c)
      .setBlendMode('ADD')
      .setDepth(DEPTH.night)
      .setVisible(false);
  }

  /** @param solvedAtMs null before; minus infinity for a run that was opened at its end */
  draw({ nowMs, reducedMotion }: FrameClock, solvedAtMs: number | null): void {
    const age = solvedAtMs === null || reducedMotion ? -1 : nowMs - solvedAtMs;
    const lit = easeOut((age - LIT_DELAY_MS) / LIT_MS);
    const dark = easeInOut(age / DARK_MS) * DARK * (1 - 0.3 * lit);
    const size = SPREAD[0] + (SPREAD[1] - SPREAD[0]) * lit;
    this.#night.setAlpha(dark).setVisible(dark > 0.01);
    this.#light
      .setDisplaySize(size, size)
      .setAlpha(lit * LIT)
      .setVisible(lit > 0.01);
  }
}
