import type { Db } from '../../platform/database/database.ts';
import { withheldUntil, withhold } from '../../platform/withheld/withheld.ts';
import { caseKey } from './repository.ts';
import type { Account } from './table.ts';

/** How long a name that was given up stays reserved, so that nobody can impersonate its former owner. */
const NAME_REST_MS = 90 * 24 * 60 * 60 * 1000;

/** Reserves a name that its owner gave up; only the same email address may take it back. */
export async function giveUpName(db: Db, { username_key, email_key }: Account, now: number): Promise<void> {
  await withhold(db, `name ${username_key}`, { until: now + NAME_REST_MS, holder: email_key });
}

/** Reserves a name that an operator removed, for everybody including its owner. */
export async function takeNameAway(db: Db, { username_key }: Account, now: number): Promise<void> {
  await withhold(db, `name ${username_key}`, { until: now + NAME_REST_MS });
}

/** Whether a name is still reserved. */
export async function isNameOfAnother(db: Db, username: string, email: string, now: number): Promise<boolean> {
  return (await withheldUntil(db, `name ${caseKey(username)}`, now, caseKey(email))) > 0;
}
