import type Phaser from 'phaser';
import { toTint } from '@star-seekers/stage/picture/palette.ts';
import { STATION_COLOR } from '../art/palette.ts';
import { mazeOf } from '../mazes/index.ts';
import type { CargoState } from '../state.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import { type Pool, createPool } from './pool.ts';

const TINT = toTint(STATION_COLOR);

/** Draws the station: a turning ring, and a light that pulses faster while the courier carries cargo. */
export class StationLayer {
  readonly #body: Pool;
  readonly #pool: Pool;

  constructor(scene: Phaser.Scene) {
    this.#body = createPool(scene, 'station');
    this.#pool = createPool(scene, 'stationLight', { additive: true });
  }

  draw({ level, player }: Readonly<CargoState>, { nowMs, reducedMotion, reducedDetail }: FrameClock): void {
    const { x, y } = mazeOf(level).station;
    const isCalling = player.cargo.length > 0;
    const breath = reducedMotion ? 1 : 0.5 + 0.5 * Math.sin(nowMs / (isCalling ? 180 : 600));
    this.#body.begin();
    this.#body.stamp('station', x, y).setRotation(reducedMotion ? 0 : nowMs / 9000);
    this.#body.end();
    this.#pool.begin();
    this.#pool
      .stamp('padRing', x, y)
      .setRotation(reducedMotion ? 0 : nowMs / 4000)
      .setTint(TINT)
      .setAlpha(0.6 + 0.4 * breath);
    if (!reducedDetail) {
      this.#pool
        .stamp('glow', x, y)
        .setScale(UNIT_SCALE * (isCalling ? 3.4 : 2.4))
        .setTint(TINT)
        .setAlpha((isCalling ? 0.4 : 0.18) * (0.6 + 0.4 * breath));
    }
    this.#pool.end();
  }
}
