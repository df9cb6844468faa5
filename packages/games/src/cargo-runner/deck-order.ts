import { LEVELS, dronesOfLevel } from './rules.ts';
import type { CargoState } from './state.ts';
import { mazeOf } from './mazes/index.ts';
import { missionRules } from './twists.ts';

interface OnDeck {
  readonly day?: CargoState['day'] | undefined;
  readonly level: number;
}

/** Which deck of the run this is, from 1: under a day's conditions a run may begin on any deck. */
export function numberOf({ day, level }: OnDeck): number {
  return day ? ((level - day.first + LEVELS) % LEVELS) + 1 : level;
}

export function isLastDeck(state: OnDeck): boolean {
  return numberOf(state) === LEVELS;
}

/** The deck after this one, which is not the last. */
export function deckAfter({ day, level }: OnDeck): number {
  return day ? (level % LEVELS) + 1 : level + 1;
}

/** Number of drones on a deck: under a day's conditions as many as its place in the run has, if it has rounds for them. */
export function dronesOn(state: OnDeck): number {
  const rounds = mazeOf(state.level).rounds.length;
  if (!state.day) return rounds;
  return Math.min(rounds, dronesOfLevel(numberOf(state))) + missionRules(state).moreDrones;
}
