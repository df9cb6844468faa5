import type { Db } from '../../platform/database/database.ts';
import { endSessions, raiseEpoch, updateUser } from './repository.ts';

/**
 * Keeps a player from signing in, and ends all sessions. Their rows stay until the bar is lifted: requests that carry one are answered
 * `auth/barred`. What the player has on boards stays too: runs are voided one by one.
 */
export async function barPlayer(db: Db, userId: string, now: number): Promise<void> {
  await updateUser(db, userId, { barred_at: now });
  await raiseEpoch(db, userId);
}

/** Lets a player sign in again; no session from before opens anything. */
export async function unbarPlayer(db: Db, userId: string): Promise<void> {
  await updateUser(db, userId, { barred_at: null });
  await endSessions(db, userId);
}
