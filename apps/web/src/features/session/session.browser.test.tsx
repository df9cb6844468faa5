import type { User } from '@star-seekers/contracts';
import { SESSION_HINT_COOKIE } from '@star-seekers/contracts/session-hint';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { api } from '../../shell/api.ts';
import { queryClient } from '../../shell/query-client.ts';
import { queryKeys } from '../../shell/query-keys.ts';
import { player, refusal, serveApi } from '../../testing/server-double.ts';
import { takeToasts } from '../../ui/toast.ts';
import { CACHED_USER_KEY, readCachedUser } from './cached-user.ts';
import { patchUser, refreshUser, signIn, signOut, startSession, useSession } from './session.ts';

let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  document.cookie = `${SESSION_HINT_COOKIE}=; Max-Age=0; Path=/`;
  queryClient.clear();
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function Probe() {
  const session = useSession();
  return <p>{session.status === 'signedIn' ? `${session.user.username} ${session.user.credits}` : session.status}</p>;
}

async function show(cached?: User) {
  if (cached) localStorage.setItem(CACHED_USER_KEY, JSON.stringify(cached));
  stop = startSession();
  return await render(
    <QueryClientProvider client={queryClient}>
      <Probe />
    </QueryClientProvider>,
  );
}

test('a visitor is signed out without a request', async () => {
  const calls = serveApi(() => refusal(401, { code: 'auth/required' }));
  const screen = await show();
  await expect.element(screen.getByText('signedOut')).toBeVisible();
  expect(calls).toEqual([]);
});

test('a returning player is shown from the cache, then from the response of the server', async () => {
  const answer = Promise.withResolvers<void>();
  serveApi(async () => {
    await answer.promise;
    return { status: 200, body: { user: player({ credits: 9 }) } };
  });
  const screen = await show(player({ credits: 4 }));
  await expect.element(screen.getByText('Nova 4')).toBeVisible();
  answer.resolve();
  await expect.element(screen.getByText('Nova 9')).toBeVisible();
  expect(readCachedUser()?.credits).toBe(9);
});

test('with empty storage and a session hint the user is fetched once before the session counts as signed out (C 5)', async () => {
  document.cookie = `${SESSION_HINT_COOKIE}=1; Path=/`;
  const answer = Promise.withResolvers<void>();
  const calls = serveApi(async () => {
    await answer.promise;
    return { status: 200, body: { user: player() } };
  });
  const screen = await show();
  await expect.element(screen.getByText('loading')).toBeVisible();
  answer.resolve();
  await expect.element(screen.getByText('Nova 0')).toBeVisible();
  expect(calls).toEqual([{ method: 'GET', path: '/user', body: undefined }]);
  expect(readCachedUser()?.username).toBe('Nova');
});

test('what a screen has asked before the player was known stays', async () => {
  document.cookie = `${SESSION_HINT_COOKIE}=1; Path=/`;
  const answer = Promise.withResolvers<void>();
  serveApi(async () => {
    await answer.promise;
    return { status: 200, body: { user: player() } };
  });
  const screen = await show();
  queryClient.setQueryData(queryKeys.daily('day'), 'today');
  answer.resolve();
  await expect.element(screen.getByText('Nova 0')).toBeVisible();
  expect(queryClient.getQueryData(queryKeys.daily('day'))).toBe('today');
});

test('a sign-out without a network lasts on the next page (C 5)', async () => {
  document.cookie = `${SESSION_HINT_COOKIE}=1; Path=/`;
  serveApi(({ path }) => (path === '/user' ? { status: 200, body: { user: player() } } : undefined));
  const screen = await show();
  await expect.element(screen.getByText('Nova 0')).toBeVisible();
  await signOut();
  await expect.element(screen.getByText('signedOut')).toBeVisible();
  expect(document.cookie).not.toContain(SESSION_HINT_COOKIE);
});

test('an ended session signs out and clears the cached player', async () => {
  serveApi(() => refusal(401, { code: 'auth/required' }));
  const screen = await show(player());
  await expect.element(screen.getByText('signedOut')).toBeVisible();
  expect(localStorage.getItem(CACHED_USER_KEY)).toBeNull();
});

