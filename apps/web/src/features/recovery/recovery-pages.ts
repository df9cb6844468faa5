import { ConfirmEmailPage } from './confirm-email-page.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

/** The screens of links in e-mails, by their part of the texts. One file: each is small, and nobody visits several often. */
export const recoveryPages = { forgot: ForgotPasswordPage, reset: ResetPasswordPage, confirm: ConfirmEmailPage };
