import { atan2Turns, cosTurns, hypot, sinTurns } from './exact-math.ts';
import { createRng, nextUnit } from './rng.ts';
import { hashState } from './state-hash.ts';

/** What {@link parityHash} gives in every engine. */
export const PARITY_HASH = 'f6a3d0151e844b06';

/** A hash over many values of the generator and of the exact maths: the same in every engine. For tests. */
export function parityHash(): string {
  const rng = createRng(2026);
  const values: number[] = [];
  for (let index = 0; index < 20_000; index++) {
    const x = nextUnit(rng) * 2000 - 1000;
    const y = nextUnit(rng) * 2000 - 1000;
    values.push(sinTurns(x), cosTurns(y), atan2Turns(y, x), hypot(x, y));
  }
  return hashState(values);
}
