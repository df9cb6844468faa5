import { Run, beaconDealer, localDealer } from '@star-seekers/sim';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, heading, openDetails, testScreen } from '../screen/testing/screen-test.tsx';
import { puzzle } from './game.ts';
import { artworkAt } from './pictures.ts';
import { LEAST_MOVES, PREVIEW_TICKS } from './rules.ts';
import { Screen } from './Screen.tsx';

const SEED = 1;

beforeEach(() => page.viewport(1280, 800));

const screen = testScreen(Screen, puzzle, { seed: SEED, start: 'Start Playing - 1 Credit' });

/** The pane at a place, whatever lies there. */
function pane(place: number) {
  return button(new RegExp(`^Row ${Math.floor(place / 4) + 1}, column ${(place % 4) + 1}: `));
}

/** The preview is over. */
async function startPlaying(): Promise<void> {
  await screen.start();
  screen.step(PREVIEW_TICKS);
  await expect.element(pane(0)).toHaveFocus();
}

/** A run that lacks one swap. */
function nearlySolved() {
  const run = new Run(puzzle.sim, { seed: SEED }, localDealer(beaconDealer, SEED));
  for (let tick = 0; tick < PREVIEW_TICKS; tick++) run.step([]);
  for (let swaps = 1; swaps < LEAST_MOVES; swaps++) {
    const { board } = run.state;
    const from = board.findIndex((piece, place) => piece !== place);
    run.step([{ swap: [from, board[from] as number] }]);
  }
  return run;
}

async function solveLastSwap(): Promise<void> {
  await screen.passUntilShown(button(/^Row 1, column 1: piece/));
  const { board } = screen.state();
  const from = board.findIndex((piece, place) => piece !== place);
  await pane(from).click();
  await pane(board[from] as number).click();
  await screen.passUntilShown(heading('Puzzle Completed'));
  await expect.element(heading('Puzzle Completed')).toBeVisible();
}

test.for(['ltr', 'rtl'])('in %s, on a phone, the window is drawn where its panes are', async (direction) => {
  await page.viewport(360, 780);
  document.documentElement.dir = direction;
  onTestFinished(() => {
    document.documentElement.dir = 'ltr';
  });
  await screen.open();
  await startPlaying();
  const canvas = document.querySelector('canvas')?.getBoundingClientRect() as DOMRect;
  const board = page.getByRole('grid').element().getBoundingClientRect();
  expect(canvas.left + canvas.width / 2).toBeCloseTo(board.left + board.width / 2, 0);
  expect(canvas.top + canvas.height / 2).toBeCloseTo(board.top + board.height / 2, 0);
});

test.each([
  ['a desk', 1280, 800],
  ['a phone', 360, 780],
  ['a phone on its side', 844, 390],
])(
  'on %s nothing lies over the picture while it is studied, not even a hint of a first run',
  async (_, width, height) => {
    await page.viewport(width, height);
    await screen.open();
    await screen.start();
    screen.pass(1000);
    await expect.element(page.getByText('Study the image!', { exact: true })).toBeVisible();
    const stage = page
      .getByRole('img', { name: /^The whole picture/ })
      .element()
      .getBoundingClientRect();
    const half = Math.min(stage.width, stage.height) / 2 - 1;
    const middle = { x: stage.x + stage.width / 2, y: stage.y + stage.height / 2 };
    const over = [...document.querySelectorAll('p, span, button, output')].filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isOver =
        left < middle.x + half && right > middle.x - half && top < middle.y + half && bottom > middle.y - half;
      return isOver && right > left && element.checkVisibility() && !element.closest('header');
    });
    expect(over.map((element) => element.textContent)).toEqual([]);
  },
);

test('by keys alone a picture is studied, and its pieces are picked up, put back and swapped, each by its name', async () => {
  const memory = await screen.open({ credits: 3, bestScore: 342 });
  await expect.element(heading('Star Seekers Puzzle')).toBeVisible();
  await expect.element(page.getByText('Goal', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Scoring', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Your Best 342')).toBeVisible();
  await expect.element(page.getByText('Cost 1 Credit')).toBeVisible();
  await screen.start();
  expect(memory.getHost().credits).toBe(2);
  await expect.element(page.getByText('Study the image!', { exact: false }).first()).toBeVisible();
  const { title } = artworkAt(screen.state().artwork);
  await expect.element(page.getByRole('img', { name: `The whole picture: ${title}` })).toBeInTheDocument();
  screen.step(PREVIEW_TICKS);
  await expect.element(pane(0)).toHaveFocus();

  const [first, , , , , , other] = screen.state().board as [number, ...number[]];
  await userEvent.keyboard('{Enter}');
  screen.pass(80);
  await expect.element(pane(0)).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Escape}');
  screen.pass(80);
  await expect.element(pane(0)).toHaveAttribute('aria-pressed', 'false');
  await expect.element(page.getByText('Moves0', { exact: true })).toBeVisible();
  await userEvent.keyboard(' {ArrowDown}{ArrowRight}{ArrowRight}');
  await expect.element(pane(6)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await screen.passUntil(() => screen.state().moves === 1);
  // Either may have come home, and says so.
  await expect.element(button(new RegExp(`^Row 2, column 3: piece ${first + 1}\\b`))).toHaveFocus();
  await expect.element(button(new RegExp(`^Row 1, column 1: piece ${(other as number) + 1}\\b`))).toBeInTheDocument();
  await expect.element(page.getByText(/^Pieces \d+ and \d+ swapped\. \d+ of 16 in place\.$/)).toBeInTheDocument();
  await expect.element(page.getByText('Moves1', { exact: true })).toBeVisible();
});

