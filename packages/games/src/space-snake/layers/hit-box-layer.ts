import type Phaser from 'phaser';
import { BOARD_ORIGIN } from '../art/backdrop.ts';
import { type Cell, neighbour } from '../board.ts';
import { CELL_SIZE } from '../rules.ts';
import { type SnakeState, head } from '../sim.ts';
import { DEPTH } from './depth.ts';

const SHIP = 0x5fb4ff;
const NEXT = 0xffffff;
const DANGER = 0xff4d4d;
const ANNOUNCED = 0xffb347;
const PRIZE = 0x72e86b;

/** The cells that the rules test, as they are tested: for the sandbox. */
export class HitBoxLayer {
  readonly #graphics: Phaser.GameObjects.Graphics;

  constructor(scene: Phaser.Scene) {
    this.#graphics = scene.add.graphics().setDepth(DEPTH.hitBoxes);
  }

  draw(state: Readonly<SnakeState>, visible: boolean): void {
    this.#graphics.clear().setVisible(visible);
    if (!visible) return;
    for (const ship of state.convoy) this.#cell(ship, SHIP, 0.22);
    for (const resource of state.resources) this.#cell(resource, PRIZE, 0.12);
    for (const enemy of state.enemies) {
      if (enemy.activeIn === 0) this.#cell(enemy, DANGER, 0.25);
      else this.#cell(enemy, ANNOUNCED, 0.06);
    }
    const { heading } = head(state);
    this.#cell(neighbour(head(state), state.turns[0] ?? heading), NEXT, 0);
  }

  #cell({ x, y }: Cell, color: number, fill: number): void {
    const [left, top] = [BOARD_ORIGIN.x + x * CELL_SIZE, BOARD_ORIGIN.y + y * CELL_SIZE];
    this.#graphics.fillStyle(color, fill).fillRect(left + 1, top + 1, CELL_SIZE - 2, CELL_SIZE - 2);
    this.#graphics.lineStyle(1.5, color, 0.95).strokeRect(left + 1, top + 1, CELL_SIZE - 2, CELL_SIZE - 2);
  }
}
