import { ApiFailure } from '../../platform/api-error.ts';

export const staffOnly = () => new ApiFailure('bridge/staff_only', 'The bridge is for staff of this hub.');

export const signInToBridge = () =>
  new ApiFailure('bridge/sign_in_first', 'Sign in to the bridge with your passkey first.');

export const operatorsOnly = () => new ApiFailure('bridge/operators_only', 'Only operators may do this.');

export const passkeyRequired = () =>
  new ApiFailure('bridge/passkey_required', 'This decision needs your passkey once more.');

export const passkeyRefused = () =>
  new ApiFailure('bridge/passkey_refused', 'The passkey was not accepted. Ask for it again.');

export const linkInvalid = () =>
  new ApiFailure('bridge/link_invalid', "The link for a passkey is invalid, used or expired, or another account's.");
