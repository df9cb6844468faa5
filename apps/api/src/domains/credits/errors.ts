import { ApiFailure } from '../../platform/api-error.ts';

export function insufficientCredits(needed: number, credits: number): ApiFailure {
  const message = `You need ${needed} ${needed === 1 ? 'credit' : 'credits'}, you have ${credits}.`;
  return new ApiFailure('credits/insufficient', message, { details: { credits } });
}

export const spendKeyReused = () =>
  new ApiFailure('request/key_reused', 'This idempotency key was used for another request.');

export function nothingToCollect(pendingCredits: number): ApiFailure {
  return new ApiFailure('credits/nothing_to_collect', `There are ${pendingCredits} credits to collect.`, {
    details: { pendingCredits },
  });
}
