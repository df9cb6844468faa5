import type { RunOptions } from '@star-seekers/sim';
import type { Condition } from '../condition.ts';
import { familyOf } from './day.ts';
import { LOOKS } from './look-alikes.ts';

/** The look. */
export function conditionsOf(options: RunOptions): readonly Condition[] {
  const family = familyOf(options);
  return family === undefined ? [] : [{ key: 'day', values: { look: { key: `family.${LOOKS[family]}` } } }];
}
