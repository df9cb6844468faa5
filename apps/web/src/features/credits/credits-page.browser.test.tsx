import { CREDIT_PACKAGES } from '@star-seekers/contracts/credit-packages';
import type { PaymentHistoryItem, Transaction, User } from '@star-seekers/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page as window } from 'vitest/browser';
import { loadTexts } from '../../i18n/index.ts';
import { queryClient } from '../../shell/query-client.ts';
import { sectionsFromTop } from '../../testing/section-order.ts';
import { type Call, player, refusal, type Reply, serveApi } from '../../testing/server-double.ts';
import { Toaster } from '../../ui/toaster.tsx';
import '../../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { closeAuthDialog, useAuthDialog } from '../auth/auth-dialog-store.ts';
import { CACHED_USER_KEY } from '../session/cached-user.ts';
import { startSession } from '../session/session.ts';
import { CreditsPage } from './credits-page.tsx';

const PACKAGES = CREDIT_PACKAGES.map(({ priceCents, ...pack }) => ({ ...pack, price: priceCents / 100 }));

const PAID: PaymentHistoryItem = {
  id: 'p1',
  packageName: 'Starter Pack',
  amount: 4.99,
  credits: 100,
  status: 'succeeded',
  date: Date.UTC(2026, 10, 20),
  paymentId: 'pi_123',
  receiptNumber: '2026-000017',
  refunded: 0,
  creditsReversed: 0,
};

let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

interface Scene {
  readonly user?: User | null;
  readonly at?: string;
  /** Replies that differ from a working server without data. */
  readonly answers?: Readonly<Record<string, Reply | ((call: Call) => Reply | undefined)>>;
}

async function show({ user = player(), at = '/credits', answers = {} }: Scene = {}) {
  await loadTexts('credits');
  if (user) localStorage.setItem(CACHED_USER_KEY, JSON.stringify(user));
  const defaults: Record<string, Reply> = {
    '/user': { status: 200, body: { user } },
    '/config': { status: 200, body: { links: {}, trailer: {}, payments: 'live', version: '1' } },
    '/stripe/packages': { status: 200, body: PACKAGES },
    '/stripe/payment-history': { status: 200, body: [] },
    '/user/credits/transactions': { status: 200, body: [] },
    '/dice/cooldown': { status: 200, body: { canRoll: true, timeRemaining: 0 } },
  };
  const calls = serveApi((call) => {
    const answer = answers[call.path] ?? defaults[call.path];
    return typeof answer === 'function' ? answer(call) : answer;
  });
  stop = startSession();
  const page = (
    <>
      <CreditsPage />
      <Toaster />
    </>
  );
  const router = createMemoryRouter(
    [
      { path: '/credits', element: page },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [at] },
  );
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { screen, router, calls };
}

test('in a narrow window the sections have the order of the specification (F 9)', async () => {
  await window.viewport(360, 740);
  const { screen } = await show();
  await expect.element(screen.getByText('No payments yet')).toBeVisible();
  const wanted = ['Your balance', 'How Credits Work', 'Credit packs', 'Recent Game Activity', 'Payment History'];
  expect(sectionsFromTop(screen.container).filter((title) => wanted.includes(title))).toEqual(wanted);
});

const transaction = (index: number, over: Partial<Transaction> = {}): Transaction => ({
  id: `t${index}`,
  type: 'earned',
  amount: index,
  description: `Entry ${index}`,
  kind: null,
  name: null,
  timestamp: Date.UTC(2026, 10, 20) - index,
  ...over,
});

test('a visitor reads the prices, and signs in to buy the chosen package', async () => {
  const { screen, calls } = await show({ user: null });
  await expect.element(screen.getByRole('heading', { name: 'Please log in to purchase credits' })).toBeVisible();
  expect(screen.getByText('Please log in to purchase credits').elements()).toHaveLength(1);
  await expect.element(screen.getByText('50 of them free')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Purchase/ })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'Payment History' })).not.toBeInTheDocument();
  expect(calls.map(({ path }) => path).toSorted()).toEqual(['/config', '/stripe/packages']);
  await screen.getByRole('button', { name: 'Sign in to buy: Gamer Pack' }).click();
  expect(useAuthDialog.getState().open).not.toBeNull();
  closeAuthDialog('signUp');
  await expect.element(screen.getByRole('dialog', { name: 'Checkout' })).toMatchTextContent(/Gamer Pack/);
});

