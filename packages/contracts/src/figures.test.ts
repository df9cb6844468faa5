import { specFigures } from '@star-seekers/config/spec-figures';
import { expect, it } from 'vitest';
import { LEADERBOARD_PAGE_SIZE } from './domain/board.ts';
import { CREDIT_PACKAGES, isHiddenPackage } from './domain/credit-packages.ts';
import { DICE_COOLDOWN_MS, DICE_FACES, DICE_HISTORY_LENGTH } from './domain/dice.ts';
import { RANK_TITLES } from './domain/rank.ts';
import { CREDITS_PER_RUN } from './domain/run.ts';
import { PASSWORD_LENGTH, USERNAME_LENGTH } from './schemas/auth.ts';

const HOUR_MS = 60 * 60 * 1000;

const lengths = ({ min, max }: { readonly min: number; readonly max: number }) => `${min} to ${max} characters`;

const packages = (hidden: boolean) =>
  CREDIT_PACKAGES.filter((sold) => isHiddenPackage(sold) === hidden)
    .map(({ name, credits, priceCents }) => `${name}: ${credits} for $${(priceCents / 100).toFixed(2)}`)
    .join(', ');

it('the figures are those of the specification', () => {
  expect(specFigures('P9')).toMatchObject({
    'P9.20': lengths(PASSWORD_LENGTH),
    'P9.21': lengths(USERNAME_LENGTH),
    'P9.23': String(CREDITS_PER_RUN),
    'P9.25': String(LEADERBOARD_PAGE_SIZE),
    'P9.27': RANK_TITLES.map(({ title, from }) => `${title} ${from}`).join(', '),
    'P9.28': `${DICE_COOLDOWN_MS / HOUR_MS} h`,
    'P9.29': String(DICE_FACES),
    'P9.31': String(DICE_HISTORY_LENGTH),
    'P9.33': packages(false),
    'P9.34': packages(true),
  });
});
