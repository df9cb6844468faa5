import { ApiFailure } from '../../platform/api-error.ts';

export const badCredentials = () =>
  new ApiFailure('auth/bad_credentials', 'The email address or the password is wrong.');

export const emailTaken = () =>
  new ApiFailure('auth/email_taken', 'An account with this email address already exists.');

export const usernameTaken = () => new ApiFailure('auth/username_taken', 'This username is taken.');

export const registrationPaused = () =>
  new ApiFailure('auth/registration_paused', 'This hub takes no new accounts now. Try again later.');

export const signInFirst = () => new ApiFailure('auth/required', 'Sign in first.');

export const wrongPassword = () => new ApiFailure('auth/wrong_password', 'The password is wrong.');

export const guessablePassword = () => {
  const message = 'must not be a common password, nor contain the username or the email address';
  return new ApiFailure('auth/password_guessable', `The password ${message}.`, {
    details: { fields: [{ field: 'body.password', message }] },
  });
};

export const resetInvalid = () =>
  new ApiFailure('auth/reset_invalid', 'The password reset link is invalid or expired.');

export const resetUnavailable = () =>
  new ApiFailure('auth/reset_unavailable', 'This hub sends no email, so it cannot send a reset link.');
