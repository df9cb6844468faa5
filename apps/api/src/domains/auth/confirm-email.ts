import type { Services } from '../../platform/services.ts';
import { sha256 } from '../../platform/sha256.ts';
import {
  consumeConfirmation,
  deleteConfirmationsOf,
  findUserById,
  insertConfirmation,
  updateUser,
} from './repository.ts';
import type { Account } from './table.ts';

/** A confirmation link works for this long. */
const CONFIRMATION_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Bytes of a token: it cannot be guessed. */
const TOKEN_BYTES = 32;

/**
 * Sends a link that confirms the address of an account, unless it is confirmed or this hub does not ask for it. Only the latest link
 * is valid.
 * @param origin of the link
 * @param onError receives a failure to send the e-mail
 */
export function sendConfirmation(
  services: Services,
  request: { readonly userId: string; readonly origin: string },
  onError: (error: unknown) => void,
): void {
  if (services.verifyEmail === 'required')
    services.background.start(async () => sendConfirmationLink(services, request), onError);
}

async function sendConfirmationLink(
  { db, clock, randomness, mailer }: Services,
  { userId, origin }: { readonly userId: string; readonly origin: string },
): Promise<void> {
  const account = await findUserById(db, userId);
  if (!account || account.email_confirmed_at !== null) return;
  const token = randomness.token(TOKEN_BYTES);
  await db.transaction(async (trx) => {
    await deleteConfirmationsOf(trx, userId);
    await insertConfirmation(trx, {
      token_hash: sha256(token),
      user_id: userId,
      expires_at: clock.now() + CONFIRMATION_LIFETIME_MS,
    });
  });
  await mailer?.send(confirmationEmail(account, `${origin}/confirm-email?token=${token}`));
}

/** Confirms the address of the account that a link was sent to, and consumes the link. @returns whether the link was valid */
export async function confirmEmail({ db, clock }: Services, token: string): Promise<boolean> {
  const now = clock.now();
  return db.transaction(async (trx) => {
    const userId = await consumeConfirmation(trx, sha256(token), now);
    return userId !== undefined && updateUser(trx, userId, { email_confirmed_at: now });
  });
}

function confirmationEmail({ email, username }: Account, link: string) {
  return {
    to: email,
    subject: 'Confirm your email address for Star Seekers',
    text: `Hello ${username},

confirm that this is your address, and the dice of Iris is yours to roll:

${link}

The link works once, within 24 hours. If you have no account at Star Seekers, ignore this e-mail.
`,
  };
}
