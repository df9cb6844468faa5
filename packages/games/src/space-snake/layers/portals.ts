import type { Heading } from '@star-seekers/sim';
import type Phaser from 'phaser';
import { BOARD_ORIGIN } from '../art/backdrop.ts';
import { BOARD, CANVAS } from '../rules.ts';
import { head } from '../sim.ts';
import type { SnakeState } from '../state.ts';
import { columnToPx, rowToPx } from './place.ts';
import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import { type Pool, createPool } from './pool.ts';

/** Distance from an edge at which the portals ahead of the head light up, in cells. */
const SIGHT_CELLS = 4;

/** Draws light at the edges where a ship passes to the other side of the board, or is about to. */
export class Portals {
  readonly #pool: Pool;

  constructor(scene: Phaser.Scene) {
    this.#pool = createPool(scene, 'portal', { additive: true });
  }

  /** Starts a frame, and opens the portals ahead of the head. */
  begin(state: Readonly<SnakeState>): void {
    this.#pool.begin();
    const { x, y, heading } = head(state);
    const next = state.turns[0] ?? heading;
    const left = { up: y, down: BOARD.rows - 1 - y, left: x, right: BOARD.columns - 1 - x }[next];
    if (left < SIGHT_CELLS) this.open(x, y, next, 0.75 * (1 - left / SIGHT_CELLS));
  }

  /** Draws a pair of portals in the row or column of a cell. @param strength from 0 to 1 */
  open(x: number, y: number, heading: Heading, strength: number): void {
    if (heading === 'left' || heading === 'right') {
      this.#stamp(BOARD_ORIGIN.x, rowToPx(y), 0, strength);
      this.#stamp(CANVAS.width - BOARD_ORIGIN.x, rowToPx(y), 0, strength);
    } else {
      this.#stamp(columnToPx(x), BOARD_ORIGIN.y, Math.PI / 2, strength);
      this.#stamp(columnToPx(x), CANVAS.height - BOARD_ORIGIN.y, Math.PI / 2, strength);
    }
  }

  end(): void {
    this.#pool.end();
  }

  #stamp(x: number, y: number, rotation: number, strength: number): void {
    this.#pool
      .stamp('portal', x, y)
      .setRotation(rotation)
      .setAlpha(strength)
      .setScale(UNIT_SCALE * (0.6 + 0.4 * strength));
  }
}
