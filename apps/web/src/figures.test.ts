import { specFigures } from '@star-seekers/config/spec-figures';
import { expect, test } from 'vitest';
import { LOW_CREDITS_THRESHOLD } from './features/credits/credit-toasts.ts';
import { VERIFY_PAYMENT_DELAY_MS } from './features/credits/use-payment-return.ts';
import { DICE_ROLL_MS } from './features/dice/die/throw.ts';
import { LEADERBOARD_CACHE_MS } from './features/leaderboard/board-queries.ts';

test('the figures of the hub are those of the specification', () => {
  expect(specFigures('P9')).toMatchObject({
    'P9.24': String(LOW_CREDITS_THRESHOLD),
    'P9.26': `${LEADERBOARD_CACHE_MS / 1000} s`,
    'P9.30': `${DICE_ROLL_MS / 1000} s`,
    'P9.32': `${VERIFY_PAYMENT_DELAY_MS / 1000} s`,
  });
});
