import { expect, it } from 'vitest';
import { medalOf, nextMedal } from './medal.ts';

const medals = { bronze: 100, silver: 200, gold: 400 };

it.each([
  [0, undefined, { medal: 'bronze', missing: 100 }],
  [99, undefined, { medal: 'bronze', missing: 1 }],
  [100, 'bronze', { medal: 'silver', missing: 100 }],
  [399, 'silver', { medal: 'gold', missing: 1 }],
  [400, 'gold', undefined],
])('a score of %i earns %s', (score, medal, next) => {
  expect(medalOf(medals, score)).toBe(medal);
  expect(nextMedal(medals, score)).toEqual(next);
});
