import { type RunOptions, choiceIn, dayRng, drawChoice } from '@star-seekers/sim';
import { listing } from './listing.ts';
import { LEVELS } from './rules.ts';
import type { MissionDay } from './state.ts';
import { TWISTS } from './twists.ts';

/** The deck on which the runs of a day begin, and its twist (`G6.19`): each another one than yesterday's. */
export function drawConditions(seed: number, yesterday?: RunOptions): RunOptions {
  const rng = dayRng(seed, listing.id);
  const last = yesterday?.deck;
  const deck = drawChoice(rng, LEVELS, last === undefined ? undefined : last - 1) + 1;
  return { deck, twist: drawChoice(rng, TWISTS.length, yesterday?.twist) };
}

/** The day whose conditions a run has; undefined without a twist. @throws {MalformedInput} on a twist that there is not */
export function dayOf(options: RunOptions | undefined): MissionDay | undefined {
  const twist = choiceIn(options, 'twist', TWISTS.length);
  return twist === undefined ? undefined : { first: deckOf(options), twist };
}

/** The deck on which a run starts, from 1: practice may start on any. */
export function deckOf(options: RunOptions | undefined): number {
  return Math.min(LEVELS, Math.max(1, Math.trunc(options?.deck ?? 1)));
}
