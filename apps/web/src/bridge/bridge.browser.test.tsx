import type { BridgeAnswer } from '@star-seekers/contracts/bridge-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LANGUAGE_KEY, directionOf, languages } from '../i18n/languages.ts';
import { queryClient } from '../shell/query-client.ts';
import { type Call, type Reply, refusal, serveApi } from '../testing/server-double.ts';
import '../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { bridgeRoutes } from './bridge-routes.tsx';
import { bridgeTexts } from './bridge-texts.ts';

const NOVEMBER = Date.UTC(2026, 10, 20, 12);
const NOVA = { id: 'p1', username: 'Nova' };

const FILE: BridgeAnswer<'bridgePlayer'> = {
  ...NOVA,
  faction: 'oni',
  createdAt: NOVEMBER,
  barredAt: null,
  deletedAt: null,
  role: null,
  sessions: [],
  totalPoints: 1200,
  gamesPlayed: 1,
  commendations: [],
  decisions: [],
};

const MONEY: BridgeAnswer<'bridgeMoney'> = {
  email: 'nova@example.com',
  emailConfirmedAt: null,
  balances: { credits: 3, pendingCredits: 0, owedCredits: 0 },
  payments: (['succeeded', 'pending'] as const).map((status) => ({
    id: `cs_${status}`,
    packageName: 'Starter',
    amount: 4.99,
    credits: 100,
    status,
    date: NOVEMBER,
    refunded: 0,
    creditsReversed: 0,
  })),
};

const PREVIEW: BridgeAnswer<'bridgePreview'> = {
  title: 'player Nova',
  player: NOVA,
  changes: [{ what: 'name', before: 'Nova', after: 'Vega' }],
  asksPasskey: false,
};

type Replies = (call: Call, query: URLSearchParams) => Reply | undefined;

const ok = (body: unknown): Reply => ({ status: 200, body });

/** Opens a page of the bridge. @param replies what the server answers, before the answers of a peaceful hub */
async function open(at: string, { role = 'moderator', replies }: { role?: string; replies?: Replies } = {}) {
  const calls = serveApi((call, query) => {
    const own = replies?.(call, query);
    if (own) return own;
    if (call.path === '/bridge/session') return ok({ role, passkeys: 1, signedInUntil: NOVEMBER });
    if (call.path === '/bridge/players/p1') return ok(FILE);
    if (call.path === '/bridge/players/p1/runs') return ok({ runs: [], before: null });
    if (call.path === '/bridge/players/p1/money') return ok(MONEY);
    if (call.path === '/bridge/decisions/preview') return ok(PREVIEW);
    if (call.path === '/bridge/decisions') return ok({ ...PREVIEW, asksPasskey: undefined });
    return ok([]);
  });
  const router = createMemoryRouter(bridgeRoutes, { initialEntries: [at] });
  const screen = await render(
    <I18nextProvider i18n={await bridgeTexts()}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return { screen, router, calls };
}

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.lang = 'en';
  document.documentElement.dir = 'ltr';
});

test('who is not signed in to the hub signs in here, and goes on where the link leads', async () => {
  let isIn = false;
  const { screen, calls } = await open('/cases', {
    replies: ({ path }) => {
      if (path === '/login') isIn = true;
      return path === '/bridge/session' && !isIn ? refusal(401, { code: 'auth/required' }) : undefined;
    },
  });
  await screen.getByLabelText('Email').fill('mod@example.com');
  await screen.getByLabelText('Password').fill('orbit-of-seven');
  await screen.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Cases', level: 1 })).toBeVisible();
  // The button that was pressed is gone.
  await expect.element(screen.getByRole('main')).toHaveFocus();
  expect(calls.find(({ path }) => path === '/login')?.body).toEqual({
    email: 'mod@example.com',
    password: 'orbit-of-seven',
  });
});

test('players who are not staff, and staff without a passkey, are told what is missing', async () => {
  const { screen } = await open('/', {
    replies: ({ path }) =>
      path === '/bridge/session' ? refusal(403, { code: 'bridge/staff_only' as 'auth/required' }) : undefined,
  });
  await expect.element(screen.getByText('The bridge is for staff of this hub.')).toBeVisible();
  await screen.unmount();
  queryClient.clear();
  const { screen: other } = await open('/', {
    replies: ({ path }) =>
      path === '/bridge/session' ? ok({ role: 'moderator', passkeys: 0, signedInUntil: null }) : undefined,
  });
  await expect.element(other.getByText('You have no passkey yet. Ask an operator for a link.')).toBeVisible();
});

