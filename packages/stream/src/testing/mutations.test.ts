import { expect, it } from 'vitest';
import { MUTATIONS, attackWithout } from '../../stress/mutations.ts';

it.concurrent.each(MUTATIONS)('the search finds what is stopped because $defence', async (mutation) => {
  expect(await attackWithout(mutation, 20_000, mutation.seed)).toBeDefined();
});
