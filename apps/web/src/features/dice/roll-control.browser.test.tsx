import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadTexts } from '../../i18n/index.ts';
import { RollControl, type RollControlProps } from './roll-control.tsx';
import type { Cooldown } from './use-cooldown.ts';

const RESTING: Cooldown = { status: 'resting', remainingMs: 86_000_000, readyAt: 0 };

beforeAll(async () => {
  await loadTexts('dice');
});

async function show(over: Partial<RollControlProps>) {
  return await render(
    <MemoryRouter>
      <RollControl
        cooldown={RESTING}
        rolling={false}
        outcome={{ kind: 'rolled', value: 4, credits: 4 }}
        next="play"
        onRoll={() => undefined}
        {...over}
      />
    </MemoryRouter>,
  );
}

test('with credits after a roll the link to the games is the primary action', async () => {
  const screen = await show({});
  await expect.element(screen.getByRole('link', { name: 'Choose a game' })).toHaveAttribute('href', '/dashboard#games');
  await expect.element(screen.getByRole('button', { name: 'Next roll in 24h' })).toBeDisabled();
});

test('without credits during the cooldown the link to the packs is the primary action', async () => {
  const screen = await show({ next: 'shop' });
  await expect.element(screen.getByRole('link', { name: 'Buy a pack' })).toHaveAttribute('href', '/credits');
});

test('the roll button is the only action when the dice is ready', async () => {
  const screen = await show({ cooldown: { status: 'ready' }, outcome: undefined, next: undefined });
  await expect.element(screen.getByRole('button', { name: 'Roll the dice' })).toBeEnabled();
  expect(screen.container.querySelector('a')).toBeNull();
});
