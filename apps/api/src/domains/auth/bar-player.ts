import type { Db } from '../../platform/database/database.ts';
import { endSessions, raiseSessionEpoch, updateUser } from './repository.ts';

/**
 * Bars a player: revokes all sessions and blocks sign-in. Session rows stay until the bar is lifted, so that requests with one are
 * answered `auth/barred`. Runs stay on the boards; operators void them individually.
 */
export async function barPlayer(db: Db, userId: string, now: number): Promise<void> {
  await updateUser(db, userId, { barred_at: now });
  await raiseSessionEpoch(db, userId);
}

/** Lifts a bar; earlier sessions stay revoked. */
export async function unbarPlayer(db: Db, userId: string): Promise<void> {
  await updateUser(db, userId, { barred_at: null });
  await endSessions(db, userId);
}