test('a sign-in that has ended meanwhile is asked for again with the next request', async () => {
  let hasEnded = false;
  const { screen } = await open('/', {
    replies: ({ path }) => {
      if (path === '/bridge/search') {
        hasEnded = true;
        return refusal(403, { code: 'bridge/sign_in_first' as 'auth/required' });
      }
      return path === '/bridge/session' && hasEnded
        ? ok({ role: 'moderator', passkeys: 1, signedInUntil: null })
        : undefined;
    },
  });
  await screen.getByRole('searchbox').fill('nova');
  await screen.getByRole('button', { name: 'Search' }).click();
  await expect.element(screen.getByRole('button', { name: 'Use the passkey' })).toBeVisible();
});

test('what was searched for is in no address; what is found and each page are said to screen readers', async () => {
  const { screen, router, calls } = await open('/', {
    replies: ({ path }) => (path === '/bridge/search' ? ok([{ player: NOVA, found: 'run', id: 'r1' }]) : undefined),
  });
  await screen.getByRole('searchbox').fill(' nova@example.com ');
  await screen.getByRole('button', { name: 'Search' }).click();
  await expect.element(screen.getByRole('link', { name: 'Run r1' })).toHaveAttribute('href', '/runs/r1');
  expect(calls.at(-1)?.body).toEqual({ text: 'nova@example.com' });
  expect(router.state.location).toMatchObject({ pathname: '/', search: '' });
  const announcement = screen.getByRole('status').first();
  await expect.element(announcement).toHaveTextContent('Results: 1');
  await screen.getByRole('link', { name: 'Nova' }).click();
  await expect.element(announcement).toHaveTextContent('Nova – Account');
  await expect.element(screen.getByRole('main')).toHaveFocus();
  await screen.getByRole('link', { name: 'Runs' }).click();
  await expect.element(announcement).toHaveTextContent('Nova – Runs');
  expect(document.title).toBe('Nova – Runs · Star Seekers');
});

test.each([
  ['moderator', ['Bar', 'Void all runs that count', 'Rename', 'End all sessions']],
  [
    'operator',
    ['Bar', 'Void all runs that count', 'Rename', 'End all sessions', 'Export the data', 'Delete the account'],
  ],
])('a %s is offered the decisions of that role, and its pages', async (role, commands) => {
  const { screen } = await open('/players/p1', { role });
  const offered = screen.getByRole('region', { name: 'Decide' }).getByRole('link');
  await expect.element(offered.first()).toBeVisible();
  expect(offered.elements().map(({ textContent }) => textContent)).toEqual(commands);
  const money = screen.getByRole('link', { name: 'Money' });
  const health = screen.getByRole('link', { name: 'Health' });
  expect([money.elements().length, health.elements().length]).toEqual(role === 'operator' ? [1, 1] : [0, 0]);
});

test('a payment is refunded only if it was paid', async () => {
  const { screen } = await open('/players/p1/money', { role: 'operator', replies: noTransfers });
  const refund = screen.getByRole('link', { name: 'Refund' });
  await expect.element(refund).toHaveAttribute('href', '/decide/payment-refund?paymentId=cs_succeeded&playerId=p1');
  expect(refund.elements()).toHaveLength(1);
});

