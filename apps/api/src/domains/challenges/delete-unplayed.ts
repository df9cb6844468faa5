import type { Database, Trx } from '../../platform/database/database.ts';
import { CHALLENGE_LIFETIME_MS } from './challenge.ts';
import { deleteChallenge, nextUnplayed } from './repository.ts';

/** Most challenges that are deleted in one go. */
const MOST = 100;

/** Deletes challenges that nobody has played for long, with their duels: an hourly job. */
export async function deleteUnplayedChallenges(db: Database, now: number): Promise<void> {
  for (let left = MOST; left > 0; left--) {
    if (!(await db.transaction(async (trx) => deleteOne(trx, now - CHALLENGE_LIFETIME_MS)))) return;
  }
}

/** Finds it in the transaction that deletes it: it may have been played a moment ago. */
async function deleteOne(trx: Trx, before: number): Promise<boolean> {
  const id = await nextUnplayed(trx, before);
  if (id === undefined) return false;
  await deleteChallenge(trx, id);
  return true;
}
