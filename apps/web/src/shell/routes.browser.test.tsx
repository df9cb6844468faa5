import type { PlayerCard } from '@star-seekers/contracts';
import { expect, test } from 'vitest';
import { patchUser } from '../features/session/session.ts';
import { beginAfresh, openPage } from '../testing/open-page.tsx';
import { player, refusal, type Reply, serveApi } from '../testing/server-double.ts';
import { routes } from './routes.tsx';

beginAfresh();

const KITE: PlayerCard = {
  id: 'kite',
  username: 'Kite',
  faction: 'mud',
  rankTitle: 'Veteran',
  totalPoints: 640,
  gamesPlayed: 3,
  games: [],
  commendations: [],
};

/** Opens an address of a hub that has no runs. */
async function open(at: string) {
  const user = player();
  const replies: Readonly<Partial<Record<string, Reply>>> = {
    '/user': { status: 200, body: { user } },
    '/runs/x': refusal(404, { code: 'runs/not_found' }),
    '/players/Kite': { status: 200, body: KITE },
    '/players/x': refusal(404, { code: 'players/not_found' }),
    '/live/x': refusal(404, { code: 'live/not_found' }),
    '/challenges/x': refusal(404, { code: 'challenges/not_found' }),
  };
  serveApi(({ path }) => replies[path]);
  const { screen } = await openPage(routes, { at, user });
  return screen;
}

test.each([
  ['/', 'Star Seekers'],
  ['/dashboard', 'Welcome, Nova'],
  ['/leaderboard', 'Leaderboard'],
  ['/ss-ip', 'The Star Seekers universe'],
  ['/runs', 'Your Runs'],
  ['/how-runs-count', 'How runs count'],
  ['/theatre', 'A run from a file'],
  ['/chronicle/2026-10', 'October 2026'],
  ['/player/Kite', 'Kite'],
])('%s shows %s', async (at, heading) => {
  const screen = await open(at);
  await expect.element(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
});

test.each([
  ['/run/x', 'There is no such run'],
  ['/player/x', 'No such Seeker'],
  ['/live/x', 'Nobody is playing here now'],
  ['/challenge/x', 'There is no such challenge'],
])('%s says: %s', async (at, words) => {
  const screen = await open(at);
  await expect.element(screen.getByText(words)).toBeVisible();
});

test('the hub has the tint of its player’s faction', async () => {
  serveApi(({ path }) =>
    path === '/user' ? { status: 200, body: { user: player({ faction: 'ustur' }) } } : undefined,
  );
  await openPage(routes, { at: '/settings', user: player({ faction: 'ustur' }) });
  const tint = () => document.documentElement.dataset['faction'];
  await expect.poll(tint).toBe('ustur');
  patchUser({ faction: 'mud' });
  await expect.poll(tint).toBe('mud');
});
