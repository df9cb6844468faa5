import type { RouteObject } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { CACHED_USER_KEY } from '../features/session/cached-user.ts';
import { beginAfresh, openPage } from '../testing/open-page.tsx';
import { player, refusal, type Reply, serveApi } from '../testing/server-double.ts';
import { routes } from './routes.tsx';

/** Kinds of server failure (`P8.16`). */
const FAILURES: readonly (readonly [name: string, reply: Reply | undefined])[] = [
  ['an unreachable server', undefined],
  ['a server that fails', refusal(500, { code: 'server/internal' })],
  ['a proxy without its server', { status: 502, text: '<h1>Bad Gateway</h1>' }],
  ['a response that is not JSON', { status: 200, text: '{"half": ' }],
];

/** Screens that fetch data, with their headings and specified error messages. */
const SCREENS: readonly (readonly [path: string, heading: RegExp, words?: string])[] = [
  ['/dashboard', /Welcome, Nova/],
  ['/dice-of-iris', /Dice of Iris/],
  ['/leaderboard', /Leaderboard/, 'Could not load the rankings'],
  ['/leaderboard?tab=games&game=2', /Leaderboard/, 'Could not load the rankings'],
  ['/credits', /Cosmic Credits/],
  ['/terms', /Terms of use/],
];

/** All failures on the first screen, and an unreachable server on the others: all requests share one client. */
const CASES = SCREENS.flatMap(([path, heading, words], index) =>
  FAILURES.slice(0, index === 0 ? FAILURES.length : 1).map(([failure, reply]) => ({
    path,
    heading,
    words,
    failure,
    reply,
    // The dashboard leads players without credits to the dice, others to the games.
    credits: reply ? 0 : 12,
  })),
);

beginAfresh();

async function show(path: string, reply: () => Reply | undefined, credits = 12) {
  const user = player({ credits });
  const calls = serveApi(({ path: called }) => {
    const failing = reply();
    return called === '/user' && failing?.status !== 401 ? { status: 200, body: { user } } : failing;
  });
  return { calls, ...(await openPage(routes, { at: path, user })) };
}

test.each(CASES)(
  '$path stays open and offers a retry with $failure',
  async ({ path, heading, words, reply, credits }) => {
    const { screen, calls } = await show(path, () => reply, credits);
    await expect.element(screen.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    const retry = screen
      .getByRole('main')
      .getByRole('button', { name: /Retry|Refresh|Try again/ })
      .first();
    await expect.element(retry).toBeVisible();
    await expect.element(retry).toBeEnabled();
    if (words) await expect.element(screen.getByText(words)).toBeVisible();
    const before = calls.length;
    await retry.click();
    await expect.poll(() => calls.length).toBeGreaterThan(before);
    await expect.element(screen.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    // What failed is fetched again by the retry, and not by parts of the page that come and go while it is fetched.
    const requests = Object.values(Object.groupBy(calls, (call) => call.path)).map((same = []) => same.length);
    expect(Math.max(...requests)).toBeLessThan(10);
  },
);

/** An address of each screen, one for all games. */
const ADDRESSES = pathsOf(routes)
  .filter((path) => path === 'game1' || !(path.startsWith('game') || path === '*'))
  .map((path) => `/${path.replace(':month', '2026-10').replace(':day', '2026-10-05').replace(':id', 'x')}`);

/** Not one of a screen. */
const TITLE = 'none yet';

function pathsOf(tree: readonly RouteObject[]): readonly string[] {
  return tree.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsOf(children ?? [])]);
}

test.each(
  ADDRESSES.flatMap((at) => [
    { at, who: 'a visitor', user: null },
    { at, who: 'a player', user: player() },
  ]),
)('$at has a heading for $who while the server is silent', async ({ at, user }) => {
  const silence = Promise.withResolvers<undefined>();
  // Otherwise what the page shares, such as the session, would wait for it in later tests.
  onTestFinished(() => silence.resolve(undefined));
  serveApi(async () => silence.promise);
  document.title = TITLE;
  const { router } = await openPage(routes, { at, user });
  // Also those under the sign-in dialog.
  const headings = () => document.querySelectorAll('h1').length;
  expect(headings()).toBe(1);
  await expect.poll(() => router.state.initialized).toBe(true);
  await expect.poll(() => document.title).not.toBe(TITLE);
  // A screen that sends its visitor elsewhere has none for a moment.
  await expect.poll(headings).toBe(1);
});

test.each(['/dashboard', '/dice-of-iris', '/credits', '/settings', '/leaderboard'])(
  'a session that ended elsewhere signs out on %s without an error',
  async (path) => {
    const { screen, router } = await show(path, () => refusal(401, { code: 'auth/required' }));
    // On some screens the sign-in dialog opens over it.
    const signIn = screen.getByRole('button', { name: 'Sign In', includeHidden: true });
    await expect.element(signIn.first()).toBeInTheDocument();
    expect(localStorage.getItem(CACHED_USER_KEY)).toBeNull();
    if (path === '/dice-of-iris') await expect.poll(() => router.state.location.pathname).toBe('/');
  },
);
