import { HEADINGS } from '@star-seekers/sim';
import type Phaser from 'phaser';
import { BOARD_ORIGIN } from '../art/backdrop.ts';
import { BOARD_CELLS, type Cell, cellIndex, neighbour } from '../board.ts';
import { CELL_SIZE, TAIL_PASS } from '../rules.ts';
import { head } from '../sim.ts';
import type { SnakeState } from '../state.ts';
import { DEPTH } from './pool.ts';

/** The room is drawn while it is less than this share of what the ships leave free. */
const SMALL_SHARE = 0.5;

const COLOR = 0x5fb4ff;

/** The cells that the head can reach past the ships, or none while there is room enough, or the convoy is short. */
export function smallRoomOf({ convoy }: Pick<SnakeState, 'convoy'>): readonly Cell[] {
  if (convoy.length < TAIL_PASS.ships) return [];
  const closed = new Set(convoy.map(cellIndex));
  const room: Cell[] = [];
  const queue: Cell[] = [head({ convoy } as SnakeState)];
  for (const cell of queue) {
    for (const heading of HEADINGS) {
      const next = neighbour(cell, heading);
      if (closed.has(cellIndex(next))) continue;
      closed.add(cellIndex(next));
      room.push(next);
      queue.push(next);
    }
  }
  return room.length < SMALL_SHARE * (BOARD_CELLS.length - convoy.length) ? room : [];
}

/** Tints the room that a long convoy has left. It is drawn anew with each move. */
export class RoomLayer {
  readonly #graphics: Phaser.GameObjects.Graphics;
  #drawnAt: Cell | undefined;

  constructor(scene: Phaser.Scene) {
    this.#graphics = scene.add.graphics().setDepth(DEPTH.room);
  }

  reset(): void {
    this.#drawnAt = undefined;
  }

  draw(state: Readonly<SnakeState>): void {
    const at = state.convoy[0];
    if (at === this.#drawnAt) return;
    this.#drawnAt = at;
    this.#graphics.clear();
    this.#graphics.fillStyle(COLOR, 0.16);
    for (const { x, y } of smallRoomOf(state)) {
      this.#graphics.fillRect(BOARD_ORIGIN.x + x * CELL_SIZE, BOARD_ORIGIN.y + y * CELL_SIZE, CELL_SIZE, CELL_SIZE);
    }
  }
}
