import type { StaffRole } from '@star-seekers/contracts/bridge';
import type { Db } from '../../platform/database/database.ts';
import type { PasskeyChallengeTable, PasskeyLinkTable, PasskeyTable, StaffSessionTable, StaffTable } from './table.ts';

/** The role of an account that is neither deleted nor barred, and until when its session is signed in to the bridge. */
export async function findStaff(
  db: Db,
  { userId, idHash, now }: { readonly userId: string; readonly idHash: string; readonly now: number },
): Promise<{ readonly role: StaffRole; readonly signedInUntil: number | null } | undefined> {
  const row = await db
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .select('staff.role')
    .where('staff.user_id', '=', userId)
    .where('users.deleted_at', 'is', null)
    .where('users.barred_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const signedIn = await db
    .selectFrom('staff_sessions')
    // Another process may have ended the session of the hub.
    .innerJoin('sessions', 'sessions.id_hash', 'staff_sessions.id_hash')
    .select('staff_sessions.expires_at')
    .where('staff_sessions.id_hash', '=', idHash)
    .where('staff_sessions.user_id', '=', userId)
    .where('staff_sessions.expires_at', '>', now)
    .executeTakeFirst();
  return { role: row.role, signedInUntil: signedIn?.expires_at ?? null };
}

export async function findRole(db: Db, userId: string): Promise<StaffRole | undefined> {
  const row = await db.selectFrom('staff').select('role').where('user_id', '=', userId).executeTakeFirst();
  return row?.role;
}

export async function putStaff(db: Db, staff: StaffTable): Promise<void> {
  await db
    .insertInto('staff')
    .values(staff)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ role: staff.role, since: staff.since }))
    .execute();
}

/** Takes the role of an account, its passkeys and links, and ends its sign-ins to the bridge. */
export async function deleteStaff(db: Db, userId: string): Promise<void> {
  await endStaffSessions(db, userId);
  await deleteLinksOf(db, userId);
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await db.deleteFrom('staff').where('user_id', '=', userId).execute();
}

/** All staff with their passkeys, by name. */
export async function listStaff(db: Db) {
  return db
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .leftJoin('passkeys', 'passkeys.user_id', 'staff.user_id')
    .select(['users.username', 'staff.role', 'staff.since'])
    .select((eb) => [eb.fn.count<number>('passkeys.id').as('passkeys'), eb.fn.max('passkeys.used_at').as('used_at')])
    .groupBy(['users.username', 'staff.role', 'staff.since'])
    .orderBy('users.username')
    .execute();
}

export async function insertLink(db: Db, link: PasskeyLinkTable): Promise<void> {
  await db.insertInto('passkey_links').values(link).execute();
}

export async function deleteLinksOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('passkey_links').where('user_id', '=', userId).execute();
}

export async function deleteAllLinks(db: Db): Promise<number> {
  return Number((await db.deleteFrom('passkey_links').executeTakeFirst()).numDeletedRows);
}

type HeldLink = Pick<PasskeyLinkTable, 'token_hash' | 'user_id'> & { readonly now: number };

export async function isLinkValid(db: Db, { token_hash: hash, user_id: userId, now }: HeldLink): Promise<boolean> {
  const link = db.selectFrom('passkey_links').select('user_id').where('token_hash', '=', hash);
  const row = await link.where('user_id', '=', userId).where('expires_at', '>', now).executeTakeFirst();
  return row !== undefined;
}

/** Uses a link up; false when it is not valid. */
export async function consumeLink(db: Db, { token_hash: hash, user_id: userId, now }: HeldLink): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_links')
    .where('token_hash', '=', hash)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Stores a passkey; false when there is one with its id. */
export async function insertPasskey(db: Db, passkey: PasskeyTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function listPasskeys(db: Db, userId: string): Promise<PasskeyTable[]> {
  return db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();
}

export async function notePasskeyUse(
  db: Db,
  id: string,
  use: Pick<PasskeyTable, 'counter' | 'used_at'>,
): Promise<void> {
  await db.updateTable('passkeys').set(use).where('id', '=', id).execute();
}

/** Stores a challenge in the place of an earlier one of the session. */
export async function putChallenge(db: Db, row: PasskeyChallengeTable): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values(row)
    .onConflict((conflict) => conflict.column('id_hash').doUpdateSet({ ...row }))
    .execute();
}

/** Uses a challenge up. @returns undefined when there is none for the purpose */
export async function consumeChallenge(
  db: Db,
  { id_hash: idHash, purpose, now }: Pick<PasskeyChallengeTable, 'id_hash' | 'purpose'> & { readonly now: number },
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('id_hash', '=', idHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst();
  return row?.challenge;
}

export async function putStaffSession(db: Db, row: StaffSessionTable): Promise<void> {
  await db
    .insertInto('staff_sessions')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id_hash').doUpdateSet({ user_id: row.user_id, expires_at: row.expires_at }),
    )
    .execute();
}

export async function endStaffSession(db: Db, idHash: string): Promise<void> {
  await db.deleteFrom('staff_sessions').where('id_hash', '=', idHash).execute();
}

export async function endStaffSessions(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('staff_sessions').where('user_id', '=', userId).execute();
}
