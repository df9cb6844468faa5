import { specFigures } from '@star-seekers/config/spec-figures';
import { expect, test } from 'vitest';
import { RESET_LIFETIME_MS } from './reset-password.ts';

test('the figures of sign-in are those of the specification', () => {
  expect(specFigures('P9')).toMatchObject({ 'P9.22': `${RESET_LIFETIME_MS / 3_600_000} h` });
});
