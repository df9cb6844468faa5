import { BOARD_CELLS, type Cell, cellIndex, neighbour } from './board.ts';
import { CLEAR_MOVES } from './rules.ts';
import type { Enemy, Segment, SnakeState } from './sim.ts';

const FREE = 0;
const SHIP = 1;
const OTHER = 2;

/** What is in each cell. Reused: each tick fills it anew before it is read. */
const contents = new Uint8Array(BOARD_CELLS.length);

/** The cells that are closed to enemies in one tick; found when one is first asked for. */
export class Cells {
  readonly #state: SnakeState;
  #isFound = false;

  constructor(state: SnakeState) {
    this.#state = state;
  }

  /** Whether there is a ship, or the head enters it with its next moves (`G2.14`). */
  hasShip(cell: Cell): boolean {
    if (!this.#isFound) this.#find();
    return contents[cellIndex(cell)] === SHIP;
  }

  /** Whether there is anything. */
  isClosed(cell: Cell): boolean {
    if (!this.#isFound) this.#find();
    return contents[cellIndex(cell)] !== FREE;
  }

  /** An enemy has drifted into its cell. */
  noteDrift(enemy: Enemy): void {
    // A ship may come into the cell of an enemy that is not active yet.
    if (contents[cellIndex(enemy.from)] === OTHER) contents[cellIndex(enemy.from)] = FREE;
    contents[cellIndex(enemy)] = OTHER;
  }

  #find(): void {
    this.#isFound = true;
    const { convoy, enemies, resources, turns } = this.#state;
    contents.fill(FREE);
    for (const resource of resources) contents[cellIndex(resource)] = OTHER;
    for (const enemy of enemies) contents[cellIndex(enemy)] = OTHER;
    for (const ship of convoy) contents[cellIndex(ship)] = SHIP;
    let ahead = convoy[0] as Segment;
    for (let move = 0; move < CLEAR_MOVES; move++) {
      const heading = turns[move] ?? ahead.heading;
      ahead = { ...neighbour(ahead, heading), heading };
      contents[cellIndex(ahead)] = SHIP;
    }
  }
}
