import { FACTIONS, rankTitle } from '@star-seekers/contracts/constants';
import type { User } from '@star-seekers/contracts';

/** Doubles as the hint that there is a session: without it the browser does not ask for the user. */
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

/** Private browsing may refuse storage; the session then lasts as long as the page. */
export function writeCachedUser(user: User | null): void {
  try {
    if (user) localStorage.setItem(CACHED_USER_KEY, JSON.stringify(user));
    else localStorage.removeItem(CACHED_USER_KEY);
  } catch {
    return;
  }
}

function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const user = value as Partial<Record<keyof User, unknown>>;
  const texts = [user.id, user.username, user.email].every((text) => typeof text === 'string');
  const counts = [user.credits, user.pendingCredits, user.totalPoints].every(
    (number) => Number.isInteger(number) && Number(number) >= 0,
  );
  const wallet = user.solanaWallet === null || typeof user.solanaWallet === 'string';
  return texts && counts && wallet && FACTIONS.includes(user.faction as User['faction']);
}
