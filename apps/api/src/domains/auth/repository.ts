import type { PublicPlayer } from '@star-seekers/contracts';
import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { PreparedQuery } from '../../platform/database/prepared-query.ts';
import { caseKey } from '../../platform/case-key.ts';
import { nameSkeleton } from './name-skeleton.ts';
import type { Account, EmailConfirmationTable, PasswordResetTable, UserTable } from './table.ts';

export async function insertUser(db: Db, user: Insertable<UserTable>): Promise<void> {
  await db.insertInto('users').values(user).execute();
}

/** Finds an account that was not deleted. */
export async function findUserById(db: Db, id: string): Promise<Account | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
}

/** The public profile of an account, deleted or not. */
export async function findPlayer(db: Db, id: string): Promise<PublicPlayer | undefined> {
  return publicPlayerById.first(db, { id });
}

const publicPlayerById = new PreparedQuery((db, { id }: { id: string }) =>
  db.selectFrom('users').select(['id', 'username', 'faction']).where('id', '=', id),
);

export async function findUserByEmail(db: Db, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('email_key', '=', caseKey(email))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function findUserByName(db: Db, username: string): Promise<Account | undefined> {
  return db.selectFrom('users').selectAll().where('username_key', '=', caseKey(username)).executeTakeFirst();
}

/** Finds an account whose name looks like this one. @param except an account that is not meant */
export async function findTwin(db: Db, username: string, except = ''): Promise<string | undefined> {
  const twin = await db
    .selectFrom('users')
    .select('id')
    .where('name_skeleton', '=', nameSkeleton(username))
    .where('id', '<>', except)
    .limit(1)
    .executeTakeFirst();
  return twin?.id;
}

/** Updates an account that was not deleted; false when there is none. */
export async function updateUser(db: Db, id: string, changes: Updateable<UserTable>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set(changes)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Revokes every session of an account, also those whose sign-in is in flight. After the commit the caller must evict the player from
 * the session cache.
 * @returns the new epoch
 */
export async function endSessions(db: Db, userId: string): Promise<number> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  return raiseSessionEpoch(db, userId);
}

/** Revokes every session of an account as {@link endSessions}, but keeps their rows. @returns the new epoch */
export async function raiseSessionEpoch(db: Db, userId: string): Promise<number> {
  const { session_epoch: epoch } = await db
    .updateTable('users')
    .set((eb) => ({ session_epoch: eb('session_epoch', '+', 1) }))
    .where('id', '=', userId)
    .returning('session_epoch')
    .executeTakeFirstOrThrow();
  return epoch;
}

/** Ends all sessions of all accounts. @returns how many */
export async function deleteAllSessions(db: Db): Promise<number> {
  return Number((await db.deleteFrom('sessions').executeTakeFirst()).numDeletedRows);
}

/** Live sessions of an account, most recently used first. */
export async function listSessions(db: Db, userId: string, now: number) {
  return db
    .selectFrom('sessions')
    .select(['touched_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('touched_at', 'desc')
    .execute();
}

export async function insertReset(db: Db, reset: PasswordResetTable): Promise<void> {
  await db.insertInto('password_resets').values(reset).execute();
}

export async function deleteResetsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

/** @returns how many there were */
export async function deleteAllResets(db: Db): Promise<number> {
  return Number((await db.deleteFrom('password_resets').executeTakeFirst()).numDeletedRows);
}

/** Resolves a valid reset link to its account. */
export async function findReset(db: Db, tokenHash: string, now: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id ?? undefined;
}

/** Consumes a reset link; false when it was consumed concurrently. */
export async function consumeReset(db: Db, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function insertConfirmation(db: Db, confirmation: EmailConfirmationTable): Promise<void> {
  await db.insertInto('email_confirmations').values(confirmation).execute();
}

export async function deleteConfirmationsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('email_confirmations').where('user_id', '=', userId).execute();
}

/** Deletes a confirmation link. @returns its account; undefined when the link is not valid */
export async function consumeConfirmation(db: Db, tokenHash: string, now: number): Promise<string | undefined> {
  const row = await db
    .deleteFrom('email_confirmations')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** The columns of a username. */
export function nameColumns(username: string): Pick<Account, 'username' | 'username_key' | 'name_skeleton'> {
  return { username, username_key: caseKey(username), name_skeleton: nameSkeleton(username) };
}
