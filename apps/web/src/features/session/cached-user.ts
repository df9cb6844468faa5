import { FACTIONS, rankTitle } from '@star-seekers/contracts/constants';
import type { User } from '@star-seekers/contracts';

export const CACHED_USER_KEY = 'star-seekers:user';

/** The player who was signed in here last; null when nobody is, or when the entry is not of our making. */
export function readCachedUser(): User | null {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(CACHED_USER_KEY) ?? 'null');
    return isUser(user) ? { ...user, rankTitle: rankTitle(user.totalPoints) } : null;
  } catch {
    return null;
  }
}

const SIGNED_IN_BEFORE_KEY = 'star-seekers:signed-in-before';

/** Whether anybody has ever signed in on this device: they have an account, and are not asked to make one. */
export function hasSignedInBefore(): boolean {
  try {
    return localStorage.getItem(SIGNED_IN_BEFORE_KEY) !== null;
  } catch {
    return false;
  }
}

/** Private browsing may refuse storage; the session then lasts as long as the page. */
export function writeCachedUser(user: User | null): void {
  try {
    if (user) {
      localStorage.setItem(CACHED_USER_KEY, JSON.stringify(user));
      localStorage.setItem(SIGNED_IN_BEFORE_KEY, '1');
    } else localStorage.removeItem(CACHED_USER_KEY);
  } catch {
    return;
  }
}

function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const user = value as Partial<Record<keyof User, unknown>>;
  const texts = [user.id, user.username, user.email].every((text) => typeof text === 'string');
  const counts = [user.credits, user.owedCredits, user.pendingCredits, user.totalPoints].every(
    (number) => Number.isInteger(number) && Number(number) >= 0,
  );
  const wallet = user.solanaWallet === null || typeof user.solanaWallet === 'string';
  return texts && counts && wallet && FACTIONS.includes(user.faction as User['faction']);
}
