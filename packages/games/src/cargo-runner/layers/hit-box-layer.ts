import type Phaser from 'phaser';
import type { Point } from '../grid.ts';
import { mazeOf } from '../mazes/index.ts';
import { CATCH_DISTANCE, DETECTION_RADIUS, PICKUP_RADIUS, STATION_RADIUS } from '../rules.ts';
import type { CargoState } from '../state.ts';
import { DEPTH } from './depth.ts';

const PLAYER = 0x5fb4ff;
const PRIZE = 0x72e86b;
const DANGER = 0xff4d4d;
const SIGHT = 0xffb347;

/** The distances that the rules test, as they are tested: for the sandbox. */
export class HitBoxLayer {
  readonly #graphics: Phaser.GameObjects.Graphics;

  constructor(scene: Phaser.Scene) {
    this.#graphics = scene.add.graphics().setDepth(DEPTH.hitBoxes);
  }

  draw({ player, items, drones, level }: Readonly<CargoState>, visible: boolean): void {
    this.#graphics.clear().setVisible(visible);
    if (!visible) return;
    this.#circle(player, 3, PLAYER);
    this.#circle(mazeOf(level).station, STATION_RADIUS, PRIZE);
    for (const item of items) this.#circle(item, PICKUP_RADIUS, PRIZE);
    for (const drone of drones) {
      this.#circle(drone, CATCH_DISTANCE, DANGER);
      this.#circle(drone, DETECTION_RADIUS, SIGHT);
    }
  }

  #circle({ x, y }: Point, radius: number, color: number): void {
    this.#graphics.lineStyle(1.5, color, 0.95).strokeCircle(x, y, radius);
  }
}
