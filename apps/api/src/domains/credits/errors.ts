import { ApiFailure } from '../../platform/api-error.ts';

export function insufficientCredits(credits: number): ApiFailure {
  return new ApiFailure('credits/insufficient', `You need 1 credit, you have ${credits}.`, { details: { credits } });
}

export function nothingToCollect(pendingCredits: number): ApiFailure {
  return new ApiFailure('credits/nothing_to_collect', `There are ${pendingCredits} credits to collect.`, {
    details: { pendingCredits },
  });
}