test('a debt of credits is shown with its amount, its reason and how it is paid off (B 10)', async () => {
  const { screen } = await show({ user: player({ owedCredits: 90 }) });
  const note = screen.getByRole('note');
  await expect.element(note.getByText('You owe 90 credits')).toBeVisible();
  await expect.element(note.getByText(/The next credits you get pay this off first/)).toBeVisible();
});

test('without a debt there is no note about one', async () => {
  const { screen } = await show();
  await expect.element(screen.getByRole('heading', { name: 'Your balance' })).toBeVisible();
  await expect.element(screen.getByRole('note')).not.toBeInTheDocument();
});

test('hidden packages are not offered', async () => {
  const { screen } = await show();
  await expect.element(screen.getByRole('button', { name: 'Purchase Gamer Pack' })).toBeEnabled();
  expect(screen.getByRole('button', { name: /^Purchase/ }).elements()).toHaveLength(2);
});

test('without sales the buttons are disabled with a reason', async () => {
  const config = { links: {}, trailer: {}, payments: 'off', version: '1' };
  const { screen } = await show({ answers: { '/config': { status: 200, body: config } } });
  const button = screen.getByRole('button', { name: 'Purchase Gamer Pack' });
  await expect.element(button).toBeDisabled();
  await expect
    .element(button)
    .toHaveAccessibleDescription('Credits are not on sale here. The dice of Iris still grants them every day.');
});

test('fallback packages replace packages that fail to load, until a retry loads them', async () => {
  let broken = true;
  const { screen } = await show({
    answers: {
      '/stripe/packages': () => (broken ? { status: 500, body: {} } : { status: 200, body: PACKAGES.slice(0, 1) }),
    },
  });
  const words = screen.getByText('Failed to load credit packages. Using fallback options.');
  await expect.element(words).toBeVisible();
  await expect.element(screen.getByText('$9.99')).toBeVisible();
  await expect.element(screen.getByText('$4.99')).toBeVisible();
  broken = false;
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(words).not.toBeInTheDocument();
  await expect.element(screen.getByText('$9.99')).not.toBeInTheDocument();
});

