import type Phaser from 'phaser';
import { CARGO_COLORS, toTint } from '../art/palette.ts';
import { carriedKilos } from '../cargo.ts';
import { CAPACITY_KILOS, kilosOf } from '../rules.ts';
import type { CargoState } from '../state.ts';
import type { FrameClock } from '../../picture/frame-clock.ts';
import { DEPTH } from './depth.ts';
import { SpritePool, UNIT_SCALE } from './sprite-pool.ts';

/** Cargo that lies on the deck: bright while it can be carried, dim while it would be too much. */
export class CargoLayer {
  readonly #lights: SpritePool;
  readonly #pieces: SpritePool;

  constructor(scene: Phaser.Scene) {
    this.#lights = new SpritePool(scene, DEPTH.cargo, { additive: true });
    this.#pieces = new SpritePool(scene, DEPTH.cargo);
  }

  draw(state: Readonly<CargoState>, { nowMs, reducedMotion }: FrameClock): void {
    this.#lights.begin();
    this.#pieces.begin();
    const room = CAPACITY_KILOS - carriedKilos(state);
    for (const { id, type, x, y } of state.items) {
      const fits = kilosOf(type) <= room;
      const breath = reducedMotion || !fits ? 0 : Math.sin(nowMs / 320 + id);
      if (fits) {
        this.#lights
          .stamp('glow', x, y)
          .setScale(UNIT_SCALE * 0.95)
          .setTint(toTint(CARGO_COLORS[type]))
          .setAlpha(0.22 + 0.1 * breath);
      }
      this.#pieces
        .stamp(type, x, y)
        .setScale(UNIT_SCALE * (fits ? 1 + 0.04 * breath : 0.86))
        .setAlpha(fits ? 1 : 0.42);
    }
    this.#lights.end();
    this.#pieces.end();
  }
}
