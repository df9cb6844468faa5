import { ApiFailure } from '../../platform/api-error.ts';

export const unknownPackage = () => new ApiFailure('payments/unknown_package', 'There is no such package.');

export const paymentNotFound = () => new ApiFailure('payments/not_found', 'There is no such payment.');

export const notYours = () => new ApiFailure('payments/not_yours', 'This payment belongs to another player.');

export const unreachable = () =>
  new ApiFailure('payments/unreachable', 'The payment provider is unavailable. Nothing was charged.');

export const paymentsOff = () => new ApiFailure('payments/off', 'Credits are not sold on this server.');

export const badSignature = () => new ApiFailure('payments/bad_signature', 'The webhook signature is invalid.');
