import type { DiceRoll } from '@star-seekers/contracts';
import { ApiFailure } from '../../platform/api-error.ts';

export function coolingDown(timeRemaining: number, lastRoll: DiceRoll | undefined): ApiFailure {
  return new ApiFailure('dice/cooling_down', 'You can roll the dice again 24 hours after the last roll.', {
    details: { timeRemaining, ...(lastRoll && { lastRoll }) },
  });
}

export const emailUnconfirmed = () =>
  new ApiFailure(
    'dice/email_unconfirmed',
    'Confirm your email address first, with the link that this hub has sent you.',
  );
