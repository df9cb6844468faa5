import { specFigures } from '@star-seekers/config/spec-figures';
import { expect, it } from 'vitest';
import * as constants from './constants.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;

const lengths = ({ min, max }: { readonly min: number; readonly max: number }) => `${min} to ${max} characters`;

const packages = (hidden: boolean) =>
  constants.CREDIT_PACKAGES.filter((sold) => constants.isHiddenPackage(sold) === hidden)
    .map(({ name, credits, priceCents }) => `${name}: ${credits} for $${(priceCents / 100).toFixed(2)}`)
    .join(', ');

it('the figures are those of the specification', () => {
  expect({
    'P9.20': lengths(constants.PASSWORD_LENGTH),
    'P9.21': lengths(constants.USERNAME_LENGTH),
    'P9.22': `${constants.RESET_LIFETIME_MS / HOUR_MS} h`,
    'P9.23': String(constants.CREDITS_PER_RUN),
    'P9.24': String(constants.LOW_CREDITS_THRESHOLD),
    'P9.25': String(constants.LEADERBOARD_PAGE_SIZE),
    'P9.26': `${constants.LEADERBOARD_CACHE_MS / SECOND_MS} s`,
    'P9.27': constants.RANK_TITLES.map(({ title, from }) => `${title} ${from}`).join(', '),
    'P9.28': `${constants.DICE_COOLDOWN_MS / HOUR_MS} h`,
    'P9.29': String(constants.DICE_FACES),
    'P9.30': `${constants.DICE_ROLL_MS / SECOND_MS} s`,
    'P9.31': String(constants.DICE_HISTORY_LENGTH),
    'P9.32': `${constants.VERIFY_PAYMENT_DELAY_MS / SECOND_MS} s`,
    'P9.33': packages(false),
    'P9.34': packages(true),
  }).toEqual(specFigures('P9'));
});
