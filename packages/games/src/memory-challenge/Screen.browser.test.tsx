import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, heading, openDetails, testScreen } from '../screen/testing/screen-test.tsx';
import { botPlayer } from '../testing/play-bot.ts';
import { facesOf } from './dealer.ts';
import { memoryChallenge } from './game.ts';
import { LOOK_ALIKES, lookOf } from './look-alikes.ts';
import { faceName } from './pictures.ts';
import { Screen } from './Screen.tsx';
import { offersNextLevel } from './sim.ts';

const SEED = 1;
const FACES = facesOf([SEED, 0, 0, 0], 1);

beforeEach(() => page.viewport(1280, 800));

const screen = testScreen(Screen, memoryChallenge, { seed: SEED, start: 'Start Game - 1 Credit' });

/** Turns both cards of a picture of level 1. */
async function findPair(face: number): Promise<void> {
  for (const [card, other] of FACES.entries()) {
    if (other !== face) continue;
    window.__game?.command({ turn: card });
    await screen.passUntil(() => screen.state().cards[card]?.face === face);
  }
  await screen.passUntil(() => screen.state().found.includes(face));
}

/** A run that a bot has played up to the offer of the second level. */
const clearedLevel = () => botPlayer(memoryChallenge)('good', SEED, { until: offersNextLevel });

test('a card is found with the arrow keys, turned with Enter, and named', async () => {
  const memory = await screen.open({ credits: 3, bestScore: 1280, gamesPlayed: 17 });
  await expect.element(heading('Cosmic Memory Challenge')).toBeVisible();
  await screen.shows('How to Play', 'Max 12000 Points', 'Your Best 1,280', 'Cost 1 Credit');
  await screen.shows('Personal Best1,280', 'Games Played17', 'Max Possible12,000');
  await screen.start();
  expect(memory.getHost().credits).toBe(2);
  await expect.element(button('Row 1, column 1: face down')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}');
  const name = faceName(FACES[8] ?? 0);
  await screen.passUntilShown(button(`Row 2, column 3: ${name}`));
  await expect.element(button(`Row 2, column 3: ${name}`)).toHaveFocus();
  await expect.element(page.getByText(`Row 2, column 3: ${name}`, { exact: true })).toBeInTheDocument();
});

test('a phone upright has four cards in a row, as large as they can be, and the run goes on when it is turned', async () => {
  await page.viewport(360, 780);
  await screen.play();
  await expect.element(button('Row 6, column 4: face down')).toBeInTheDocument();
  // The bar of the game gives way to the board, but not for screen readers; its links do.
  await expect.element(heading('Cosmic Memory Challenge')).toBeInTheDocument();
  expect(page.getByRole('link').elements()).toHaveLength(0);
  expect(button(/, column 5:/).elements()).toHaveLength(0);
  expect(button('Row 1, column 1: face down').element().clientWidth).toBeGreaterThan(65);
  await button('Row 2, column 3: face down').click();
  const name = faceName(FACES[6] ?? 0);
  await screen.passUntilShown(button(`Row 2, column 3: ${name}`));
  await page.viewport(780, 360);
  await expect.element(button(`Row 2, column 1: ${name}`)).toBeInTheDocument();
  await screen.untilPlaying();
  const canvas = document.querySelector('canvas')?.getBoundingClientRect() as DOMRect;
  expect(canvas.width / canvas.height).toBeCloseTo(1.5, 1);
});

test('a pause hides the board', async () => {
  await screen.play({ credits: 3 });
  await userEvent.keyboard('{Enter}');
  const name = faceName(FACES[0] ?? 0);
  await screen.passUntilShown(button(`Row 1, column 1: ${name}`));
  await userEvent.keyboard('p');
  await expect.element(heading('Paused')).toBeVisible();
  await expect.element(button('Row 1, column 1: face down')).toBeInTheDocument();
});

test('a cleared level offers the next one', async () => {
  const memory = await screen.resume(clearedLevel());
  await screen.passUntilShown(heading('Level 1 complete'));
  await expect.element(button('Level 2')).toHaveFocus();
  screen.passUnseen();
  await button('Level 2').click();
  await screen.passUntil(() => screen.state().level === 2);
  await screen.passUntilShown(button('Row 1, column 1: face down'));
  expect(memory.submitted).toEqual([]);
});

test('finishing after a level is a victory with Play Again and Games Hub (F 1)', async () => {
  const memory = await screen.resume(clearedLevel());
  await screen.passUntilShown(button('Finish Game'));
  screen.passUnseen();
  await button('Finish Game').click();
  await screen.passUntilShown(heading('Victory'));
  await expect.element(page.getByText('This run counts', { exact: true })).toBeVisible();
  await expect.element(page.getByText("Place 2 on this month's board of the game")).toBeVisible();
  await openDetails();
  await expect.element(page.getByText('YOU')).toBeVisible();
  await expect.element(button('Play Again - 1 Credit')).toBeVisible();
  expect(button('New Game - 1 Credit').elements()).toHaveLength(0);
  screen.passUnseen();
  await button('Games Hub').click();
  expect(memory.visited).toEqual(['leave']);
});

