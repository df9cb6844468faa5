import { ApiFailure } from '../../platform/api-error.ts';

export const unknownPackage = () => new ApiFailure('payments/unknown_package', 'There is no such package.');

export const paymentNotFound = () => new ApiFailure('payments/not_found', 'There is no such payment.');

export const notYours = () => new ApiFailure('payments/not_yours', "This payment is another player's.");

export const unreachable = () =>
  new ApiFailure('payments/unreachable', 'The payment provider does not answer as it should. Nothing was charged.');

export const paymentsOff = () => new ApiFailure('payments/off', 'Credits are not on sale on this server.');

export const badSignature = () => new ApiFailure('payments/bad_signature', 'The webhook is not signed as it must be.');
