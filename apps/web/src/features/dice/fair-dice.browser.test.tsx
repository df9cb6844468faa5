import type { DiceCooldown, DiceRoll, DiceSeed } from '@star-seekers/contracts';
import { faceOfRoll, seedHashOf } from '@star-seekers/contracts/fair-dice';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadTexts } from '../../i18n/index.ts';
import { queryClient } from '../../shell/query-client.ts';
import { player, serveApi } from '../../testing/server-double.ts';
import '../../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { signIn } from '../session/session.ts';
import { updateSettings } from '../settings/settings-store.ts';
import { DiceConsole } from './dice-console.tsx';

const SEED = '1f'.repeat(32);
const NEXT: DiceSeed = { seedHash: 'cd'.repeat(32), nonce: 1, clientSeed: 'nova' };

beforeEach(async () => {
  queryClient.clear();
  await loadTexts('dice', 'credits');
  updateSettings({ motion: 'reduced' });
});

afterEach(() => {
  updateSettings({ motion: 'system' });
  vi.unstubAllGlobals();
});

/** From the newest: a roll whose seed is secret, three with a revealed one, one from before fair dice. */
async function history(): Promise<DiceRoll[]> {
  const seedHash = await seedHashOf(SEED);
  const revealed = [0, 1, 2].map(async (nonce): Promise<DiceRoll> => {
    const value = await faceOfRoll({ serverSeed: SEED, clientSeed: 'nova', nonce });
    const proof = { seedHash, clientSeed: 'nova', nonce, serverSeed: SEED };
    return { number: nonce + 2, value, credits: value, rolledAt: nonce + 2, proof };
  });
  const secret = { seedHash: NEXT.seedHash, clientSeed: 'nova', nonce: 0, serverSeed: null };
  return [
    { number: 5, value: 2, credits: 2, rolledAt: 5, proof: secret },
    ...(await Promise.all(revealed)).toReversed(),
    { number: 1, value: 6, credits: 6, rolledAt: 1, proof: null },
  ];
}

async function show(rolls: readonly DiceRoll[], cooldown: DiceCooldown = { canRoll: true, timeRemaining: 0 }) {
  const calls = serveApi(({ method, path }) => {
    if (path === '/config') return { status: 200, body: { links: {}, trailer: {}, payments: 'live', version: 'x' } };
    if (path === '/dice/cooldown') return { status: 200, body: cooldown };
    if (path === '/dice/rolls') return { status: 200, body: rolls };
    if (path === '/dice/seed') return { status: 200, body: method === 'POST' ? { ...NEXT, nonce: 0 } : NEXT };
    if (path === '/dice/roll') return { status: 200, body: { ...rolls[0], number: 6, nextRollAt: 60_000 } };
    return { status: 204 };
  });
  const user = player();
  signIn(user);
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <DiceConsole user={user} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { screen, calls };
}

test('the check recalculates every roll of the history', async () => {
  const { screen } = await show(await history());
  await screen.getByRole('button', { name: 'Check my rolls' }).click();
  await expect.element(screen.getByText('Every roll with a shown secret matches.')).toBeVisible();
  const rows = [...screen.container.querySelectorAll('[data-state]')].map((row) => row.textContent);
  expect(rows).toEqual(['Secret not shown yet', 'Matches', 'Matches', 'Matches', 'From before fair dice']);
});

test('a roll that does not follow from its seeds is marked', async () => {
  const rolls = await history();
  const other = rolls.map((roll) => {
    const value = roll.number === 3 ? (roll.value % 6) + 1 : roll.value;
    return { ...roll, value, credits: value };
  });
  const { screen } = await show(other);
  await screen.getByRole('button', { name: 'Check my rolls' }).click();
  await expect.element(screen.getByText(/^Something does not match/)).toBeVisible();
  const wrong = [...screen.container.querySelectorAll('[data-state="wrong"]')].map((row) => row.closest('li'));
  expect(wrong).toHaveLength(1);
  expect(wrong[0]?.textContent).toContain('Does not match');
});

test('a roll sends the player’s own part, of which the next roll has another', async () => {
  const { screen, calls } = await show(await history());
  const part = screen.getByLabelText('Your part of the next roll');
  const random = (part.element() as HTMLInputElement).value;
  expect(random).toMatch(/^[0-9a-f]{16}$/);
  await expect.element(screen.getByText(NEXT.seedHash)).toBeVisible();
  await part.fill('星 my own words');
  await screen.getByRole('button', { name: 'Roll the dice' }).click();
  await expect.element(part).not.toHaveValue('星 my own words');
  expect(calls).toContainEqual({ method: 'POST', path: '/dice/roll', body: { clientSeed: '星 my own words' } });
  expect((part.element() as HTMLInputElement).value).not.toBe(random);
});

test('the secret is shown on request, once it was used', async () => {
  const { screen, calls } = await show(await history());
  const reveal = screen.getByRole('button', { name: 'Show the secret' });
  await expect.element(reveal).toBeEnabled();
  await reveal.click();
  await expect.element(screen.getByText(/^Rolls with this secret: 0 of 30/)).toBeVisible();
  await expect.element(reveal).toBeDisabled();
  expect(calls.filter(({ method, path }) => method === 'POST' && path === '/dice/seed')).toHaveLength(1);
});

test('where the hub asks for a confirmed address, its link is sent again in the place of the roll', async () => {
  const { screen, calls } = await show([], { canRoll: true, timeRemaining: 0, confirmEmail: true });
  await expect.element(screen.getByText(/^The link in our e-mail to nova@example.com/)).toBeVisible();
  expect(screen.container.textContent).not.toContain('Roll the dice');
  await screen.getByRole('button', { name: 'Send a link' }).click();
  await expect.element(screen.getByText(/^A new link is on its way/)).toBeVisible();
  expect(calls).toContainEqual({ method: 'POST', path: '/user/confirmation', body: undefined });
});
