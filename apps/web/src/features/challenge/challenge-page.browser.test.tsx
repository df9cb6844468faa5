import type { Challenge } from '@star-seekers/contracts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { beginAfresh, openPage } from '../../testing/open-page.tsx';
import { type Reply, player, serveApi } from '../../testing/server-double.ts';
import { ChallengePage } from './challenge-page.tsx';

const NOVEMBER = Date.UTC(2026, 10, 20);

beginAfresh('challenge', 'players', 'leaderboard');

const user = player();

const kite = { id: 'kite', username: 'Kite', faction: 'mud' } as const;
const you = { id: user.id, username: user.username, faction: 'oni' } as const;

const CHALLENGE: Challenge = {
  id: 'c',
  gameId: 2,
  rulesVersion: 3,
  challenger: kite,
  createdAt: NOVEMBER,
  expiresAt: NOVEMBER + 90 * 86_400_000,
  state: 'open',
  run: { runId: 'run', player: kite, score: 1200, ticks: 5400, finishedAt: NOVEMBER },
  duels: [
    { runId: 'better', player: you, score: 1300, ticks: 5700, finishedAt: NOVEMBER },
    {
      runId: 'worse',
      player: { id: 'vey', username: 'Vey', faction: 'ustur' },
      score: 90,
      ticks: 600,
      finishedAt: NOVEMBER,
    },
  ],
  course: { setup: { seed: 7 }, secret: [1, 2, 3, 4] },
};

async function show({ visitor = false, reply }: { visitor?: boolean; reply?: Reply } = {}) {
  serveApi((call) => {
    if (call.path === '/user') return { status: 200, body: { user: visitor ? null : user } };
    return call.path === '/challenges/c' ? (reply ?? { status: 200, body: CHALLENGE }) : undefined;
  });
  return openPage(
    [
      { path: '/challenge/:id', element: <ChallengePage /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { at: '/challenge/c', user: visitor ? null : user },
  );
}

test('a challenge shows what to beat, who has tried, and that a duel is free and never ranked', async () => {
  const { screen, router } = await show();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kite challenges you');
  await expect.element(screen.getByText('A duel is free and does not count', { exact: false })).toBeVisible();
  const rows = screen.getByRole('region', { name: 'Results' }).getByRole('listitem');
  const texts = [
    ['1', user.username, 'You', '1,300', '1:35'],
    ['2', 'Kite', 'To beat', '1,200'],
    ['3', 'Vey', '90'],
  ];
  for (const [index, shown] of texts.entries())
    for (const text of shown) await expect.element(rows.nth(index).getByText(text, { exact: true })).toBeVisible();
  await expect.element(rows.nth(2).getByRole('link')).toHaveAttribute('href', '/run/worse');
  await screen.getByRole('link', { name: 'Try Again' }).click();
  expect(router.state.location.pathname).toBe('/duel/c');
});

test('of equal scores the faster one is first where ticks decide', async () => {
  const { run, duels } = CHALLENGE;
  const as = (tieTicks: number) => ({ score: 1200, ticks: tieTicks, tieTicks });
  const [first, last] = duels.map((duel, index) => ({ ...duel, ...as(5399 + 2 * index) }));
  const tied = { ...CHALLENGE, run: { ...run, ...as(5400) }, duels: [first, last] };
  const { screen } = await show({ reply: { status: 200, body: tied } });
  const rows = screen.getByRole('region', { name: 'Results' }).getByRole('listitem');
  for (const [index, name] of [user.username, 'Kite', 'Vey'].entries())
    await expect.element(rows.nth(index).getByText(name, { exact: true })).toBeVisible();
});

test('a visitor may play without an account', async () => {
  const { screen } = await show({ visitor: true });
  await expect.element(screen.getByText('needs no account', { exact: false })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Accept the Duel' })).toBeVisible();
});

test.each([
  ['voided', 'The operator has excluded this run', 2],
  ['rules', 'The rules of this game have changed since', 3],
] as const)('a challenge that is closed (%s) says why, and keeps its results', async (state, why, watchable) => {
  const { screen } = await show({ reply: { status: 200, body: { ...CHALLENGE, state, course: null } } });
  await expect.element(screen.getByText(why, { exact: false })).toBeVisible();
  const results = screen.getByRole('region', { name: 'Results' });
  expect(results.getByRole('listitem').elements()).toHaveLength(3);
  expect(results.getByRole('link').elements()).toHaveLength(watchable);
  await expect.element(screen.getByRole('link', { name: 'Try Again' })).not.toBeInTheDocument();
});

test('a challenge without a duel says what to do first', async () => {
  const { screen } = await show({ reply: { status: 200, body: { ...CHALLENGE, duels: [] } } });
  await expect.element(screen.getByText('Nobody has tried yet.', { exact: false })).toBeVisible();
});

test('its creator is told to share it, before anything else', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined);
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  const { screen } = await show({ reply: { status: 200, body: { ...CHALLENGE, challenger: you, duels: [] } } });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your challenge');
  const button = screen.getByRole('button', { name: 'Share' });
  const duel = screen.getByRole('link', { name: 'Try it yourself' });
  await expect.element(duel).toBeVisible();
  expect(button.element().compareDocumentPosition(duel.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await button.click();
  expect(share).toHaveBeenCalledWith({ url: new URL('/challenge/c', location.href).href });
});

test('a challenge that is not there says so', async () => {
  const { screen } = await show({ reply: { status: 404, body: { code: 'challenges/not_found', message: '' } } });
  await expect.element(screen.getByText('There is no such challenge')).toBeVisible();
});
