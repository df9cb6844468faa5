import type { RunOptions } from '@star-seekers/sim';
import { type Condition, orderConditions } from '../condition.ts';
import { dayFigures } from './day.ts';

/** The figures in their order. */
export function conditionsOf(options: RunOptions): readonly Condition[] {
  return orderConditions(dayFigures.of(options));
}
