import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Screen } from '../memory-challenge/Screen.tsx';
import { memoryChallenge } from '../memory-challenge/game.ts';
import { button, heading, testScreen } from './testing/screen-test.tsx';

const screen = testScreen(Screen, memoryChallenge, { start: 'Start Game - 1 Credit' });

test('New Game stands beside Pause and asks, with its price, before it ends the run for another one (C 1)', async () => {
  const memory = await screen.play({ credits: 2 });
  await button('New Game - 1 Credit').click();
  await expect.element(page.getByText('A new game costs 1 credit.', { exact: false })).toBeVisible();
  await expect.element(button('Keep playing')).toHaveFocus();
  expect(memory.submitted).toEqual([]);
  await button('New Game - 1 Credit').last().click();
  await expect.poll(() => memory.getHost().credits).toBe(0);
  expect(memory.submitted).toHaveLength(1);
  await screen.untilPlaying();
});

test('a device that draws too few frames is told so before a credit is paid, and offered practice first', async () => {
  await screen.open({ credits: 1, tooSlow: true, rolled: 'You rolled a 5.' });
  await expect.element(page.getByText('You rolled a 5.', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^This device draws slowly\./)).toBeVisible();
  await expect
    .element(page.getByText('behind the clock does not count, and its credit is spent.', { exact: false }))
    .toBeVisible();
  await screen.ready('Start Game - 1 Credit');
  expect(button('Practice - Free').element().className).toMatch(/primary/);
  expect(button('Start Game - 1 Credit').element().className).not.toMatch(/primary/);
});

test('the attempt of a day is named as the only one before it is paid', async () => {
  await screen.open({ credits: 1, conditions: { options: {}, isSpent: false } });
  await expect.element(page.getByText(/^Your one attempt of this day at this game\./)).toBeVisible();
});

test('of the attempt of a day, too, a slow device is told the cost', async () => {
  await screen.open({ credits: 1, tooSlow: true, conditions: { options: {}, isSpent: false } });
  await expect
    .element(page.getByText('behind the clock is used up and does not count.', { exact: false }))
    .toBeVisible();
});

test.each([
  [0, {}, true],
  [1, {}, false],
  [0, { conditions: { options: {}, isSpent: false } }, false],
])('after %i runs that count the menu says from when one does: %j', async (gamesPlayed, over, says) => {
  await screen.open({ credits: 1, gamesPlayed, ...over });
  await expect.element(page.getByText('Arrow keys move', { exact: false })).toBeVisible();
  expect(page.getByText('Your run counts from your first move.', { exact: false }).query() !== null).toBe(says);
});

test('what is missing has one primary action, on a slow device too', async () => {
  await screen.open({ credits: 0, tooSlow: true, rollReady: true });
  await expect.element(button('Roll the dice – free')).toBeVisible();
  const primary = [...document.querySelectorAll('[data-overlay] button')].filter(({ className }) =>
    /primary/.test(className),
  );
  expect(primary.map(({ textContent }) => textContent)).toEqual(['Roll the dice – free']);
});

test('on a phone upright Pause has the corner that it has in every game, New Game stands below it, and a hint below the cards', async () => {
  await page.viewport(390, 844);
  await screen.play({ credits: 2 });
  const pause = page.getByRole('button', { name: 'Pause', exact: true }).element().getBoundingClientRect();
  const other = button('New Game - 1 Credit').element().getBoundingClientRect();
  expect(pause.right).toBeGreaterThan(380);
  expect(pause.top).toBeLessThan(24);
  expect(other.top).toBeGreaterThanOrEqual(pause.bottom);
  // And a hint stands below the cards.
  const hint = page.getByText('Turn two cards. Remember where each picture lies.');
  await screen.passUntil(() => hint.query() !== null);
  const cards = document.querySelector('canvas')?.getBoundingClientRect();
  expect(hint.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(cards?.bottom ?? Infinity);
});

test('New Game without a credit shows what is missing, and the running game goes on (C 1)', async () => {
  const memory = await screen.play({ credits: 1 });
  await button('New Game - 1 Credit').click();
  await expect.element(heading('Insufficient Credits')).toBeVisible();
  await button('Keep playing').click();
  await screen.untilPlaying();
  expect(memory.submitted).toEqual([]);
});