test('when the time is up the game is over, with the score so far, Play Again and Games Hub (F 1), and one of 0 has no rank (C 15)', async () => {
  const memory = await screen.play();
  const clock = page.getByText(/^\d+s$/);
  screen.step(screen.state().ticksLeft - 11 * 60);
  await expect.element(clock).toHaveTextContent('11s');
  await expect.element(clock).not.toHaveAttribute('data-red');
  screen.step(60);
  await expect.element(clock).toHaveTextContent('10s');
  await expect.element(clock).toHaveAttribute('data-red', 'true');
  await screen.passUntilShown(heading('Game Over'));
  await expect.element(page.getByText('The time of level 1 ran out.').first()).toBeVisible();
  expect(memory.submitted.map(({ outcome }) => outcome)).toMatchObject([{ reason: 'own', score: 0 }]);
  await expect.element(page.getByText('The boards list scores above 0.')).toBeVisible();
  await expect.element(page.getByText(/^Place/)).not.toBeInTheDocument();
  await expect.element(button('Play Again - 1 Credit')).toBeVisible();
  await expect.element(button('Games Hub')).toBeVisible();
});

test('the menu shows the album: found pictures by name, the others as not found yet (G3.19)', async () => {
  await page.viewport(360, 780);
  await screen.open({
    keepsakes: [
      { item: 12, value: 1 },
      { item: 101, value: 90 },
    ],
  });
  await page.getByText('1 of 44').click();
  await expect.element(page.getByRole('img', { name: 'Tarn', exact: true })).toBeVisible();
  expect(page.getByRole('img', { name: /not found yet/ }).elements()).toHaveLength(43);
  const rights = [...document.querySelectorAll('details img')].map((image) => image.getBoundingClientRect().right);
  expect(rights).toHaveLength(44);
  expect(Math.max(...rights)).toBeLessThan(360);
});

test('the clock shows its marks, and a cleared level its stars and what is at stake (G3.17, G3.18)', async () => {
  await screen.resume(clearedLevel(), { keepsakes: [{ item: 101, value: 90 }] });
  await screen.passUntilShown(heading('Level 1 complete'));
  await expect.element(page.getByText('Stars: 3 of 3')).toBeInTheDocument();
  await screen.shows('Stars at stake: 3. Finish Game saves them. If the clock runs out, they are lost.');
  expect([...document.querySelectorAll('[data-mark]')].map((mark) => mark.getAttribute('data-mark'))).toEqual([
    'best',
    'gold',
    'silver',
  ]);
});

test('a picture that is new in the album is shown and said, and the last one of a look with its page (G3.19)', async () => {
  const [first, second] = FACES.filter((face, card) => FACES.indexOf(face) === card) as [number, number];
  const others = LOOK_ALIKES[lookOf(first)].filter((face) => face !== first);
  await screen.play({ keepsakes: [...new Set([...others, second])].map((item) => ({ item, value: 1 })) });
  await findPair(second);
  expect(page.getByText(/^New in the album/).elements()).toHaveLength(0);
  await findPair(first);
  const count = new Set([...others, second, first]).size;
  const news = new RegExp(`^New in the album: ${faceName(first)}\\. ${count} of 44\\. Album page complete: `);
  await expect.element(page.getByText(news)).toBeInTheDocument();
});

test('in its last ten seconds the clock tells what it can take, then what it took (G3.18)', async () => {
  await screen.resume(clearedLevel());
  await screen.passUntilShown(heading('Level 1 complete'));
  screen.passUnseen();
  await button('Level 2').click();
  await screen.passUntil(() => screen.state().level === 2 && screen.state().status === 'playing');
  await screen.untilPlaying();
  expect(page.getByText('Stars at stake: 3').elements()).toHaveLength(0);
  screen.step(screen.state().ticksLeft - 10 * 60);
  await expect.element(page.getByText('10 seconds left. Stars at stake: 3')).toBeInTheDocument();
  await screen.shows('Stars at stake: 3');
  screen.step(screen.state().ticksLeft);
  await screen.shows('Time is up', 'Stars lost: 3');
});

test('pictures that do not load say so, and can be tried again', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { view } = await import('./scene.ts');
  const load = vi.spyOn(view as { load: () => Promise<void> }, 'load').mockImplementation(async () => {
    await promise;
    throw new Error('gone');
  });
  await screen.open();
  await expect.element(button('Loading cosmic images...')).toBeVisible();
  resolve(undefined);
  await expect.element(heading('Error loading images')).toBeVisible();
  load.mockRestore();
  await button('Try Again').click();
  await screen.ready('Start Game - 1 Credit');
});
