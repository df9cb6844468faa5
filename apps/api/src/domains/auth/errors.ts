import { ApiFailure } from '../../platform/api-error.ts';

export const badCredentials = () =>
  new ApiFailure('auth/bad_credentials', 'The email address or the password is wrong.');

export const emailTaken = () =>
  new ApiFailure('auth/email_taken', 'An account with this email address exists already.');

export const usernameTaken = () => new ApiFailure('auth/username_taken', 'This username is taken.');

export const signInFirst = () => new ApiFailure('auth/required', 'Sign in first.');
