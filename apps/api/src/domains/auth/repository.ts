import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Account, PasswordResetTable, UserTable } from './table.ts';

export async function insertUser(db: Db, user: Insertable<UserTable>): Promise<void> {
  await db.insertInto('users').values(user).execute();
}

/** An account that was not deleted. */
export async function findUserById(db: Db, id: string): Promise<Account | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
}

/** An account, deleted or not. */
export async function findAnyUserById(db: Db, id: string): Promise<Account | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

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

/** Changes an account that was not deleted; false when there is none. */
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
 * Ends every session of an account, also those whose sign-in is under way. Once that is committed, the session cache has to
 * forget the player.
 * @returns the new epoch
 */
export async function endSessions(db: Db, userId: string): Promise<number> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  return raiseEpoch(db, userId);
}

/** Ends every session of an account as {@link endSessions}, and leaves their rows. @returns the new epoch */
export async function raiseEpoch(db: Db, userId: string): Promise<number> {
  const { session_epoch: epoch } = await db
    .updateTable('users')
    .set((eb) => ({ session_epoch: eb('session_epoch', '+', 1) }))
    .where('id', '=', userId)
    .returning('session_epoch')
    .executeTakeFirstOrThrow();
  return epoch;
}

/** Sessions that are signed in to an account, the one used last first. */
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

/** Whose reset link it is, while it works. */
export async function findReset(db: Db, tokenHash: string, now: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id ?? undefined;
}

/** Uses a reset link up; false when another call was first. */
export async function takeReset(db: Db, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The form in which names and addresses are compared: engines disagree on case, so we write it ourselves. */
export function caseKey(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
