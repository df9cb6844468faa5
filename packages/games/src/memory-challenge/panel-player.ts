import { TICK_MS, nextInt } from '@star-seekers/sim';
import type { Bot } from '../game.ts';
import { nextMedal } from '../medal.ts';
import type { Human } from '../panel/humans.ts';
import {
  type Decision,
  type Person,
  createPerson,
  lapses,
  playAs,
  pointingTicks,
  readingTicks,
} from '../panel/person.ts';
import { CARD_SIZE, WIDE, centreOf } from './board.ts';
import { CardMemory } from './panel-memory.ts';
import { listing } from './listing.ts';
import { FACE_DUE_TICKS, MEDAL_LEVELS, MOST_STARS, levelSeconds, secondsUsed } from './rules.ts';
import { offersNextLevel } from './sim.ts';
import type { MemoryCard, MemoryCommand, MemoryState } from './state.ts';

/** Words of the panel between two levels that are read. */
const PANEL_WORDS = 15;

/** A person who remembers where pictures were seen, turns unseen cards row by row, and goes on until the clock becomes too short to risk the stars. */
export function createPlayer(human: Human, seed: number): Bot<MemoryState, MemoryCommand> {
  const person = createPerson(human, seed);
  const player = new MemoryPlayer(person);
  const play = playAs<MemoryState, MemoryCommand>(person, (state) => player.decide(state));
  return (state) => {
    player.watch(state);
    return play(state);
  };
}

class MemoryPlayer {
  readonly #person: Person;
  #memory: CardMemory;
  #level = 1;
  /** Cards that were turned in this level: a person who goes row by row knows where the unseen ones begin. */
  #turned = new Set<number>();
  /** Pictures that show now and have been looked at. */
  #watched = new Set<number>();
  /** The card to turn second, once the first was chosen as one of a pair. */
  #planned: number | undefined;
  #hand = 0;
  #busyUntil = 0;

  constructor(person: Person) {
    this.#person = person;
    this.#memory = new CardMemory(person);
  }

  /** Looks at the cards that show their pictures, unless attention is elsewhere. */
  watch(state: Readonly<MemoryState>): void {
    const { cards, level, turning, faceUp } = state;
    if (level !== this.#level) this.#startLevel(level);
    for (const card of this.#watched) {
      const { face, matched } = cards[card] as MemoryCard;
      if (matched) this.#memory.forget(card);
      if (matched || face === null) this.#watched.delete(card);
    }
    if (turning && shows(state, turning.card)) this.#look(cards, turning.card);
    for (const card of faceUp) this.#look(cards, card);
  }

  #look(cards: readonly MemoryCard[], card: number): void {
    const { face } = cards[card] as MemoryCard;
    if (face === null || this.#watched.has(card)) return;
    this.#watched.add(card);
    if (!lapses(this.#person)) this.#memory.see(card, face);
  }

  decide(state: Readonly<MemoryState>): Decision<MemoryState, MemoryCommand> | undefined {
    if (state.tick < this.#busyUntil) return undefined;
    if (offersNextLevel(state)) {
      const inTicks = readingTicks(this.#person, PANEL_WORDS);
      this.#busyUntil = Number.POSITIVE_INFINITY;
      return { inTicks, act: () => [banks(state) ? { finish: true } : { next: true }] };
    }
    const { status, faceUp, turning } = state;
    if (status !== 'playing' || faceUp.length === 2) return undefined;
    // The first card is seen while it turns; the second is touched once it is known.
    const first = turning?.card ?? faceUp[0];
    if (first !== undefined && ((turning && faceUp.length > 0) || !shows(state, first))) return undefined;
    const face = first === undefined ? null : (state.cards[first] as MemoryCard).face;
    const card = first === undefined ? this.#chooseFirst(state) : this.#chooseSecond(state, first, face as number);
    if (card === undefined) return undefined;
    const inTicks = this.#searchTicks(state) + this.#pointTicks(card);
    this.#hand = card;
    this.#turned.add(card);
    this.#busyUntil = state.tick + inTicks + Math.round((1.5 * this.#person.human.reactionMs) / TICK_MS);
    return { inTicks: inTicks + Math.round(this.#person.human.reactionMs / TICK_MS), act: () => [{ turn: card }] };
  }

  #startLevel(level: number): void {
    this.#level = level;
    this.#memory = new CardMemory(this.#person);
    this.#turned.clear();
    this.#watched.clear();
    this.#planned = undefined;
    this.#busyUntil = 0;
  }

  #chooseFirst(state: Readonly<MemoryState>): number | undefined {
    const pair = this.#memory.pairInMind();
    this.#planned = pair?.[1];
    return pair?.[0] ?? this.#unseen(state, undefined);
  }

  #chooseSecond(state: Readonly<MemoryState>, first: number, face: number): number | undefined {
    const planned = this.#planned;
    this.#planned = undefined;
    if (planned !== undefined && planned !== first) return planned;
    return this.#memory.mateOf(first, face) ?? this.#unseen(state, first);
  }

  /** The next card that was never turned; once there is none, one that is not remembered. */
  #unseen({ cards }: Readonly<MemoryState>, first: number | undefined): number | undefined {
    const down = cards.flatMap(({ matched }, card) => (matched || card === first ? [] : [card]));
    const next = down.find((card) => !this.#turned.has(card));
    if (next !== undefined) return next;
    const forgotten = down.filter((card) => !this.#memory.recalls(card));
    const choices = forgotten.length > 0 ? forgotten : down;
    return choices[nextInt(this.#person.rng, choices.length)];
  }

  /** Half of the cards that still lie on the table are looked at before the right one is found. */
  #searchTicks({ cards }: Readonly<MemoryState>): number {
    const down = cards.filter(({ matched }) => !matched).length;
    return Math.round((this.#person.human.searchMs * down) / 2 / TICK_MS);
  }

  #pointTicks(card: number): number {
    const [from, to] = [centreOf(WIDE, this.#hand), centreOf(WIDE, card)];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    return pointingTicks(this.#person, Math.sqrt(dx * dx + dy * dy), CARD_SIZE);
  }
}

/** Part of the next level's time that has to be left at the person's pace. A person who expects less saves the stars. */
const SPARE_SHARE = 0.25;

/** Saves the stars at the risk of losing them, and once no better medal can be reached. */
function banks({ level, ticksLeft, stars, medalStars }: Readonly<MemoryState>): boolean {
  if (stars === 0) return false;
  if (secondsUsed(level, ticksLeft) > (1 - SPARE_SHARE) * levelSeconds(level + 1)) return true;
  const next = nextMedal(listing.medals, medalStars);
  return next === undefined || next.missing > MOST_STARS * (MEDAL_LEVELS - level);
}

/** Whether the picture of a card can be seen: a turn shows it in its second half. */
function shows({ cards, turning, tick }: Readonly<MemoryState>, card: number): boolean {
  return cards[card]?.face !== null && (turning?.card !== card || tick >= turning.since + FACE_DUE_TICKS);
}
