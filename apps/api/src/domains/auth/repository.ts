import type { Db } from '../../platform/database/database.ts';
import type { UserTable } from './table.ts';

export async function insertUser(db: Db, user: UserTable): Promise<void> {
  await db.insertInto('users').values(user).execute();
}

export async function findUserById(db: Db, id: string): Promise<UserTable | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findUserByEmail(db: Db, email: string): Promise<UserTable | undefined> {
  return db.selectFrom('users').selectAll().where('email_key', '=', caseKey(email)).executeTakeFirst();
}

export async function findUserByName(db: Db, username: string): Promise<UserTable | undefined> {
  return db.selectFrom('users').selectAll().where('username_key', '=', caseKey(username)).executeTakeFirst();
}

/** The form in which names and addresses are compared: engines disagree on case, so we write it ourselves. */
export function caseKey(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
