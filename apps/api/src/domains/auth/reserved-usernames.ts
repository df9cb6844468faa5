import type { Db } from '../../platform/database/database.ts';
import { reserve, reservedUntil } from '../../platform/reservations/reservations.ts';
import { caseKey } from './repository.ts';
import type { Account } from './table.ts';

/** How long an old name stays reserved, so that nobody can impersonate its former owner. */
const RESERVATION_MS = 90 * 24 * 60 * 60 * 1000;

/** Reserves an old name; only the same email address may take it back. */
export async function reserveForOwner(db: Db, { username_key, email_key }: Account, now: number): Promise<void> {
  await reserve(db, `name ${username_key}`, { until: now + RESERVATION_MS, holder: email_key });
}

/** Reserves a name that an operator removed, so that not even its owner may take it. */
export async function reserveForNobody(db: Db, { username_key }: Account, now: number): Promise<void> {
  await reserve(db, `name ${username_key}`, { until: now + RESERVATION_MS });
}

/** Whether a name is reserved for another email address or for nobody. */
export async function isReserved(db: Db, username: string, email: string, now: number): Promise<boolean> {
  return (await reservedUntil(db, `name ${caseKey(username)}`, now, caseKey(email))) > 0;
}
