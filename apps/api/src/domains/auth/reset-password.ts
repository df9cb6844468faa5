import type { Services } from '../../platform/services.ts';
import { sha256 } from '../../platform/sha256.ts';
import { resetInvalid, resetUnavailable } from './errors.ts';
import { refuseGuessable } from './guessable-passwords.ts';
import {
  deleteResetsOf,
  endSessions,
  findReset,
  findUserByEmail,
  findUserById,
  insertReset,
  consumeReset,
  updateUser,
} from './repository.ts';

/** A reset link works for this long (`P9.22`). */
export const RESET_LIFETIME_MS = 60 * 60 * 1000;

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
      token_hash: sha256(token),
      user_id: account?.id ?? null,
      expires_at: clock.now() + RESET_LIFETIME_MS,
    });
  });
  if (account) await mailer?.send(resetEmail(account, `${origin}/reset-password?token=${token}`));
}

/** Whether a reset link is still valid, without consuming it. */
export async function isResetValid({ db, clock }: Services, token: string): Promise<boolean> {
  return (await findReset(db, sha256(token), clock.now())) !== undefined;
}

/**
 * Sets a new password with a reset link. Consumes the link and revokes every session of the account.
 * @throws {ApiFailure} auth/reset_invalid, auth/password_guessable
 */
export async function resetPassword(
  { db, clock, passwords, sessionCache }: Services,
  request: { readonly token: string; readonly password: string },
): Promise<void> {
  const tokenHash = sha256(request.token);
  const userId = await findReset(db, tokenHash, clock.now());
  const account = userId === undefined ? undefined : await findUserById(db, userId);
  if (userId === undefined || !account) throw resetInvalid();
  refuseGuessable(request.password, account);
  const passwordHash = await passwords.hash(request.password);
  await db.transaction(async (trx) => {
    if (!(await consumeReset(trx, tokenHash))) throw resetInvalid();
    // The link came by e-mail, so it confirms the address too.
    const changes = { password_hash: passwordHash, email_confirmed_at: clock.now() };
    if (!(await updateUser(trx, userId, changes))) throw resetInvalid();
    await endSessions(trx, userId);
  });
  sessionCache.evictPlayer(userId);
}

function resetEmail({ email, username }: { email: string; username: string }, link: string) {
  return {
    to: email,
    subject: 'Set a new password for Star Seekers',
    text: `Hello ${username},

a new password was requested for your Star Seekers account. Set it with this link:

${link}

The link works once, within 1 hour, and signs you out everywhere. If you did not request it, ignore this e-mail: your password does not change.
`,
  };
}
