import { expect, it } from 'vitest';
import { PARITY_HASH, parityHash } from './parity-values.ts';

it('the kernel computes known bits in Node', () => {
  expect(parityHash()).toBe(PARITY_HASH);
});