test.each([
  ['there is no network', () => undefined, 'Network error. Please try again.'],
  ['the server sends an error code', refusal(404, { code: 'payments/unknown_package' }), 'This pack is not on sale.'],
  ['the response is malformed', { status: 500, body: 'oops' }, 'Failed to create checkout session'],
  ['there is no URL', { status: 200, body: {} }, 'No checkout URL received'],
  ['the URL is invalid', { status: 200, body: { url: 'https://' } }, 'Payment failed'],
])('a failed checkout shows the error and keeps the button usable: %s', async (_case, reply, words) => {
  const { screen, calls } = await show({ answers: { '/stripe/create-checkout-session': reply } });
  await screen.getByRole('button', { name: 'Purchase Starter Pack' }).click();
  await screen.getByRole('button', { name: 'Buy Now' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(words);
  await expect.element(screen.getByRole('button', { name: 'Buy Now' })).not.toHaveAttribute('aria-disabled', 'true');
  expect(calls).toContainEqual({
    method: 'POST',
    path: '/stripe/create-checkout-session',
    body: { packageId: 'starter' },
  });
});

/** Fakes the timers. @returns advances time until a condition holds and returns the total time passed in milliseconds */
function fakeTimers(): (until: () => boolean) => Promise<number> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const from = Date.now();
  return async (until) => {
    await expect
      .poll(() => {
        vi.advanceTimersByTime(50);
        return until();
      })
      .toBe(true);
    return Date.now() - from;
  };
}

test('a payment return is verified after two seconds, then the balance is updated', async () => {
  const answers = {
    '/stripe/verify-payment': { status: 200, body: { status: 'succeeded', credits: 107, purchased: 100 } },
    '/user': () => ({ status: 200, body: { user: player({ credits: paid() ? 107 : 7 }) } }),
    '/stripe/payment-history': () => ({ status: 200, body: paid() ? [PAID] : [] }),
  };
  const passTimeUntil = fakeTimers();
  const { screen, router, calls } = await show({
    user: player({ credits: 7 }),
    at: '/credits?success=true&session_id=cs_test_1',
    answers,
  });
  const paid = () => calls.some(({ path }) => path === '/stripe/verify-payment');
  const shown = (words: string) => () => screen.getByText(words).query() !== null;
  await expect.element(screen.getByText('Confirming your payment...')).toBeVisible();
  expect(await passTimeUntil(paid)).toBeGreaterThanOrEqual(2000);
  await passTimeUntil(shown('Payment successful!'));
  await expect.element(screen.getByText('Your credits have been added to your account.')).toBeVisible();
  // One thing at a time.
  expect(shown('Credits purchased successfully!')()).toBe(false);
  await passTimeUntil(shown('Credits purchased successfully!'));
  expect(calls).toContainEqual({
    method: 'POST',
    path: '/stripe/verify-payment',
    body: { sessionId: 'cs_test_1' },
  });
  await passTimeUntil(shown('Receipt 2026-000017'));
  expect(router.state.location.search).toBe('');
});

test.each([
  ['pending', 'Payment is being processed', 'Your credits arrive as soon as it is paid. You need not wait here.'],
  ['failed', 'Payment failed', 'Nothing was bought. You can try again.'],
])('a payment that returns %s is not called successful', async (status, title, words) => {
  const passTimeUntil = fakeTimers();
  const { screen, router } = await show({
    user: player({ credits: 7 }),
    at: `/credits?success=true&session_id=cs_test_${status}`,
    answers: { '/stripe/verify-payment': { status: 200, body: { status, credits: 7, purchased: 100 } } },
  });
  const toasts = screen.getByRole('region', { name: 'Notifications' });
  await passTimeUntil(() => toasts.getByText(title).query() !== null);
  await expect.element(toasts.getByText(words)).toBeVisible();
  await expect.poll(() => router.state.location.search).toBe('');
  for (const praise of ['Payment successful!', 'Credits purchased successfully!'])
    expect(screen.getByText(praise).query()).toBeNull();
});

test('a failed verification shows what to do for five seconds', async () => {
  const passTimeUntil = fakeTimers();
  const { screen, router, calls } = await show({
    at: '/credits?success=true&session_id=cs_test_2',
    answers: { '/stripe/verify-payment': refusal(404, { code: 'payments/not_found' }) },
  });
  // An error is also announced outside of the region.
  const toasts = screen.getByRole('region', { name: 'Notifications' });
  const failure = toasts.getByText('Payment verification failed');
  await passTimeUntil(() => calls.some(({ path }) => path === '/stripe/verify-payment'));
  // From here time stands still until the toast is shown, however long rendering takes.
  await expect.element(failure).toBeVisible();
  await expect.element(toasts.getByText('Please contact support if credits are missing.')).toBeVisible();
  await expect.poll(() => router.state.location.search).toBe('');
  vi.advanceTimersByTime(4900);
  await new Promise(requestAnimationFrame);
  await expect.element(failure).toBeVisible();
  vi.advanceTimersByTime(200);
  await expect.element(failure).not.toBeInTheDocument();
});

test('a cancelled payment shows one toast', async () => {
  const { screen, router, calls } = await show({ at: '/credits?canceled=true' });
  await expect.element(screen.getByText('Payment canceled.')).toBeVisible();
  await expect.element(screen.getByText('Your payment was canceled. You can try again anytime.')).toBeVisible();
  expect(router.state.location.search).toBe('');
  expect(calls.map(({ path }) => path)).not.toContain('/stripe/verify-payment');
});

test('the link to the dice shows the cooldown', async () => {
  const cooldown = { canRoll: false, timeRemaining: 22.4 * 3_600_000 };
  const { screen } = await show({ answers: { '/dice/cooldown': { status: 200, body: cooldown } } });
  await expect.element(screen.getByRole('link', { name: 'Next free roll in 23h' })).toBeVisible();
});

test('whoever has credits is led to the games, and whoever has none and no roll to the packs', async () => {
  const cooldown = { canRoll: false, timeRemaining: 22.4 * 3_600_000 };
  const answers = { '/dice/cooldown': { status: 200, body: cooldown } };
  const { screen } = await show({ user: player({ credits: 7 }), answers });
  await expect.element(screen.getByRole('link', { name: 'Choose a game' })).toHaveAttribute('href', '/dashboard');
  await screen.unmount();
  const { screen: empty } = await show({ user: player({ credits: 0 }), answers });
  await expect.element(empty.getByText('Buy a pack to play, or roll again in 23h.')).toBeVisible();
  await expect.element(empty.getByRole('link', { name: 'Choose a game' })).not.toBeInTheDocument();
});

test('the latest five transactions are shown, and a hundred are cached for this player', async () => {
  const many = Array.from({ length: 120 }, (_, index) => transaction(index + 1));
  const { screen } = await show({
    answers: { '/user/credits/transactions': { status: 200, body: [transaction(900, { type: 'spent' }), ...many] } },
  });
  const card = screen.getByRole('region', { name: 'Recent Game Activity' });
  await expect.element(card.getByText('Spent -900 credits')).toBeVisible();
  await expect.element(card.getByText('Earned +4 credits')).toBeVisible();
  expect(card.getByRole('listitem').elements()).toHaveLength(5);
  expect(JSON.parse(localStorage.getItem('star-seekers:transactions:u1') ?? '')).toHaveLength(100);
});

test('the activity can be filtered to games or to other credits', async () => {
  const played = transaction(7, {
    type: 'spent',
    description: 'Space Snake - Game Started',
    kind: 'played',
    name: 'Space Snake',
  });
  const { screen } = await show({
    answers: { '/user/credits/transactions': { status: 200, body: [played, transaction(8)] } },
  });
  const card = screen.getByRole('region', { name: 'Recent Game Activity' });
  const entries = () =>
    card
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent ?? '');
  await expect.poll(entries).toHaveLength(2);
  await card.getByRole('button', { name: 'Games' }).click();
  await expect.poll(entries).toEqual([expect.stringContaining('Space Snake - Game Started')]);
  await card.getByRole('button', { name: 'Credits' }).click();
  await expect.poll(entries).toEqual([expect.stringContaining('Entry 8')]);
});

