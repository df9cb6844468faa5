import { createHash } from 'node:crypto';
import { RESET_LIFETIME_MS } from '@star-seekers/contracts';
import type { Services } from '../../platform/services.ts';
import { resetInvalid, resetUnavailable } from './errors.ts';
import {
  deleteResetsOf,
  endSessions,
  findReset,
  findUserByEmail,
  insertReset,
  takeReset,
  updateUser,
} from './repository.ts';

/** Bytes of a token: it cannot be guessed (`P5.4`). */
const TOKEN_BYTES = 32;

/**
 * Sends a reset link to an address, if it has an account. All work that depends on the account runs after the response, so that
 * neither its content nor its timing reveals whether there is one.
 * @param origin of the link
 * @param onError receives a failure to send the e-mail
 * @throws {ApiFailure} auth/reset_unavailable when mail is off
 */
export function requestReset(
  services: Services,
  request: { readonly email: string; readonly origin: string },
  onError: (error: unknown) => void,
): void {
  if (!services.mailer) throw resetUnavailable();
  services.background.start(() => sendResetLink(services, request), onError);
}

async function sendResetLink(
  { db, clock, randomness, mailer }: Services,
  { email, origin }: { readonly email: string; readonly origin: string },
): Promise<void> {
  const account = await findUserByEmail(db, email);
  const token = randomness.token(TOKEN_BYTES);
  await db.transaction(async (trx) => {
    // Only the latest link is valid.
    if (account) await deleteResetsOf(trx, account.id);
    await insertReset(trx, {
      token_hash: hashOf(token),
      user_id: account?.id ?? null,
      expires_at: clock.now() + RESET_LIFETIME_MS,
    });
  });
  if (account) await mailer?.send(resetLetter(account, `${origin}/reset-password?token=${token}`));
}

/** Whether a reset link is still valid, without consuming it. */
export async function isResetValid({ db, clock }: Services, token: string): Promise<boolean> {
  return (await findReset(db, hashOf(token), clock.now())) !== undefined;
}

/**
 * Sets a new password with a reset link. Consumes the link and revokes every session of the account.
 * @throws {ApiFailure} auth/reset_invalid
 */
export async function resetPassword(
  { db, clock, passwords, sessionCache }: Services,
  request: { readonly token: string; readonly password: string },
): Promise<void> {
  const tokenHash = hashOf(request.token);
  const userId = await findReset(db, tokenHash, clock.now());
  if (userId === undefined) throw resetInvalid();
  const passwordHash = await passwords.hash(request.password);
  await db.transaction(async (trx) => {
    if (!(await takeReset(trx, tokenHash))) throw resetInvalid();
    if (!(await updateUser(trx, userId, { password_hash: passwordHash }))) throw resetInvalid();
    await endSessions(trx, userId);
  });
  sessionCache.forgetPlayer(userId);
}

function resetLetter({ email, username }: { email: string; username: string }, link: string) {
  return {
    to: email,
    subject: 'Set a new password for Star Seekers',
    text: `Hello ${username},

somebody, hopefully you, asked for a new password for your Star Seekers account. This link lets you set one:

${link}

It works once, within one hour, and signs you out everywhere. If it was not you, there is nothing to do: your password stays as it is.
`,
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
