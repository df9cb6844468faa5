import { expect, it } from 'vitest';
import { sourceHash } from './source-hash.ts';

it('is equal for the same source and different for another model', async () => {
  const hash = await sourceHash('stores/food');
  expect(await sourceHash('stores/food')).toBe(hash);
  expect(await sourceHash('stores/tool')).not.toBe(hash);
});
