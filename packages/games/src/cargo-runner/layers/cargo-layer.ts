import type Phaser from 'phaser';
import { toTint } from '@star-seekers/stage/picture/palette.ts';
import { CARGO_COLORS } from '../art/palette.ts';
import { carriedKilos } from '../cargo.ts';
import { CAPACITY_KILOS, kilosOf } from '../rules.ts';
import type { CargoState } from '../state.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import { type Pool, createPool } from './pool.ts';

/** Draws the cargo on the deck: in a ring of light if the player can carry it, else dim. */
export class CargoLayer {
  readonly #lights: Pool;
  readonly #pieces: Pool;

  constructor(scene: Phaser.Scene) {
    this.#lights = createPool(scene, 'cargoLight', { additive: true });
    this.#pieces = createPool(scene, 'cargo');
  }

  draw(state: Readonly<CargoState>, { nowMs, reducedMotion, reducedDetail }: FrameClock): void {
    this.#lights.begin();
    this.#pieces.begin();
    const room = CAPACITY_KILOS - carriedKilos(state);
    for (const { id, type, x, y } of state.items) {
      const fits = kilosOf(type) <= room;
      const breath = reducedMotion || !fits ? 0 : Math.sin(nowMs / 320 + id);
      if (fits) {
        const tint = toTint(CARGO_COLORS[type]);
        if (!reducedDetail) {
          this.#lights
            .stamp('glow', x, y)
            .setScale(UNIT_SCALE * 1.5)
            .setTint(tint)
            .setAlpha(0.62 + 0.14 * breath);
        }
        this.#lights
          .stamp('ring', x, y)
          .setScale(UNIT_SCALE * (0.66 + 0.03 * breath))
          .setTint(tint)
          .setAlpha(0.75);
      }
      this.#pieces
        .stamp(type, x, y)
        .setScale(UNIT_SCALE * (fits ? 0.95 + 0.05 * breath : 0.82))
        .setAlpha(fits ? 1 : 0.85);
    }
    this.#lights.end();
    this.#pieces.end();
  }
}
