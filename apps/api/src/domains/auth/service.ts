import type { LoginBody, PublicPlayer, RegisterBody, User } from '@star-seekers/contracts';
import { caseKey } from '../../platform/case-key.ts';
import { playerBarred } from '../../platform/api-error.ts';
import type { Database, Db } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { isPaused } from '../../platform/pauses.ts';
import type { Services } from '../../platform/services.ts';
import type { VerifiedAccount } from '../../platform/sessions/sessions.ts';
import { openAccounts } from '../credits/service.ts';
import { badCredentials, emailTaken, registrationPaused, signInFirst, usernameTaken } from './errors.ts';
import { isReservedName } from './forbidden-names.ts';
import { refuseGuessable } from './guessable-passwords.ts';
import { readUser } from './read-user.ts';
import { isReserved } from './released-names.ts';
import { findTwin, findUserByEmail, findUserByName, insertUser, nameColumns } from './repository.ts';
import type { Account } from './table.ts';

/**
 * Creates an account with 0 credits and no faction (`P3.2`).
 * @throws {ApiFailure} auth/email_taken, auth/username_taken, auth/password_guessable, auth/registration_paused
 */
export async function register(services: Services, body: RegisterBody): Promise<User> {
  const { db, clock, passwords } = services;
  if (isReservedName(body.username)) throw usernameTaken();
  refuseGuessable(body.password, body);
  if (await isPaused(db, 'sign-ups')) throw registrationPaused();
  // Fail early, before the slow hash; the unique constraints below decide.
  await rejectTaken(db, body);
  const now = clock.now();
  if (await isReserved(db, body.username, body.email, now)) throw usernameTaken();
  const passwordHash = await passwords.hash(body.password);
  const id = newId(now);
  try {
    await db.transaction(async (trx) => {
      // Serializable: of two twins that register at once, one finds the other.
      if (await findTwin(trx, body.username)) throw usernameTaken();
      await insertUser(trx, {
        id,
        ...nameColumns(body.username),
        email: body.email,
        email_key: caseKey(body.email),
        password_hash: passwordHash,
        faction: 'none',
        solana_wallet: null,
        created_at: now,
      });
      await openAccounts(trx, id, now);
    });
  } catch (error) {
    if (db.engine.isUniqueViolation(error)) await rejectTaken(db, body);
    throw error;
  }
  return requireUser(db, id);
}

/** Authenticates by email address and password. @throws {ApiFailure} auth/bad_credentials, auth/barred */
export async function authenticate({ db, passwords }: Services, body: LoginBody): Promise<VerifiedAccount> {
  const account = await findUserByEmail(db, body.email);
  const matches = await passwords.verify(account?.password_hash, body.password);
  if (!account || !matches) throw badCredentials();
  if (account.barred_at !== null) throw playerBarred();
  return { userId: account.id, epoch: account.session_epoch };
}

/** The public profile by username, ignoring case. */
export async function findPlayerByName(db: Db, username: string): Promise<PublicPlayer | undefined> {
  return toPublicPlayer(await findUserByName(db, username));
}

function toPublicPlayer(account: Account | undefined): PublicPlayer | undefined {
  return account && { id: account.id, username: account.username, faction: account.faction };
}

/** The player as the browser sees them. @throws {ApiFailure} auth/required when the account is gone */
export async function requireUser(db: Database, id: string): Promise<User> {
  const user = await readUser(db, id);
  if (!user) throw signInFirst();
  return user;
}

async function rejectTaken(db: Db, { email, username }: RegisterBody): Promise<void> {
  if (await findUserByEmail(db, email)) throw emailTaken();
  if (await findTwin(db, username)) throw usernameTaken();
}
