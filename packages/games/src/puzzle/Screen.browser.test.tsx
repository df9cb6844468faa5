import { type CommandLog, Run } from '@star-seekers/sim';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MemoryHost, type MemoryHostOptions } from '../screen/testing/memory-host.ts';
import { ScreenHarness } from '../screen/testing/screen-harness.tsx';
import { artworkAt } from './pictures.ts';
import { LEAST_MOVES, PREVIEW_TICKS } from './rules.ts';
import { Screen } from './Screen.tsx';
import { puzzle } from './sim.ts';
import type { PuzzleState } from './state.ts';

/** Booting Phaser in software and the 3-2-1 take their time. */
const PATIENCE = { timeout: 20_000 };

vi.setConfig({ testTimeout: 120_000 });

const SEED = 1;

const consoleErrors = vi.spyOn(console, 'error');

afterEach(() => {
  expect(consoleErrors).not.toHaveBeenCalled();
});

async function openScreen(options: MemoryHostOptions = {}): Promise<MemoryHost> {
  const memory = new MemoryHost(puzzle, { seed: SEED, ...options });
  await render(<ScreenHarness Screen={Screen} memory={memory} />);
  return memory;
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const heading = (name: string) => page.getByRole('heading', { name });
const puzzleState = () => window.__game?.state() as PuzzleState;

/** The pane at a place, whatever lies there. */
function pane(place: number) {
  return button(new RegExp(`^Row ${Math.floor(place / 4) + 1}, column ${(place % 4) + 1}: `));
}

async function startRun(): Promise<void> {
  await expect.element(button('Start Playing - 1 Credit'), PATIENCE).not.toHaveAttribute('aria-busy');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => puzzleState().tick, PATIENCE).toBeGreaterThan(0);
}

/** The preview is over. */
async function startPlaying(): Promise<void> {
  await startRun();
  window.__game?.step(PREVIEW_TICKS);
  await expect.element(pane(0), PATIENCE).toHaveFocus();
}

/** A run that lacks one swap. */
function nearlySolved(): CommandLog<unknown> {
  const run = new Run(puzzle, { seed: SEED });
  for (let tick = 0; tick < PREVIEW_TICKS; tick++) run.step([]);
  for (let swaps = 1; swaps < LEAST_MOVES; swaps++) {
    const { board } = run.state;
    const from = board.findIndex((piece, place) => piece !== place);
    run.step([{ swap: [from, board[from] as number] }]);
  }
  return run.log;
}

async function solveLastSwap(): Promise<void> {
  await expect.element(button('Resume'), PATIENCE).not.toHaveAttribute('aria-busy');
  await button('Resume').click();
  await expect.element(pane(0), PATIENCE).toHaveAccessibleName(/piece \d+/);
  const { board } = puzzleState();
  const from = board.findIndex((piece, place) => piece !== place);
  await pane(from).click();
  await pane(board[from] as number).click();
  await expect.element(heading('Puzzle Completed'), PATIENCE).toBeVisible();
}

test.for(['ltr', 'rtl'])('in %s, on a phone, the window is drawn where its panes are', async (direction) => {
  await page.viewport(360, 780);
  document.documentElement.dir = direction;
  onTestFinished(() => {
    document.documentElement.dir = 'ltr';
  });
  await openScreen();
  await startPlaying();
  const canvas = document.querySelector('canvas')?.getBoundingClientRect() as DOMRect;
  const board = page.getByRole('grid').element().getBoundingClientRect();
  expect(canvas.left + canvas.width / 2).toBeCloseTo(board.left + board.width / 2, 0);
  expect(canvas.top + canvas.height / 2).toBeCloseTo(board.top + board.height / 2, 0);
});

test('by keys alone a picture is studied, and its pieces are picked up, put back and swapped, each by its name', async () => {
  const memory = await openScreen({ credits: 3 });
  await expect.element(heading('Star Seekers Puzzle')).toBeVisible();
  await expect.element(page.getByText('Goal', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Scoring', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Cost 1 Credit')).toBeVisible();
  await startRun();
  expect(memory.getHost().credits).toBe(2);
  await expect.element(page.getByText('Study the image!', { exact: false }).first()).toBeVisible();
  const { title } = artworkAt(puzzleState().artwork);
  await expect.element(page.getByRole('img', { name: `The whole picture: ${title}` })).toBeInTheDocument();
  window.__game?.step(PREVIEW_TICKS);
  await expect.element(pane(0), PATIENCE).toHaveFocus();

  const [first, , , , , , other] = puzzleState().board as [number, ...number[]];
  await userEvent.keyboard('{Enter}');
  await expect.element(pane(0)).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(pane(0)).toHaveAttribute('aria-pressed', 'false');
  expect(puzzleState().moves).toBe(0);
  await userEvent.keyboard(' {ArrowDown}{ArrowRight}{ArrowRight}');
  await expect.element(pane(6)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button(`Row 2, column 3: piece ${first + 1}`)).toHaveFocus();
  await expect.element(button(`Row 1, column 1: piece ${(other as number) + 1}`)).toBeInTheDocument();
  await expect.element(page.getByText(/^Pieces \d+ and \d+ swapped\. \d+ of 16 in place\.$/)).toBeInTheDocument();
  expect(puzzleState().moves).toBe(1);
});

