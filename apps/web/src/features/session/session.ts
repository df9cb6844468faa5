import type { User } from '@star-seekers/contracts';
import { SESSION_HINT_COOKIE } from '@star-seekers/contracts/session-hint';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shell/api.ts';
import { queryClient } from '../../shell/query-client.ts';
import { queryKeys } from '../../shell/query-keys.ts';
import { readUser, writeUser } from '../../shell/user-cache.ts';
import { CACHED_USER_KEY, readCachedUser, writeCachedUser } from './cached-user.ts';

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly user: User };

const userQuery = {
  queryKey: queryKeys.user,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<User | null> =>
    (await api('user', {}, { signal })).user,
  staleTime: 60_000,
};

/** Update time of the cached player: marks it as stale, so that it is shown but fetched again. */
const CACHED_AT = 1;

/**
 * The current session. Shows the cached player at once and fetches the user; without a cached player and a session hint it is
 * signed out without a request, so that no 401 appears in a visitor's console.
 */
export function useSession(): Session {
  const { data, isError } = useQuery({ ...userQuery, enabled: ({ state }) => state.data !== null });
  if (data) return { status: 'signedIn', user: data };
  return data === null || isError ? { status: 'signedOut' } : { status: 'loading' };
}

/** Whether the server has confirmed the player; the cached one may belong to an ended session. */
export function useSessionConfirmed(): boolean {
  return useQuery({ ...userQuery, enabled: false }).dataUpdatedAt > CACHED_AT;
}

/** The signed-in player, outside React; null when signed out. */
export function currentUser(): User | null {
  return readUser() ?? null;
}

/** Signs in the player of a login or registration response. */
export function signIn(user: User): void {
  writeUser(user);
}

/** Merges values of another response into the player, for example a new balance. Does nothing when signed out. */
export function patchUser(partial: Partial<User>): void {
  writeUser((user) => user && { ...user, ...partial });
}

/** Fetches the player again. Never rejects: a failure keeps the current data. */
export async function refreshUser(): Promise<void> {
  if (currentUser()) await queryClient.refetchQueries({ queryKey: queryKeys.user });
}

/** Ends the session here in any case; a failed request is ignored (`P7.3`). */
export async function signOut(): Promise<void> {
  forgetUser();
  await api('logout').catch(() => undefined);
}

/** Ends the session here, without a request to the server. */
export function forgetUser(): void {
  writeUser(null);
}

/**
 * Starts the session from the cached player and keeps storage, other tabs and the query cache in sync.
 * Call once, before the first render. @returns stops the synchronization
 */
export function startSession(): () => void {
  const cached = readCachedUser();
  if (cached) writeUser(cached, { updatedAt: CACHED_AT });
  else if (!hasSessionHint()) writeUser(null);
  /** Null for a visitor, undefined as long as nobody knows. */
  let userId: string | null | undefined = currentUser()?.id ?? (hasSessionHint() ? undefined : null);

  const stopWatching = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== queryKeys.user[0]) return;
    const user = query.state.data as User | null | undefined;
    if (user === undefined) return;
    writeCachedUser(user);
    if (user === null) dropSessionHint();
    const before = userId;
    userId = user?.id ?? null;
    if ((before ?? null) === userId) return;
    // What was asked before the player was known was asked for the same player, and may be on the screen.
    if (before === undefined && user) return;
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.user[0] });
  });

  const followOtherTab = ({ key }: StorageEvent) => {
    if (key !== CACHED_USER_KEY && key !== null) return;
    const user = readCachedUser();
    if (JSON.stringify(user) !== JSON.stringify(currentUser())) writeUser(user);
  };
  window.addEventListener('storage', followOtherTab);

  return () => {
    stopWatching();
    window.removeEventListener('storage', followOtherTab);
  };
}

/** Whether the server's hint cookie says that this browser has a session. Used when no player is cached. */
function hasSessionHint(): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${SESSION_HINT_COOKIE}=`));
}

/** Deletes the hint on sign-out, so that the next page does not fetch the user even if the logout request failed. */
function dropSessionHint(): void {
  document.cookie = `${SESSION_HINT_COOKIE}=; Path=/; Max-Age=0`;
}
