import { expect, it } from 'vitest';
import { parityHash } from './parity-values.ts';

it('the kernel computes the same bits in Chromium as in Node', () => {
  expect(parityHash()).toBe('f6a3d0151e844b06');
});
