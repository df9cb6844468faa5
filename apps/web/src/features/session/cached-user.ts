import { FACTIONS } from '@star-seekers/contracts/faction';
import { rankTitle } from '@star-seekers/contracts/rank';
import type { User } from '@star-seekers/contracts';
import { readEntry, readJsonEntry, writeEntry } from '../../shell/device-storage.ts';

export const CACHED_USER_KEY = 'star-seekers:user';

/** The cached signed-in player; null when there is none or the entry is malformed. */
export function readCachedUser(): User | null {
  const user = readJsonEntry(CACHED_USER_KEY);
  return isUser(user) ? { ...user, rankTitle: rankTitle(user.totalPoints) } : null;
}

const SIGNED_IN_BEFORE_KEY = 'star-seekers:signed-in-before';

/** Whether anybody has ever signed in on this device; then forms offer Sign In first. */
export function hasSignedInBefore(): boolean {
  return readEntry(SIGNED_IN_BEFORE_KEY) !== null;
}

/** Caches the player; null clears the cache. */
export function writeCachedUser(user: User | null): void {
  writeEntry(CACHED_USER_KEY, user && JSON.stringify(user));
  if (user) writeEntry(SIGNED_IN_BEFORE_KEY, '1');
}

function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const user = value as Partial<Record<keyof User, unknown>>;
  const texts = [user.id, user.username, user.email].every((text) => typeof text === 'string');
  const counts = [user.credits, user.owedCredits, user.pendingCredits, user.totalPoints].every(
    (number) => Number.isInteger(number) && Number(number) >= 0,
  );
  const wallet = user.solanaWallet === null || typeof user.solanaWallet === 'string';
  const choice = typeof user.watchable === 'boolean';
  return texts && counts && wallet && choice && FACTIONS.includes(user.faction as User['faction']);
}
