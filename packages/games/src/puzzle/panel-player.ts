import { TICK_MS, nextUnit, pick, shuffle } from '@star-seekers/sim';
import type { Bot } from '../game.ts';
import type { Human, PlayerType } from '../panel/humans.ts';
import { type Person, createPerson, lapses, pointingTicks, reactionTicks } from '../panel/person.ts';
import { PANE_SIZE, type Point, centreOf } from './board.ts';
import { PIECES } from './rules.ts';
import { canMove } from './sim.ts';
import { SEAMS, isHome, isJoined, wholeRows } from './seams.ts';
import type { PuzzleCommand, PuzzleState, Seam } from './state.ts';

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

class Sight {
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

/**
 * One look at a piece: 180 to 275 ms in a search, 260 to 330 ms on a picture (Rayner 2009, doi:10.1080/17470210902816461). A piece is
 * wider than the two degrees that are seen sharply, so each takes a look of its own.
 */
const FIXATION_MS = 275;

/**
 * How often a player has studied the same window before. With twelve windows and one in a run, that takes some dozens of runs. What was
 * studied once stays in long-term memory, for thousands of pictures (Brady et al. 2008, doi:10.1073/pnas.0803390105).
 */
const STUDIED_BEFORE: Readonly<Record<PlayerType, number>> = { novice: 0, median: 0, skilled: 1, expert: 4 };

const PLACES = Array.from({ length: PIECES }, (_, place) => place);

/** A drag. */
interface Move {
  readonly from: number;
  readonly to: number;
}

/** What comes of looking at the board: a move, or none yet. */
interface Thought {
  readonly move?: Move;
  readonly lookMs: number;
}

/**
 * A person who keeps the places of a few pieces in mind from the preview (visual working memory: Cowan 2001), puts those back first,
 * and then looks for the piece that fits beside the ones that are right, one at a time, as people do who copy a picture of blocks
 * (Ballard, Hayhoe and Pelz 1995). A thud after a move tells that it was wrong.
 */
export function createPlayer(human: Human, seed: number, type: PlayerType): Bot<PuzzleState, PuzzleCommand> {
  return createPlayerWith({ studies: STUDIED_BEFORE[type] + 1, choice: 'fit' }, human, seed);
}

/** How a player chooses pieces. */
interface Way {
  /** How often the picture has been studied. */
  readonly studies: number;
  /** What fits beside the pieces that are right, or any piece. */
  readonly choice: 'fit' | 'in turn' | 'random';
}

/** A player with another way, by the same hands. */
export function createPlayerWith(way: Way, human: Human, seed: number): Bot<PuzzleState, PuzzleCommand> {
  const solver = new Solver(createPerson(human, seed), way);
  let freeAt = 0;
  let due: { readonly tick: number; readonly move: Move } | undefined;
  return (state) => {
    if (state.status !== 'playing') return [];
    if (due) {
      if (state.tick < due.tick || !canMove(state)) return [];
      const { from, to } = due.move;
      due = undefined;
      solver.watch(from, to);
      // The result is looked at before the next move is thought of.
      freeAt = state.tick + ticks(human.decisionMs);
      return [{ swap: [from, to] }];
    }
    if (state.tick < freeAt) return [];
    const { move, lookMs } = solver.think(state);
    if (move) due = { tick: state.tick + solver.ticksOf(move, lookMs), move };
    else freeAt = state.tick + ticks(lookMs);
    return [];
  };
}

class Solver {
  readonly #person: Person;
  #sight: Sight | undefined;
  /** Pieces whose places are in mind. */
  readonly #remembered: readonly number[];
  /** Places that are known to have the right piece. */
  readonly #settled = new Set<number>();
  /** The last move, whose result is to be looked at. */
  #watched: readonly number[] = [];
  readonly #choice: Way['choice'];
  /** The place that is being filled, and pieces that turned out not to belong there. */
  #target: number | undefined;
  readonly #rejected = PLACES.map(() => new Set<number>());
  #hand: Point = centreOf(5);
  /** Ticks of the last drag, during which the eye was already ahead. */
  #dragTicks = 0;

  constructor(person: Person, { studies, choice }: Way) {
    const { rng, human } = person;
    this.#person = person;
    this.#choice = choice;
    const studied = Array.from({ length: studies }, () => shuffle(rng, [...PLACES]).slice(0, human.memory));
    this.#remembered = [...new Set(studied.flat())];
  }

