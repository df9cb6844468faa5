import type { Db } from '../../platform/database/database.ts';
import { withheldUntil, withhold } from '../../platform/withheld/withheld.ts';
import { caseKey } from './repository.ts';
import type { Account } from './table.ts';

/** For so long a name that was given up is nobody else's: whoever took it at once could pass for its owner. */
const NAME_REST_MS = 90 * 24 * 60 * 60 * 1000;

/** The owner of a name gives it up; with the same address it can be had back. */
export async function giveUpName(db: Db, { username_key, email_key }: Account, now: number): Promise<void> {
  await withhold(db, `name ${username_key}`, { until: now + NAME_REST_MS, holder: email_key });
}

/** An operator takes a name from its owner: nobody can have it, the owner neither. */
export async function takeNameAway(db: Db, { username_key }: Account, now: number): Promise<void> {
  await withhold(db, `name ${username_key}`, { until: now + NAME_REST_MS });
}

/** Whether a name still belongs to somebody who gave it up. */
export async function isNameOfAnother(db: Db, username: string, email: string, now: number): Promise<boolean> {
  return (await withheldUntil(db, `name ${caseKey(username)}`, now, caseKey(email))) > 0;
}
