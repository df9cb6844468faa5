import type Phaser from 'phaser';
import { toTint } from '@star-seekers/stage/picture/palette.ts';
import { MODE_COLORS, STATION_COLOR } from '../art/palette.ts';
import type { Point } from '../grid.ts';
import { mazeOf } from '../mazes/index.ts';
import type { CargoState } from '../state.ts';
import { type Lens, clamp } from './lens.ts';
import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import { type Pool, createPool } from './pool.ts';

/** Distance of a pointer from the edge of the picture, in pixels. */
const MARGIN = 26;

/** Points to the station and to chasing drones outside the picture, if only a part of the deck is visible. */
export class PointerLayer {
  readonly #pool: Pool;

  constructor(scene: Phaser.Scene) {
    this.#pool = createPool(scene, 'pointer');
  }

  draw({ level, drones, player }: Readonly<CargoState>, lens: Lens): void {
    this.#pool.begin();
    if (lens.zoom > 1) {
      this.#point(mazeOf(level).station, lens, STATION_COLOR, player.cargo.length > 0 ? 1 : 0.6);
      for (const drone of drones) if (drone.mode === 'chase') this.#point(drone, lens, MODE_COLORS.chase, 1);
    }
    this.#pool.end();
  }

  #point(to: Point, { view }: Lens, color: string, alpha: number): void {
    const [left, top] = [view.x + MARGIN, view.y + MARGIN];
    const [right, bottom] = [view.x + view.width - MARGIN, view.y + view.height - MARGIN];
    const [x, y] = [clamp(to.x, left, right), clamp(to.y, top, bottom)];
    if (x === to.x && y === to.y) return;
    this.#pool
      .stamp('pointer', x, y)
      .setRotation(Math.atan2(to.y - y, to.x - x) + Math.PI / 2)
      .setScale(UNIT_SCALE * 0.9)
      .setTint(toTint(color))
      .setAlpha(alpha);
  }
}
