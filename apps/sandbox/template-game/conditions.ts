import type { RunOptions } from '@star-seekers/sim';
import type { Condition } from '../condition.ts';
import { baysOfDay } from './sim.ts';

/** The number of bays. */
export function conditionsOf(options: RunOptions): readonly Condition[] {
  const bays = baysOfDay(options);
  return bays === undefined ? [] : [{ key: 'bays', values: { bays } }];
}