test('the ledger goes on with earlier transfers', async () => {
  const transfer = (id: string, credits: number) => ({
    id,
    from: 'wallet',
    to: 'play',
    amount: 1,
    reason: `Reason ${id}`,
    subject: 'run:r1',
    at: NOVEMBER,
    after: { credits, pendingCredits: 0, owedCredits: 0 },
  });
  const { screen } = await open('/players/p1/money', {
    role: 'operator',
    replies: ({ path }, query) => {
      if (path !== '/bridge/players/p1/ledger') return undefined;
      return query.get('before') === 't2'
        ? ok({ transfers: [transfer('t1', 8)], before: null })
        : ok({ transfers: [transfer('t2', 7)], before: 't2' });
    },
  });
  await screen.getByRole('button', { name: 'Show earlier ones' }).click();
  await expect.element(screen.getByRole('row', { name: /Reason t1.*1.*8.*Run/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Reason t2.*1.*7.*Run/ })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Show earlier ones' })).not.toBeInTheDocument();
});

test('a decision says what it would change, asks for a reason, and then says what it has changed', async () => {
  const { screen, calls } = await open('/decide/player-rename?playerId=p1');
  await screen.getByLabelText('New name').fill('Vega');
  await screen.getByRole('button', { name: 'Preview' }).click();
  await expect.element(screen.getByRole('row', { name: 'name Nova Vega' })).toBeVisible();
  await expect.element(screen.getByRole('status').first()).toHaveTextContent('What it would change: name Vega');
  const decision = { command: 'player rename', playerId: 'p1', username: 'Vega' };
  expect(calls.at(-1)).toMatchObject({ path: '/bridge/decisions/preview', body: { decision } });
  await screen.getByRole('button', { name: 'Rename' }).click();
  expect(calls.at(-1)?.path).toBe('/bridge/decisions/preview');
  await screen.getByLabelText('Reason').fill('An insult.');
  await screen.getByRole('button', { name: 'Rename' }).click();
  await expect.element(screen.getByText('The decision is made and stands in the record.')).toHaveFocus();
  expect(calls.find(({ path }) => path === '/bridge/decisions')?.body).toEqual({ decision, reason: 'An insult.' });
  await screen.getByRole('link', { name: 'Back to the player' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Nova', level: 1 })).toBeVisible();
});

test('why a decision is not possible is said in the words of the server', async () => {
  const { screen } = await open('/decide/player-unbar?playerId=p1', {
    replies: ({ path }) =>
      path === '/bridge/decisions/preview'
        ? refusal(409, { code: 'bridge/refused' as 'auth/required', message: 'Nova is not barred.' })
        : undefined,
  });
  await expect.element(screen.getByText('This is not possible: Nova is not barred.')).toBeVisible();
});

test('an address that the bridge does not have, or a decision that does not exist, says so', async () => {
  const { screen, router } = await open('/nowhere');
  await expect.element(screen.getByRole('heading', { name: 'No such page' })).toBeVisible();
  await router.navigate('/decide/player-praise?playerId=p1');
  await expect.element(screen.getByRole('heading', { name: 'No such page' })).toBeVisible();
});

test('a page that fails leaves the way to the others', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { screen } = await open('/players/p1/runs', {
    replies: ({ path }) => (path === '/bridge/players/p1/runs' ? ok({}) : undefined),
  });
  await expect.element(screen.getByRole('heading', { name: 'This screen failed' })).toBeVisible();
  await screen.getByRole('link', { name: 'Cases' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Cases', level: 1 })).toBeVisible();
});

test('the evidence of a run leads to what stands out in its film, and offers to close its case', async () => {
  const evidence: BridgeAnswer<'bridgeEvidence'> = {
    runId: 'r1',
    gameId: 2,
    player: NOVA,
    status: 'voided',
    score: 1200,
    ticks: 3600,
    witness: { fault: 'pauses', unaccountedMs: 1500, lateTicks: 2, pauses: 1, pausedAt: [{ tick: 600, ms: 2500 }] },
    rhythm: {
      commands: 70,
      meanTicks: 50,
      spreadTicks: 35.8,
      entropyBits: 3.04,
      repeated: 0.25,
      repetitions: [{ tick: 400, firstTick: 150, intervals: 9 }],
    },
    reactions: { signs: 40, medianTicks: 12, quick: 0.35, quickByChance: 0.06, quickest: [{ tick: 60, ticks: 2 }] },
    likeness: {
      compared: 14,
      runs: [
        { runId: 'r2', player: { id: 'p2', username: 'Vega' }, equal: 57, of: 60, tick: 120, standsOut: true },
        { runId: 'r3', player: NOVA, equal: 1, of: 60, tick: 200, standsOut: false },
      ],
    },
    standing: { players: 40, outranked: 39 },
    others: { runs: 4, best: 900, median: 800 },
    openReports: 1,
  };
  const { screen } = await open('/runs/r1', {
    replies: ({ path }) => (path === '/bridge/runs/r1' ? ok(evidence) : undefined),
  });
  const moments = screen.getByRole('region', { name: 'Moments to look at' }).getByRole('row');
  await expect.element(moments.nth(1).getByText('Reacted within 2 ticks')).toBeVisible();
  await expect.element(moments.nth(2).getByText(/95% of the commands as in a run of .Vega/)).toBeVisible();
  await expect.element(moments.nth(2).getByRole('link')).toHaveAttribute('href', '/run/r1?t=2.00');
  await expect.element(moments.nth(3).getByText('9 intervals as from 0:02 on')).toBeVisible();
  await expect.element(moments.nth(4).getByText('Paused for 2.5 sec')).toBeVisible();
  await expect.element(moments.nth(4).getByRole('link')).toHaveAttribute('href', '/run/r1?t=10.00');
  const alike = screen.getByRole('region', { name: 'Likeness to other runs' });
  await expect.element(alike.getByText(/Compared with 14 runs/)).toBeVisible();
  await expect.element(alike.getByRole('link', { name: 'Vega' })).toHaveAttribute('href', '/runs/r2');
  await expect.element(screen.getByText('98% of 40 other players')).toBeVisible();
  await expect.element(screen.getByText('35%')).toBeVisible();
  await expect.element(screen.getByText('Too many or too long pauses')).toBeVisible();
  await expect.element(screen.getByText('25%')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Restore the run' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Close the case' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /Watch the run/ })).toHaveAttribute('href', '/run/r1');
});

test('what a player answers to a decision waits among the cases', async () => {
  const entry: BridgeAnswer<'bridgeAnswers'>[number] = {
    id: 'd1',
    decidedAt: NOVEMBER,
    by: 'Vega',
    command: 'run void',
    player: NOVA,
    runId: 'r1',
    reason: 'A program.',
    changes: [],
    answer: { text: 'I did play it.', answeredAt: NOVEMBER },
  };
  const { screen } = await open('/cases', {
    replies: ({ path }) => (path === '/bridge/answers' ? ok([entry]) : undefined),
  });
  const row = screen.getByRole('row', { name: /Void the run.*A program\..*I did play it\./ });
  const close = row.getByRole('link', { name: 'Close the answer' });
  await expect.element(close).toHaveAttribute('href', '/decide/answer-close?recordId=d1');
});

test('figures are tiles; what can be paused is listed with them, and by whom it was', async () => {
  const figures: BridgeAnswer<'bridgeHealth'>['figures'] = [
    { name: 'disk_free_bytes', help: 'Free.', kind: 'gauge', values: [{ label: null, value: 75_500_000_000 }] },
    { name: 'chunk_seconds', help: 'Chunks.', kind: 'times', values: [{ label: 'p95', value: 0.0025 }] },
  ];
  const { screen } = await open('/health', {
    role: 'operator',
    replies: ({ path }) =>
      path === '/bridge/health'
        ? ok({ figures, pauses: [{ what: 'game-2', since: NOVEMBER, by: 'Vega', reason: 'A fault.' }] })
        : undefined,
  });
  const tile = (name: string) => screen.getByRole('listitem').filter({ hasText: name });
  await expect.element(tile('disk free bytes').getByText('75.5 GB')).toBeVisible();
  await expect.element(tile('chunk seconds').getByText('0.0025')).toBeVisible();
  const row = screen.getByRole('row', { name: /Space Snake.*Paused.*Nov 20, 2026.*Vega.*A fault\./ });
  const resume = row.getByRole('link', { name: 'Resume' });
  await expect.element(resume).toHaveAttribute('href', '/decide/hub-resume?what=game-2');
  const other = screen.getByRole('row', { name: /Lore Master.*Open/ });
  await expect.element(other.getByRole('link', { name: 'Pause' })).toBeVisible();
});

test.each(languages.map(({ tag }) => tag))('the bridge speaks %s', async (language) => {
  localStorage.setItem(LANGUAGE_KEY, language);
  const { screen } = await open('/cases');
  const texts = await bridgeTexts();
  await expect.element(screen.getByRole('heading', { name: texts.t('bridge:cases.title'), level: 1 })).toBeVisible();
  expect(document.documentElement).toMatchObject({ lang: language, dir: directionOf(language) });
});

function noTransfers({ path }: Call): Reply | undefined {
  return path.endsWith('/ledger') ? ok({ transfers: [], before: null }) : undefined;
}
