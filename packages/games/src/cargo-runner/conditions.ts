import { type RunOptions, TICKS_PER_SECOND } from '@star-seekers/sim';
import type { Condition } from '../condition.ts';
import { dayOf } from './day.ts';
import { DECK_IDS } from './decks.ts';
import { LARGE_CAPACITY_KILOS, MORE_PULSES, SHORT_LEVEL_TICKS } from './rules.ts';
import { TWISTS } from './twists.ts';

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
