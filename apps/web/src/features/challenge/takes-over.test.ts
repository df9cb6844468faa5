import type { RunPage } from '@star-seekers/contracts';
import { expect, test } from 'vitest';
import { canTakeOver } from './takes-over.ts';

const PAGE = { rulesServed: true, secret: [1, 2, 3, 4], standing: 'counts' } as unknown as RunPage;

test.each<[string, Partial<RunPage>, boolean]>([
  ['that counts', {}, true],
  ['that is in the history', { standing: 'history' }, true],
  ['of a game that hides something', { secret: null }, false],
  ['that was voided', { standing: 'voided' }, false],
  ['of rules that the hub does not serve', { rulesServed: false }, false],
])('whether a run %s is taken over', (_, change, isPossible) => {
  expect(canTakeOver({ ...PAGE, ...change })).toBe(isPossible);
});
