import { type RunOptions, choiceIn } from '@star-seekers/sim';
import { LEVELS } from './rules.ts';
import type { MissionDay } from './state.ts';
import { TWISTS } from './twists.ts';

/**
 * The deck on which the runs of a day begin, and its twist (`G6.19`): 21 of the 42 that there are, as the panel takes longest with this game.
 * Each deck has three twists, two decks share one or two.
 */
export const dayConditions: readonly RunOptions[] = Array.from({ length: LEVELS }, (_, index) => index + 1).flatMap(
  (deck) => [0, 1, 3].map((step) => ({ deck, twist: (deck + step) % TWISTS.length })),
);

/** The day whose conditions a run has; undefined without a twist. @throws {MalformedInput} on a twist that there is not */
export function dayOf(options: RunOptions | undefined): MissionDay | undefined {
  const twist = choiceIn(options, 'twist', TWISTS.length);
  return twist === undefined ? undefined : { first: deckOf(options), twist };
}

/** The deck on which a run starts, from 1: practice may start on any. */
export function deckOf(options: RunOptions | undefined): number {
  return Math.min(LEVELS, Math.max(1, Math.trunc(options?.deck ?? 1)));
}
