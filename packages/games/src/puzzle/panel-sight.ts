import { nextUnit } from '@star-seekers/sim';
import type { Person } from '../panel/person.ts';
import { isJoined } from './seams.ts';
import type { Seam } from './state.ts';

/**
 * What a person sees of edges, by measures of the twelve pictures: strips of 4 of 256 pixels along each of the 24 seams. Colours look
 * alike that differ by at most 40 of 255, the root of the mean square of their channels.
 */

/** Mean number of the 14 wrong pieces whose edge is alike in its mean colour, by artwork. */
const LOOK_ALIKES = [4.77, 4.13, 4.71, 5.13, 8.69, 3.52, 4.29, 5.02, 4.75, 6.6, 3.63, 2.71] as const;

/**
 * A closer look compares as many of the eight parts of an edge as can be held in mind at once, while the eye goes from one piece to
 * the other. The piece is taken for the right one if at most one of them differs. Share of right pieces and of look-alikes for which
 * that is so, by the number of parts.
 */
const TAKEN: Readonly<Record<number, { readonly right: number; readonly wrong: number }>> = {
  3: { right: 0.9, wrong: 0.318 },
  4: { right: 0.843, wrong: 0.181 },
  5: { right: 0.791, wrong: 0.108 },
  6: { right: 0.742, wrong: 0.069 },
};

export class Sight {
  readonly #person: Person;
  readonly #lookAlikeShare: number;
  /** Two edges always look the same from afar. */
  readonly #seen = new Map<string, boolean>();

  constructor(person: Person, artwork: number) {
    this.#person = person;
    this.#lookAlikeShare = (LOOK_ALIKES[artwork] as number) / 14;
  }

  /** Whether a piece is worth a closer look. @param seams from the place where it would be to its neighbours */
  looksAlike(board: readonly number[], piece: number, seams: readonly Seam[]): boolean {
    return fits(board, piece, seams) || seams.every((seam) => this.#isAlike(board, piece, seam));
  }

  /** Whether a piece is taken for the right one after a closer look. Each look is at other parts of the edge. */
  takes(board: readonly number[], piece: number, seams: readonly Seam[]): boolean {
    const { rng, human } = this.#person;
    const { right, wrong } = TAKEN[human.memory] as { right: number; wrong: number };
    return nextUnit(rng) < (fits(board, piece, seams) ? right : wrong);
  }

  #isAlike(board: readonly number[], piece: number, [place, beside]: Seam): boolean {
    const key = `${piece} ${board[beside]} ${beside - place}`;
    const isAlike = this.#seen.get(key) ?? nextUnit(this.#person.rng) < this.#lookAlikeShare;
    this.#seen.set(key, isAlike);
    return isAlike;
  }
}

/** Whether the edges of a piece continue the picture of its neighbours. */
function fits(board: readonly number[], piece: number, seams: readonly Seam[]): boolean {
  return seams.every(([place, beside]) =>
    isJoined(board.with(place, piece), place < beside ? [place, beside] : [beside, place]),
  );
}
