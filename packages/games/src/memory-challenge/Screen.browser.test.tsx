import { type CommandLog, Run, localDealer } from '@star-seekers/sim';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MemoryHost, type MemoryHostOptions } from '../screen/testing/memory-host.ts';
import { ScreenHarness } from '../screen/testing/screen-harness.tsx';
import { createMemoryBot } from './bot.ts';
import { layOut, memoryDealer } from './dealer.ts';
import { faceName } from './pictures.ts';
import { Screen } from './Screen.tsx';
import { memoryChallenge, offersNextLevel } from './sim.ts';
import type { MemoryState } from './state.ts';

/** Booting Phaser in software and the 3-2-1 take their time. */
const PATIENCE = { timeout: 20_000 };

vi.setConfig({ testTimeout: 120_000 });

const SEED = 1;
const FACES = layOut([SEED, 0, 0, 0], 1);

const consoleErrors = vi.spyOn(console, 'error');

afterEach(() => {
  expect(consoleErrors).not.toHaveBeenCalled();
});

beforeEach(() => page.viewport(1280, 800));

async function openScreen(options: MemoryHostOptions = {}): Promise<MemoryHost> {
  const memory = new MemoryHost(memoryChallenge, { seed: SEED, dealer: localDealer(memoryDealer, SEED), ...options });
  await render(<ScreenHarness Screen={Screen} memory={memory} />);
  return memory;
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const heading = (name: string) => page.getByRole('heading', { name });
const memoryState = () => window.__game?.state() as MemoryState;

async function startRun(): Promise<void> {
  await expect.element(button('Start Game - 1 Credit'), PATIENCE).not.toHaveAttribute('aria-busy');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => memoryState().tick, PATIENCE).toBeGreaterThan(0);
}

/** A run that a bot has played up to the offer of the second level. */
function clearedLevel(): CommandLog<unknown> {
  const run = new Run(memoryChallenge, { seed: SEED }, localDealer(memoryDealer, SEED));
  const bot = createMemoryBot({ skill: 'good', seed: 1 });
  while (!offersNextLevel(run.state)) run.step(bot(run.state));
  return run.log;
}

test('a card is found with the arrow keys, turned with Enter, and named', async () => {
  const memory = await openScreen({ credits: 3 });
  await expect.element(heading('Cosmic Memory Challenge')).toBeVisible();
  await expect.element(page.getByText('Max 12000 Points')).toBeVisible();
  await expect.element(page.getByText('Personal Best')).toBeVisible();
  await expect.element(page.getByText('Max Possible')).toBeVisible();
  await startRun();
  expect(memory.getHost().credits).toBe(2);
  await expect.element(button('Row 1, column 1: face down')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}');
  const name = faceName(FACES[8] ?? 0);
  await expect.element(button(`Row 2, column 3: ${name}`), PATIENCE).toHaveFocus();
  await expect.element(page.getByText(`Row 2, column 3: ${name}`, { exact: true })).toBeInTheDocument();
});

test('a phone upright has four cards in a row, as large as they can be, and the run goes on when it is turned', async () => {
  await page.viewport(360, 780);
  await openScreen();
  await startRun();
  await expect.element(button('Row 6, column 4: face down')).toBeInTheDocument();
  expect(button(/, column 5:/).elements()).toHaveLength(0);
  expect(button('Row 1, column 1: face down').element().clientWidth).toBeGreaterThan(65);
  await button('Row 2, column 3: face down').click();
  const name = faceName(FACES[6] ?? 0);
  await expect.element(button(`Row 2, column 3: ${name}`), PATIENCE).toBeVisible();
  const { tick } = memoryState();
  await page.viewport(780, 360);
  await expect.element(button(`Row 2, column 1: ${name}`), PATIENCE).toBeInTheDocument();
  await expect.poll(() => memoryState().tick, PATIENCE).toBeGreaterThan(tick);
  const canvas = document.querySelector('canvas')?.getBoundingClientRect() as DOMRect;
  expect(canvas.width / canvas.height).toBeCloseTo(1.5, 1);
});

test('a pause hides the board, and a new game ends the run after a question', async () => {
  const memory = await openScreen({ credits: 3 });
  await startRun();
  await userEvent.keyboard('{Enter}');
  const name = faceName(FACES[0] ?? 0);
  await expect.element(button(`Row 1, column 1: ${name}`), PATIENCE).toBeVisible();
  await userEvent.keyboard('p');
  await expect.element(heading('Paused')).toBeVisible();
  await expect.element(button('Row 1, column 1: face down')).toBeInTheDocument();
  await button('New Game - 1 Credit').click();
  await expect.element(heading('End this run?')).toBeVisible();
  await button('End the run').click();
  await expect.poll(() => memory.getHost().credits, PATIENCE).toBe(1);
  expect(memory.submitted.map(({ outcome }) => outcome.reason)).toEqual(['quit']);
});

test('a cleared level offers the next one, and the last one ends in victory', async () => {
  const memory = await openScreen({ open: { startedAt: Date.now(), log: clearedLevel() } });
  await expect.element(button('Resume'), PATIENCE).not.toHaveAttribute('aria-busy');
  await button('Resume').click();
  await expect.element(heading('Level 1 complete'), PATIENCE).toBeVisible();
  await expect.element(button('Level 2')).toHaveFocus();
  await button('Level 2').click();
  await expect.poll(() => memoryState().level, PATIENCE).toBe(2);
  await expect.element(button('Row 1, column 1: face down'), PATIENCE).toBeVisible();
  expect(memory.submitted).toEqual([]);
});

test('finishing after a level is a victory with the way on and the way back', async () => {
  const memory = await openScreen({ open: { startedAt: Date.now(), log: clearedLevel() } });
  await expect.element(button('Resume'), PATIENCE).not.toHaveAttribute('aria-busy');
  await button('Resume').click();
  await expect.element(button('Finish Game'), PATIENCE).toBeVisible();
  await button('Finish Game').click();
  await expect.element(heading('Victory'), PATIENCE).toBeVisible();
  await expect.element(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect.element(button('Play Again - 1 Credit')).toBeVisible();
  await button('Games Hub').click();
  expect(memory.visited).toEqual(['hub']);
});

test('when the time is up the game is over, with the score so far', async () => {
  const memory = await openScreen();
  await startRun();
  window.__game?.step(memoryState().ticksLeft - 30);
  await expect.element(page.getByText('1s', { exact: true })).toBeVisible();
  await expect.element(heading('Game Over'), PATIENCE).toBeVisible();
  await expect.element(page.getByText('The time of level 1 ran out.').first()).toBeVisible();
  expect(memory.submitted.map(({ outcome }) => outcome)).toMatchObject([{ reason: 'own', score: 0 }]);
});

test('pictures that do not load say so, and can be tried again', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(async () => {
    await promise;
    throw new DOMException('gone', 'EncodingError');
  });
  const { view } = await import('./scene.ts');
  const load = vi.spyOn(view as { load: () => Promise<void> }, 'load').mockImplementation(async () => {
    await promise;
    throw new Error('gone');
  });
  await openScreen();
  await expect.element(button('Loading cosmic images...')).toBeVisible();
  resolve(undefined);
  await expect.element(heading('Error loading images'), PATIENCE).toBeVisible();
  load.mockRestore();
  decode.mockRestore();
  await button('Try Again').click();
  await expect.element(button('Start Game - 1 Credit'), PATIENCE).not.toHaveAttribute('aria-busy');
});
