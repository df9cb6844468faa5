import type Phaser from 'phaser';
import { BOARD_ORIGIN } from '../art/backdrop.ts';
import { type Cell, neighbour } from '../board.ts';
import { CELL_SIZE } from '../rules.ts';
import { type SnakeState, head } from '../sim.ts';

type Graphics = Phaser.GameObjects.Graphics;

const SHIP = 0x5fb4ff;
const NEXT = 0xffffff;
const DANGER = 0xff4d4d;
const ANNOUNCED = 0xffb347;
const PRIZE = 0x72e86b;

/** Outlines the cells with which the rules detect hits. */
export function outlineHitBoxes(graphics: Graphics, state: Readonly<SnakeState>): void {
  for (const ship of state.convoy) cell(graphics, ship, SHIP, 0.22);
  for (const resource of state.resources) cell(graphics, resource, PRIZE, 0.12);
  for (const enemy of state.enemies) {
    if (enemy.activeIn === 0) cell(graphics, enemy, DANGER, 0.25);
    else cell(graphics, enemy, ANNOUNCED, 0.06);
  }
  const { heading } = head(state);
  cell(graphics, neighbour(head(state), state.turns[0] ?? heading), NEXT, 0);
}

function cell(graphics: Graphics, { x, y }: Cell, color: number, fill: number): void {
  const [left, top] = [BOARD_ORIGIN.x + x * CELL_SIZE, BOARD_ORIGIN.y + y * CELL_SIZE];
  graphics.fillStyle(color, fill).fillRect(left + 1, top + 1, CELL_SIZE - 2, CELL_SIZE - 2);
  graphics.lineStyle(1.5, color, 0.95).strokeRect(left + 1, top + 1, CELL_SIZE - 2, CELL_SIZE - 2);
}