test('a piece is dragged onto another; dropped beside the board it comes back', async () => {
  await openScreen();
  await startPlaying();
  const [first, , , , , other] = puzzleState().board;
  await userEvent.dragAndDrop(pane(0), pane(5));
  await expect.poll(() => puzzleState().moves).toBe(1);
  expect([puzzleState().board[5], puzzleState().board[0]]).toEqual([first, other]);
  await userEvent.dragAndDrop(pane(0), button('Numbers'));
  await userEvent.dragAndDrop(pane(2), pane(3));
  await expect.poll(() => puzzleState().moves).toBe(2);
  expect(puzzleState().picked).toBeNull();
});

test('a pause hides the pieces, and Reset leads to the menu after a question, where Free Play waits', async () => {
  const memory = await openScreen({ credits: 1 });
  await startPlaying();
  await userEvent.keyboard('p');
  await expect.element(heading('Paused')).toBeVisible();
  await expect.element(button('Row 1, column 1: hidden')).toBeInTheDocument();
  await button('Resume').click();
  await expect.element(button(/^Row 1, column 1: piece/), PATIENCE).toBeVisible();
  await button('Reset').click();
  await expect.element(heading('End this run?')).toBeVisible();
  await button('End the run').click();
  await expect.element(heading('Mend the window')).toBeVisible();
  await expect.poll(() => memory.submitted.map(({ outcome }) => outcome)).toMatchObject([{ reason: 'quit', score: 0 }]);

  // The last credit is spent: practice stays.
  await expect.element(button('Insufficient Credits')).toBeDisabled();
  const freePlay = page.getByRole('region', { name: 'Free Play Mode' });
  await freePlay.getByRole('button', { name: 'Play for free' }).click();
  await expect.element(page.getByText('Practice, never ranked')).toBeVisible();
  await expect.poll(() => puzzleState().tick, PATIENCE).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  expect(memory.visited).toEqual(['hub']);
  expect(memory.getHost().credits).toBe(0);
});

test('a solved puzzle tells its moves, time and bonus, its story, and leads to practice with another picture', async () => {
  const memory = await openScreen({ open: { startedAt: Date.now(), log: nearlySolved() }, best: 260 });
  await solveLastSwap();
  const { artwork, bonus } = puzzleState();
  const { title, story, anchor } = artworkAt(artwork);
  for (const label of ['Moves', 'Time used', 'Time bonus', 'Total score']) {
    await expect.element(page.getByRole('term').filter({ hasText: label }).last()).toBeVisible();
  }
  await expect.element(page.getByText('Perfect game')).toBeVisible();
  await expect.element(page.getByText(title, { exact: true }).last()).toBeVisible();
  await expect.element(page.getByText(story)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Read it in the codex' }))
    .toHaveAttribute('href', `/ss-ip#${anchor}`);
  await expect.element(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect.element(page.getByText('New personal best')).toBeVisible();
  expect(memory.submitted.map(({ outcome }) => outcome)).toMatchObject([{ reason: 'own', score: 250 + bonus }]);

  await button('Next Puzzle').click();
  await expect.element(page.getByText('Practice, never ranked')).toBeVisible();
  await expect.poll(() => puzzleState().tick, PATIENCE).toBeGreaterThan(0);
  expect(puzzleState().artwork).not.toBe(artwork);
  window.__game?.step(puzzleState().ticksLeft + 7200);
  await expect.element(heading("Time's Up"), PATIENCE).toBeVisible();
  await expect.element(page.getByText('A practice run: it does not count for a board.')).toBeVisible();
  await button('Back to Menu').click();
  await expect.element(heading('Mend the window')).toBeVisible();
  expect(memory.submitted).toHaveLength(1);
});

test('when the time is up the score is 0; the clock is red for the last thirty seconds', async () => {
  const memory = await openScreen();
  await startPlaying();
  window.__game?.step(puzzleState().ticksLeft - 1800);
  await expect.element(page.getByText(/^(30|29|28)s$/)).toHaveAttribute('data-red', 'true');
  window.__game?.step(puzzleState().ticksLeft - 10);
  await expect.element(heading("Time's Up"), PATIENCE).toBeVisible();
  await expect.element(page.getByText('The panes let go before the picture was whole.').first()).toBeVisible();
  expect(memory.submitted.map(({ outcome }) => outcome)).toMatchObject([{ reason: 'own', score: 0 }]);
});

test('without a credit there is the card that says so', async () => {
  const memory = await openScreen({ credits: 0 });
  await expect.element(heading('Insufficient Credits')).toBeVisible();
  await button('Roll the dice').click();
  expect(memory.visited).toEqual(['dice']);
});