test('Buy Now announces the payment page', async () => {
  const { screen } = await show();
  await screen.getByRole('button', { name: 'Purchase Gamer Pack' }).click();
  await expect
    .element(screen.getByRole('button', { name: 'Buy Now' }))
    .toHaveAccessibleDescription('Next: the secure page of our payment provider. You come back here afterward.');
});

test('cached transactions are shown when the server fails, only to their own player', async () => {
  localStorage.setItem('star-seekers:transactions:u1', JSON.stringify([transaction(3)]));
  localStorage.setItem('star-seekers:transactions:u2', JSON.stringify([transaction(4)]));
  localStorage.setItem('star-seekers:transactions:u3', '[{"id": 1}]');
  const broken = { '/user/credits/transactions': { status: 500, body: {} } };
  const first = await show({ answers: broken });
  await expect.element(first.screen.getByText('Entry 3')).toBeVisible();
  await expect.element(first.screen.getByText('Could not refresh. Showing what this device has saved.')).toBeVisible();
  await expect.element(first.screen.getByText('Entry 4')).not.toBeInTheDocument();
  await first.screen.unmount();
  stop();
  queryClient.clear();
  const third = await show({ user: player({ id: 'u3' }), answers: broken });
  await expect.element(third.screen.getByText('Could not load your activity')).toBeVisible();
});

test('payments show receipts and refunds', async () => {
  const refunded = { ...PAID, id: 'p2', refunded: 4.99, creditsReversed: 60 };
  const pending: PaymentHistoryItem = { ...PAID, id: 'p3', status: 'pending' };
  const more = Array.from({ length: 4 }, (_, index) => ({ ...PAID, id: `old${index}` }));
  const { screen } = await show({
    answers: { '/stripe/payment-history': { status: 200, body: [pending, refunded, PAID, ...more] } },
  });
  const history = screen.getByRole('region', { name: 'Payment History' });
  await expect.element(history.getByText('Not paid yet')).toBeVisible();
  await expect.element(history.getByText('$4.99 refunded')).toBeVisible();
  await expect.element(history.getByText('60 credits taken back')).toBeVisible();
  expect(history.getByRole('listitem').elements()).toHaveLength(5);
  await history.getByRole('button', { name: 'Show all 7' }).click();
  expect(history.getByRole('listitem').elements()).toHaveLength(7);
});

test('a history that fails to load shows two marked samples until Refresh loads it', async () => {
  let broken = true;
  const { screen } = await show({
    answers: { '/stripe/payment-history': () => (broken ? undefined : { status: 200, body: [PAID] }) },
  });
  const history = screen.getByRole('region', { name: 'Payment History' });
  await expect.element(history.getByRole('alert')).toBeVisible();
  const samples = history.getByRole('listitem').elements();
  expect(samples.map(({ textContent }) => textContent)).toEqual([
    'Gamer Pack$9.99250 creditsSample',
    'Starter Pack$4.99100 creditsSample',
  ]);
  broken = false;
  await history.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(history.getByText('Receipt 2026-000017')).toBeVisible();
  await expect.element(history.getByText('Sample', { exact: true })).not.toBeInTheDocument();

  broken = true;
  await history.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(history.getByText(/^Could not refresh/)).toBeVisible();
  await expect.element(history.getByText('Receipt 2026-000017')).toBeVisible();
});