  think({ board, artwork }: Readonly<PuzzleState>): Thought {
    const { human } = this.#person;
    if (lapses(this.#person)) return { lookMs: human.decisionMs };
    this.#sight ??= new Sight(this.#person, artwork);
    for (const place of [...this.#watched, ...wholeRows(board).flat()])
      if (isHome(board, place)) this.#settled.add(place);
    const settled = this.#settled;
    const open = shuffle(
      this.#person.rng,
      PLACES.filter((place) => !settled.has(place)),
    );
    return (
      this.#recall(board, settled, open) ??
      (this.#choice === 'fit' ? this.#searchFit(board, settled, open) : this.#try(board, settled))
    );
  }

  /** The result of a move is heard, and a light shows the place. */
  watch(from: number, to: number): void {
    this.#watched = [from, to];
  }

  /** Ticks until the piece is dropped. */
  ticksOf({ from, to }: Move, lookMs: number): number {
    const { human } = this.#person;
    const lead = Math.min(ticks(human.foresightMs), this.#dragTicks);
    const [source, goal] = [centreOf(from), centreOf(to)];
    this.#dragTicks = pointingTicks(this.#person, distance(source, goal), PANE_SIZE);
    const reach = pointingTicks(this.#person, distance(this.#hand, source), PANE_SIZE);
    this.#hand = goal;
    return Math.max(ticks(lookMs) - lead, 0) + reactionTicks(this.#person) + reach + this.#dragTicks;
  }

  /** Puts back the next piece whose place is in mind. */
  #recall(board: readonly number[], settled: ReadonlySet<number>, open: readonly number[]): Thought | undefined {
    const piece = this.#remembered.find((known) => !settled.has(known));
    if (piece === undefined) return undefined;
    const looks = open.findIndex((place) => board[place] === piece) + 1;
    return { move: { from: open[looks - 1] as number, to: piece }, lookMs: looks * this.#glanceMs };
  }

  /** Looks through the other pieces for one that fits at a place beside those that are right. */
  #searchFit(board: readonly number[], settled: ReadonlySet<number>, open: readonly number[]): Thought {
    const sight = this.#sight as Sight;
    const target = this.#chooseTarget(settled, open);
    const seams = SEAMS.flatMap(([one, other]): Seam[] => [
      ...(one === target && settled.has(other) ? [[one, other] as const] : []),
      ...(other === target && settled.has(one) ? [[other, one] as const] : []),
    ]);
    const rejected = this.#rejected[target] as Set<number>;
    // It is not right.
    rejected.add(board[target] as number);
    let lookMs = 0;
    for (const place of open) {
      const piece = board[place] as number;
      if (rejected.has(piece)) continue;
      lookMs += this.#glanceMs;
      if (!sight.looksAlike(board, piece, seams)) continue;
      // Once more at the edge, and a decision.
      lookMs += FIXATION_MS + this.#person.human.decisionMs;
      if (lapses(this.#person) || !sight.takes(board, piece, seams)) continue;
      return { move: { from: place, to: target }, lookMs };
    }
    return { lookMs };
  }

  /** Puts any piece that was not tried there on the first place that is not right. */
  #try(board: readonly number[], settled: ReadonlySet<number>): Thought {
    const target = PLACES.find((place) => !settled.has(place)) as number;
    const rejected = this.#rejected[target] as Set<number>;
    rejected.add(board[target] as number);
    const untried = PLACES.filter((place) => !settled.has(place) && !rejected.has(board[place] as number));
    const from = this.#choice === 'random' ? pick(this.#person.rng, untried) : (untried[0] as number);
    return { move: { from, to: target }, lookMs: 0 };
  }

  /** The place with the most neighbours that are right; the last one as long as it is one of those. */
  #chooseTarget(settled: ReadonlySet<number>, open: readonly number[]): number {
    const neighboursOf = (place: number) =>
      SEAMS.filter(([one, other]) => (one === place && settled.has(other)) || (other === place && settled.has(one)));
    const most = Math.max(...open.map((place) => neighboursOf(place).length));
    const best = open.filter((place) => neighboursOf(place).length === most);
    this.#target = best.find((place) => place === this.#target) ?? pick(this.#person.rng, best);
    return this.#target;
  }

  get #glanceMs(): number {
    return FIXATION_MS + this.#person.human.searchMs;
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function ticks(ms: number): number {
  return Math.round(ms / TICK_MS);
}
