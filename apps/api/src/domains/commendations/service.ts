import type { EarnedCommendation } from '@star-seekers/contracts';
import type { Db } from '../../platform/database/database.ts';
import { listCommendations } from './repository.ts';

/** A player's commendations with the run that earned each, the latest first. */
export async function commendationsOfPlayer(db: Db, userId: string): Promise<EarnedCommendation[]> {
  return (await listCommendations(db, userId)).map(({ name, run_id: runId, earned_at: earnedAt }) => ({
    name,
    runId,
    earnedAt,
  }));
}
