import type { Database } from '../../platform/database/database.ts';
import { CHALLENGE_LIFETIME_MS } from './challenge.ts';
import { deleteChallenge, listUnplayed } from './repository.ts';

/** Challenges that are deleted in one go. */
const BATCH = 100;

/** Deletes challenges that nobody has played for long, with their duels: an hourly job. */
export async function deleteUnplayedChallenges(db: Database, now: number): Promise<void> {
  for (const id of await listUnplayed(db, now - CHALLENGE_LIFETIME_MS, BATCH)) {
    await db.transaction(async (trx) => deleteChallenge(trx, id));
  }
}
