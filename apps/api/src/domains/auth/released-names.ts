import { DAY_MS } from '@star-seekers/contracts/daily';
import type { Db } from '../../platform/database/database.ts';
import { reserve, reservedUntil } from '../../platform/reservations/reservations.ts';
import { nameSkeleton } from './name-skeleton.ts';
import { caseKey } from '../../platform/case-key.ts';
import type { Account } from './table.ts';

/** How long an old name stays reserved, so that nobody can impersonate its former owner. */
const RESERVATION_MS = 90 * DAY_MS;

/** Reserves an old name; only the same email address may take it back. */
export async function reserveForOwner(db: Db, { username, email_key }: Account, now: number): Promise<void> {
  await reserve(db, subjectOf(username), { until: now + RESERVATION_MS, holder: email_key });
}

/** Reserves a name that an operator removed, so that not even its owner may take it. */
export async function reserveForNobody(db: Db, { username }: Account, now: number): Promise<void> {
  await reserve(db, subjectOf(username), { until: now + RESERVATION_MS });
}

/** Whether a name, or one that looks like it, is reserved for another email address or for nobody. */
export async function isReserved(db: Db, username: string, email: string, now: number): Promise<boolean> {
  const from = caseKey(email);
  // Until the last reservation without twins has ended.
  const subjects = [subjectOf(username), `name ${caseKey(username)}`];
  for (const subject of subjects) if ((await reservedUntil(db, subject, now, from)) > 0) return true;
  return false;
}

function subjectOf(username: string): string {
  return `name like ${nameSkeleton(username)}`;
}
