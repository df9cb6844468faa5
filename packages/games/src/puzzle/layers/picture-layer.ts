import type Phaser from 'phaser';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { approach } from '@star-seekers/stage/picture/angles.ts';
import { ATLAS } from '@star-seekers/stage/picture/atlas.ts';
import { WHOLE } from '../art/artwork-textures.ts';
import { BOARD_LEFT, BOARD_SIZE, BOARD_TOP, CANVAS } from '../board.ts';
import { DEPTH } from './depth.ts';
import { clamp01, easeInOut, easeOut } from './easing.ts';

/** A light passes over the solved picture. */
const SWEEP_DELAY_MS = 450;
const SWEEP_MS = 900;
const SWEEP_WIDTH = 240;

/** The panes move together before the whole picture replaces them. */
const WHOLE_DELAY_MS = 380;
const WHOLE_MS = 420;

const PEEK_HALF_LIFE_MS = 35;

/** Draws the whole picture: in the preview, at a peek, and at the end. */
export class PictureLayer {
  readonly #picture: Phaser.GameObjects.Image;
  readonly #sweep: Phaser.GameObjects.Image;
  #peek = 0;

  constructor(scene: Phaser.Scene) {
    this.#picture = scene.add
      .image(CANVAS.width / 2, CANVAS.height / 2, WHOLE)
      .setDisplaySize(BOARD_SIZE, BOARD_SIZE)
      .setDepth(DEPTH.picture)
      .setVisible(false);
    this.#sweep = scene.add
      .image(0, BOARD_TOP, ATLAS, 'sweep')
      .setOrigin(0.5, 0)
      .setDepth(DEPTH.light)
      .setBlendMode('ADD')
      .setVisible(false);
  }

  draw(
    { nowMs, deltaMs, reducedMotion }: FrameClock,
    {
      shown,
      studying,
      peeking,
      solvedAtMs,
    }: { shown: boolean; studying: boolean; peeking: boolean; solvedAtMs: number | null },
  ): void {
    this.#peek = reducedMotion ? Number(peeking) : approach(this.#peek, Number(peeking), deltaMs, PEEK_HALF_LIFE_MS);
    const age = solvedAtMs === null ? -1 : nowMs - solvedAtMs;
    const whole = solvedAtMs === null ? 0 : reducedMotion ? 1 : easeInOut((age - WHOLE_DELAY_MS) / WHOLE_MS);
    const alpha = studying ? 1 : Math.max(this.#peek, whole);
    this.#picture.setAlpha(alpha).setVisible(shown && alpha > 0.01);
    this.#drawSweep(clamp01((age - SWEEP_DELAY_MS) / SWEEP_MS), shown && solvedAtMs !== null && !reducedMotion);
  }

  /** Draws the light, cut off at the edges of the picture. */
  #drawSweep(age: number, shown: boolean): void {
    const middle = BOARD_LEFT - SWEEP_WIDTH / 2 + (BOARD_SIZE + SWEEP_WIDTH) * easeOut(age * 0.9);
    const left = Math.max(middle - SWEEP_WIDTH / 2, BOARD_LEFT);
    const right = Math.min(middle + SWEEP_WIDTH / 2, BOARD_LEFT + BOARD_SIZE);
    this.#sweep
      .setX((left + right) / 2)
      .setDisplaySize(Math.max(right - left, 1), BOARD_SIZE)
      .setAlpha(0.75)
      .setVisible(shown && age > 0 && age < 1 && right > left);
  }
}