test('any request without a session signs out', async () => {
  serveApi(({ path }) =>
    path === '/user' ? { status: 200, body: { user: player() } } : refusal(401, { code: 'auth/required' }),
  );
  const screen = await show(player());
  await expect.element(screen.getByText('Nova 0')).toBeVisible();
  await expect(api('diceCooldown')).rejects.toThrow('auth/required');
  await expect.element(screen.getByText('signedOut')).toBeVisible();
});

test('a barred player is signed out and sees the reason once', async () => {
  serveApi(() => refusal(403, { code: 'auth/barred' }));
  const screen = await show(player());
  await expect.element(screen.getByText('signedOut')).toBeVisible();
  await expect(api('diceCooldown')).rejects.toThrow('auth/barred');
  expect(takeToasts().map(({ title }) => title)).toEqual(['This account is barred. Ask the operator of this hub why.']);
});

test('a wrong password does not end the session', async () => {
  serveApi(({ path }) =>
    path === '/user' ? { status: 200, body: { user: player() } } : refusal(401, { code: 'auth/bad_credentials' }),
  );
  const screen = await show(player());
  await expect(api('login', { body: { email: 'a@b.co', password: 'x' } })).rejects.toThrow('auth/bad_credentials');
  await expect.element(screen.getByText('Nova 0')).toBeVisible();
});

test('without a network the cached player stays', async () => {
  const calls = serveApi(() => undefined);
  const screen = await show(player({ credits: 3 }));
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  await expect.element(screen.getByText('Nova 3')).toBeVisible();
});

test('signing out ends the session here even when the request fails', async () => {
  serveApi(({ path }) => (path === '/user' ? { status: 200, body: { user: player() } } : undefined));
  const screen = await show(player());
  await expect.element(screen.getByText('Nova 0')).toBeVisible();
  await signOut();
  await expect.element(screen.getByText('signedOut')).toBeVisible();
  expect(localStorage.getItem(CACHED_USER_KEY)).toBeNull();
});

test('signing out aborts the request for the user', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
    signals.push(signal);
    return path.endsWith('/user') ? new Promise(() => undefined) : Promise.resolve(new Response(null, { status: 204 }));
  });
  await show(player());
  await expect.poll(() => signals.length).toBe(1);
  await signOut();
  expect(signals[0]?.aborted).toBe(true);
});

test('a sign-in of another player clears the query cache', async () => {
  serveApi(() => ({ status: 200, body: { user: player() } }));
  await show(player());
  queryClient.setQueryData(queryKeys.dice.rolls, []);
  signIn(player({ credits: 1 }));
  expect(queryClient.getQueryData(queryKeys.dice.rolls)).toEqual([]);
  signIn(player({ id: 'u2', username: 'Vega' }));
  expect(queryClient.getQueryData(queryKeys.dice.rolls)).toBeUndefined();
});

test('a sign-in in another tab signs in here', async () => {
  serveApi(() => ({ status: 200, body: { user: player() } }));
  const screen = await show();
  localStorage.setItem(CACHED_USER_KEY, JSON.stringify(player({ credits: 2 })));
  window.dispatchEvent(new StorageEvent('storage', { key: CACHED_USER_KEY }));
  await expect.element(screen.getByText('Nova 2')).toBeVisible();
});

test('patches apply to the signed-in player only', async () => {
  serveApi(() => ({ status: 200, body: { user: player({ credits: 5 }) } }));
  const screen = await show();
  patchUser({ credits: 7 });
  await refreshUser();
  await expect.element(screen.getByText('signedOut')).toBeVisible();
  signIn(player());
  patchUser({ credits: 7 });
  await expect.element(screen.getByText('Nova 7')).toBeVisible();
  await refreshUser();
  await expect.element(screen.getByText('Nova 5')).toBeVisible();
});

test.each([
  ['no JSON', '{'],
  ['another shape', '{"id":"u1"}'],
  ['negative credits', JSON.stringify({ ...player(), credits: -1 })],
  ['an unknown faction', JSON.stringify({ ...player(), faction: 'void' })],
])('a cached player with %s is ignored', (_, stored) => {
  localStorage.setItem(CACHED_USER_KEY, stored);
  expect(readCachedUser()).toBeNull();
});