test('a piece is dragged onto another; dropped beside the board it comes back', async () => {
  await screen.open();
  await startPlaying();
  const [first, , , , , other] = screen.state().board;
  await userEvent.dragAndDrop(pane(0), pane(5));
  await screen.passUntil(() => screen.state().moves === 1);
  expect([screen.state().board[5], screen.state().board[0]]).toEqual([first, other]);
  await screen.passUntil(() => screen.state().stuck === 0);
  await userEvent.dragAndDrop(pane(0), button('Reset'));
  await userEvent.dragAndDrop(pane(2), pane(3));
  await screen.passUntil(() => screen.state().moves === 2);
  expect(screen.state().picked).toBeNull();
});

test('a pause hides the pieces and tells what it costs a ranked run, and Reset leads to the menu after a question, where Free Play waits', async () => {
  const memory = await screen.open({ credits: 1 });
  await startPlaying();
  await userEvent.keyboard('p');
  await expect.element(heading('Paused')).toBeVisible();
  await expect.element(button('Row 1, column 1: hidden')).toBeInTheDocument();
  const limit = page.getByText('A pause here gives time to plan, so this run will not count.');
  await expect.element(limit).toBeVisible();
  await button('Resume').click();
  await screen.passUntilShown(button(/^Row 1, column 1: piece/));
  await button('Reset').click();
  await expect.element(heading('End this run?')).toBeVisible();
  await expect.element(page.getByText('this run will not count', { exact: false })).toBeVisible();
  await button('End the run').click();
  // The last credit is spent: practice stays.
  await expect.element(heading('Insufficient Credits')).toBeVisible();
  await expect.poll(() => memory.submitted.map(({ outcome }) => outcome)).toMatchObject([{ reason: 'quit', score: 0 }]);
  await button('Free Play Mode: Practice - Free').click();
  await expect.element(page.getByText('Practice does not count')).toBeVisible();
  await screen.untilPlaying();
  await userEvent.keyboard('p');
  await expect.element(button('Dashboard')).toBeVisible();
  expect(limit.query()).toBeNull();
  await button('Dashboard').click();
  expect(memory.visited).toEqual(['leave']);
  expect(memory.getHost().credits).toBe(0);
});

test('a solved puzzle tells its moves, time and bonus, its story, and leads to practice with another picture', async () => {
  const memory = await screen.resume(nearlySolved(), { bestScore: 260, keepsakes: [{ item: 11, value: 90 }] });
  await solveLastSwap();
  const { artwork, bonus } = screen.state();
  const { title, story, anchor } = artworkAt(artwork);
  const lit = `Window ${artwork + 1}, ${title}: best time ${120 - bonus}s. Windows lit: 2 of 12`;
  await expect.element(page.getByText(lit)).toBeInTheDocument();
  await openDetails();
  for (const label of ['Moves', 'Time used', 'Time bonus', 'Total score']) {
    await expect.element(page.getByRole('term').filter({ hasText: label }).last()).toBeVisible();
  }
  await expect.element(page.getByText('Perfect game')).toBeVisible();
  await expect.element(page.getByText(title, { exact: true }).last()).toBeVisible();
  await expect.element(page.getByText(story)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Read it in the codex' }))
    .toHaveAttribute('href', `/ss-ip#${anchor}`);
  await expect.element(page.getByText('This run counts', { exact: true })).toBeVisible();
  await expect.element(page.getByText('New personal best')).toBeVisible();
  expect(memory.submitted.map(({ outcome }) => outcome)).toMatchObject([{ reason: 'own', score: 250 + bonus }]);

  screen.passUnseen();
  await button('Next Puzzle').click();
  await expect.element(page.getByText('Practice does not count')).toBeVisible();
  await screen.untilPlaying();
  expect(screen.state().artwork).not.toBe(artwork);
  screen.step(screen.state().ticksLeft + 7200);
  await screen.passUntilShown(heading("Time's Up"));
  await expect.element(page.getByText('Practice does not count.')).toBeVisible();
  screen.passUnseen();
  await button('Back to Menu').click();
  await expect.element(heading('Mend the window')).toBeVisible();
  expect(memory.submitted).toHaveLength(1);
});

test('when the time is up the score is 0; the clock is red for the last thirty seconds', async () => {
  const memory = await screen.open();
  await startPlaying();
  screen.step(screen.state().ticksLeft - 1800);
  await expect.element(page.getByText(/^(30|29|28)s$/)).toHaveAttribute('data-red', 'true');
  screen.step(screen.state().ticksLeft);
  await screen.passUntilShown(heading("Time's Up"));
  await expect.element(page.getByText('The time ran out before the picture was whole.').first()).toBeVisible();
  expect(memory.submitted.map(({ outcome }) => outcome)).toMatchObject([{ reason: 'own', score: 0 }]);
});

test('without a credit there is the card that says so', async () => {
  const memory = await screen.open({ credits: 0 });
  await expect.element(heading('Insufficient Credits')).toBeVisible();
  await button('Roll the dice – free').click();
  expect(memory.visited).toEqual(['getCredits']);
});
