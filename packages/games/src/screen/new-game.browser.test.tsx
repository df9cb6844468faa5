import { localDealer } from '@star-seekers/sim';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { memoryDealer } from '../memory-challenge/dealer.ts';
import { Screen } from '../memory-challenge/Screen.tsx';
import { memoryChallenge } from '../memory-challenge/sim.ts';
import { button, heading, testScreen } from './testing/screen-test.tsx';

const screen = testScreen(Screen, memoryChallenge, () => ({ dealer: localDealer(memoryDealer, 1) }));

async function startRun(credits: number) {
  const memory = await screen.open({ credits });
  await screen.ready('Start Game - 1 Credit');
  await userEvent.keyboard('{Enter}');
  await screen.untilPlaying();
  return memory;
}

test('New Game stands beside Pause and asks, with its price, before it ends the run for another one (C 1)', async () => {
  const memory = await startRun(2);
  await button('New Game - 1 Credit').click();
  await expect.element(page.getByText('A new game costs 1 credit.', { exact: false })).toBeVisible();
  await expect.element(button('Keep playing')).toHaveFocus();
  expect(memory.submitted).toEqual([]);
  await button('New Game - 1 Credit').last().click();
  await expect.poll(() => memory.getHost().credits).toBe(0);
  expect(memory.submitted).toHaveLength(1);
  await screen.untilPlaying();
});

test('New Game without a credit shows what is missing, and the running game goes on (C 1)', async () => {
  const memory = await startRun(1);
  await button('New Game - 1 Credit').click();
  await expect.element(heading('Insufficient Credits')).toBeVisible();
  await button('Keep playing').click();
  await screen.untilPlaying();
  expect(memory.submitted).toEqual([]);
});
