import { ApiFailure } from '../../platform/api-error.ts';

export function insufficientCredits(needed: number, credits: number): ApiFailure {
  const message = `You need ${needed} ${needed === 1 ? 'credit' : 'credits'} and have ${credits}.`;
  return new ApiFailure('credits/insufficient', message, { details: { credits } });
}

export const spendKeyReused = () =>
  new ApiFailure('request/key_reused', 'This idempotency key was already used for a different request.');

export function nothingToCollect(pendingCredits: number): ApiFailure {
  return new ApiFailure('credits/nothing_to_collect', `You can collect at most ${pendingCredits} credits.`, {
    details: { pendingCredits },
  });
}
