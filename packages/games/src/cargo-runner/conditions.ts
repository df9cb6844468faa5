import { type RunOptions, TICKS_PER_SECOND, choiceIn, dayRng, drawChoice } from '@star-seekers/sim';
import type { Condition } from '../condition.ts';
import { listing } from './listing.ts';
import { DECK_IDS } from './decks.ts';
import { LARGE_CAPACITY_KILOS, LEVELS, MORE_PULSES, SHORT_LEVEL_TICKS } from './rules.ts';
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

/** The deck and the twist. */
export function conditionsOf(options: RunOptions): readonly Condition[] {
  const day = dayOf(options);
  if (!day) return [];
  const values = {
    seconds: SHORT_LEVEL_TICKS / TICKS_PER_SECOND,
    kilos: LARGE_CAPACITY_KILOS,
    pulses: MORE_PULSES,
  };
  return [{ key: `decks.${DECK_IDS[day.first - 1]}` }, { key: `twist.${TWISTS[day.twist]}`, values }];
}
