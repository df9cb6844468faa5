import { Run } from '@star-seekers/sim';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MemoryHost, type MemoryHostOptions } from '../screen/testing/memory-host.ts';
import { ScreenHarness } from '../screen/testing/screen-harness.tsx';
import { createArenaBot } from './bot.ts';
import { Screen } from './Screen.tsx';
import { view } from './scene.ts';
import { battleArena } from './sim.ts';
import type { ArenaState } from './simulation/state.ts';

/** Booting Phaser in software and the 3-2-1 take their time. */
const PATIENCE = { timeout: 45_000 };

vi.setConfig({ testTimeout: 120_000 });

const consoleErrors = vi.spyOn(console, 'error');

afterEach(() => {
  expect(consoleErrors).not.toHaveBeenCalled();
});

async function openScreen(options: MemoryHostOptions = {}): Promise<MemoryHost> {
  const memory = new MemoryHost(battleArena, options);
  await render(<ScreenHarness Screen={Screen} memory={memory} />);
  return memory;
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const heading = (name: string) => page.getByRole('heading', { name });
const arenaState = () => window.__game?.state() as ArenaState;

async function untilPlaying(): Promise<void> {
  const from = window.__game?.state().tick ?? 0;
  await expect.poll(() => window.__game?.state().tick, PATIENCE).toBeGreaterThan(from);
}

async function startRun(): Promise<void> {
  await expect.element(button('Start - 1 Credit'), PATIENCE).not.toHaveAttribute('aria-busy');
  // The menu has the focus on its button, so a key starts the run.
  await userEvent.keyboard('{Enter}');
  await untilPlaying();
}

/** Lets a player who does nothing lose its ships, at once. */
function loseAllShips(): void {
  while (!arenaState().ended) window.__game?.step(60);
}

test('a run: start and play by keys, lose all ships, see it verified, and be led back after 5 s', async () => {
  const memory = await openScreen({ credits: 3 });
  await expect.element(heading('Cosmic Battle Arena')).toBeVisible();
  for (const badge of ['Medium', 'Max 500 Points', 'Your Best --', 'Cost 1 Credit']) {
    await expect.element(page.getByText(badge, { exact: true })).toBeVisible();
  }
  await startRun();
  expect(memory.getHost().credits).toBe(2);
  await userEvent.keyboard('{ArrowLeft>}{ >}');
  await expect.poll(() => arenaState().player.x, PATIENCE).toBeLessThan(460);
  await expect.poll(() => arenaState().shots.length, PATIENCE).toBeGreaterThan(0);
  await userEvent.keyboard('{/ArrowLeft}{/ }');
  await expect.poll(() => arenaState().player.held, PATIENCE).toMatchObject({ left: false, fire: false });
  loseAllShips();

  await expect.element(heading('The line has fallen'), PATIENCE).toBeVisible();
  await expect.element(page.getByText(/^Your last ship was lost to an? /).first()).toBeVisible();
  await expect.element(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect.element(button('MAIN MENU')).toHaveFocus();
  await expect.element(page.getByText('Back to the dashboard in 5 seconds')).toBeVisible();
  await expect.element(page.getByText('Back to the dashboard in 1 second', { exact: true }), PATIENCE).toBeVisible();
  expect(memory.visited).toEqual([]);
  await expect.poll(() => memory.visited, PATIENCE).toEqual(['hub']);
  expect(memory.submitted).toHaveLength(1);
});

test('whoever needs more time stays, and MAIN MENU leads back', async () => {
  const memory = await openScreen();
  await startRun();
  loseAllShips();
  await expect.element(button('Stay here'), PATIENCE).toBeVisible();
  await button('Stay here').click();
  await expect.element(page.getByText(/^Back to the dashboard in/)).not.toBeInTheDocument();
  await button('MAIN MENU').click();
  expect(memory.visited).toEqual(['hub']);
});

test('without credits the card says what is missing', async () => {
  const memory = await openScreen({ credits: 0 });
  await expect.element(heading('Insufficient Credits')).toBeVisible();
  await expect
    .element(page.getByText('You need 1 credit to play this game. You currently have 0 credits.'))
    .toBeVisible();
  await button('Roll the dice').click();
  expect(memory.visited).toEqual(['dice']);
});

test('a picture that fails to load shows ASSETS ERROR, leaves no way to start, and can be tried again', async () => {
  vi.spyOn(view, 'createScene').mockImplementationOnce(() => {
    throw new Error('The atlas could not be created.');
  });
  const memory = await openScreen({ credits: 2 });
  await expect.element(heading('ASSETS ERROR'), PATIENCE).toBeVisible();
  await expect.element(button('Start - 1 Credit')).not.toBeInTheDocument();
  expect(memory.getHost().credits).toBe(2);
  await button('Retry').click();
  await expect.element(button('Start - 1 Credit'), PATIENCE).not.toHaveAttribute('aria-busy');
});

test('a run that was left goes on where it was, for nothing', async () => {
  const left = new Run(battleArena, { seed: 1 });
  const bot = createArenaBot({ skill: 'good', seed: 1 });
  while (left.state.tick < 900) left.step(bot(left.state));
  const memory = await openScreen({ credits: 2, open: { startedAt: Date.now() - 60_000, log: left.log } });
  await expect.element(heading('Your run is waiting')).toBeVisible();
  await expect.element(button('Resume'), PATIENCE).not.toHaveAttribute('aria-busy');
  await button('Resume').click();
  await expect.poll(() => arenaState().tick, PATIENCE).toBeGreaterThan(900);
  expect(arenaState().score).toBeGreaterThanOrEqual(left.state.score);
  expect(memory.getHost().credits).toBe(2);
});
