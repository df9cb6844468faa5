import type { User } from '@star-seekers/contracts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shell/api.ts';
import { queryClient } from '../../shell/query-client.ts';
import { queryKeys } from '../../shell/query-keys.ts';
import { readUser, writeUser } from '../../shell/user-cache.ts';
import { CACHED_USER_KEY, readCachedUser, writeCachedUser } from './cached-user.ts';
import { dropSessionHint, hasSessionHint } from './session-hint.ts';

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

/** When the local copy was answered: older than anything, so that it is shown but asked anew. */
const CACHED_AT = 1;

/**
 * Who plays. A returning player is shown from the local copy at once while the server is asked, or without a copy as soon as it has
 * answered; a visitor is signed out without a call, so that their console stays clean.
 */
export function useSession(): Session {
  const { data, isError } = useQuery({ ...userQuery, enabled: ({ state }) => state.data !== null });
  if (data) return { status: 'signedIn', user: data };
  return data === null || isError ? { status: 'signedOut' } : { status: 'loading' };
}

/** Whether the server has answered who plays; the local copy alone may be of a session that has ended. */
export function useSessionConfirmed(): boolean {
  return useQuery({ ...userQuery, enabled: false }).dataUpdatedAt > CACHED_AT;
}

/** The signed-in player outside React; null when nobody is. */
export function currentUser(): User | null {
  return readUser() ?? null;
}

/** Takes over the player that a login or registration answered with. */
export function signIn(user: User): void {
  writeUser(user);
}

/** Corrects the player by what another call answered, for example the new balance. Nothing happens when signed out. */
export function patchUser(partial: Partial<User>): void {
  writeUser((user) => user && { ...user, ...partial });
}

/** Asks the server for the player anew. Never rejects: a failure leaves what is known. */
export async function refreshUser(): Promise<void> {
  if (currentUser()) await queryClient.refetchQueries({ queryKey: queryKeys.user });
}

/** The server has ended the session of a player whom this page knew, and nobody has been led away for it. */
let sessionLost = false;

/** Whether there was a player here until the server ended their session. */
export function wasSessionLost(): boolean {
  return sessionLost;
}

/** The loss has been dealt with: whoever is here now is a visitor as any other. */
export function settleLostSession(): void {
  sessionLost = false;
}

/** Ends the session here in any case; a failing call is ignored (`P7.3`). */
export async function signOut(): Promise<void> {
  forgetUser();
  await api('logout').catch(() => undefined);
}

/** The session is over on the server already: ends it here. */
export function forgetUser(): void {
  writeUser(null);
  settleLostSession();
}

/**
 * Starts the session from the local copy and keeps the copy, the other tabs and the rest of the cache in step.
 * Call once, before the first render. @returns stops it
 */
export function startSession(): () => void {
  const cached = readCachedUser();
  if (cached) writeUser(cached, { updatedAt: CACHED_AT });
  else if (!hasSessionHint()) writeUser(null);
  let userId = cached?.id;

  const stopWatching = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== queryKeys.user[0]) return;
    const user = query.state.data as User | null | undefined;
    if (user === undefined) return;
    writeCachedUser(user);
    if (user === null) dropSessionHint();
    if (user?.id === userId) return;
    sessionLost = user === null;
    userId = user?.id;
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
