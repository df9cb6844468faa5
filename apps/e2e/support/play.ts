import { type Locator, type Page, expect } from 'playwright/test';
import type { Hub } from './hub.ts';
import { giveOwnTime, holdTime, passFrames } from './own-time.ts';

/** A game as its player finds it. */
export interface PlayedGame {
  readonly id: number;
  readonly title: string;
  /** The button that takes the credit. */
  readonly start: RegExp;
  readonly paused: string;
  /** The heading of a run that its player has ended. */
  readonly ended: string;
}

export const SNAKE: PlayedGame = {
  id: 2,
  title: 'Space Snake',
  start: /^Start - /,
  paused: 'Paused',
  ended: 'Run ended',
};

const COUNTDOWN_MS = 3000;

/** A stage that stood still has its loop woken in one frame, and counts from the next. */
const WAKING_MS = 160;

/** Between two looks at a page whose time passes. */
const LOOK_MS = 160;

/** Opens a game; its time stands still from when it can be started. */
export async function openGame(page: Page, game: PlayedGame): Promise<void> {
  await giveOwnTime(page);
  await page.goto(`/game${game.id}`);
  await holdTimeAt(page, game.start);
}

/** Waits until the game is loaded, so that the button can be pressed; from then on time passes with {@link passTime}. */
export async function holdTimeAt(page: Page, button: RegExp): Promise<void> {
  await expect(page.getByRole('button', { name: button })).toBeEnabled();
  await holdTime(page);
}

/** Starts a run and lets the 3-2-1 pass; what is done from now on counts. */
export async function startRun(page: Page, hub: Hub, game: PlayedGame, by: 'key' | 'finger' = 'key'): Promise<void> {
  const start = page.getByRole('button', { name: game.start });
  await (by === 'key' ? start.press('Enter') : start.click());
  // On a phone it lies over the bar, and goes only while time passes.
  if (by === 'finger') await page.getByRole('button', { name: 'Dismiss' }).click();
  await passCountdown(page, hub);
}

/** The 3-2-1 of a run that was started or is gone on with. */
export async function passCountdown(page: Page, hub: Hub): Promise<void> {
  const countdown = page.getByRole('timer').filter({ hasText: /^[321]$/ });
  await expect(countdown).toHaveText('3');
  await passTime(page, hub, COUNTDOWN_MS + WAKING_MS);
  await expect(countdown).toHaveCount(0);
}

export function board(page: Page, game: PlayedGame): Locator {
  return page.getByRole('application', { name: `${game.title}, game board` });
}

/** Lets time pass until the page shows what is looked for, and so little that it cannot have gone again. */
export async function passUntilShown(page: Page, hub: Hub, shown: Locator): Promise<void> {
  if (await shown.isVisible()) return;
  const look = async () => {
    await passTime(page, hub, LOOK_MS);
    return shown.isVisible();
  };
  await expect.poll(look, { intervals: [20] }).toBe(true);
}

/** Lets time pass on the page, and on the server: it takes no run that is ahead of its clock. */
export async function passTime(page: Page, hub: Hub, ms: number): Promise<void> {
  await hub.advanceClock(ms);
  await passFrames(page, ms);
}

/** Presses keys one after the other, each for a few ticks. */
export async function playByKeys(page: Page, hub: Hub, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.down(key);
    await passTime(page, hub, 60);
    await page.keyboard.up(key);
    await passTime(page, hub, 60);
  }
}

/** Plays a few turns of Space Snake and pauses. */
export async function playSnake(page: Page, hub: Hub): Promise<void> {
  await playByKeys(page, hub, ['ArrowUp', 'ArrowRight', 'ArrowDown', 'KeyP']);
  await expect(page.getByRole('heading', { name: SNAKE.paused })).toBeVisible();
}

/** Ends a run that is paused: what was reached counts. */
export async function endRun(page: Page, game: PlayedGame): Promise<void> {
  await page.getByRole('button', { name: 'End run' }).click();
  await page.getByRole('button', { name: 'End the run' }).click();
  await expect(page.getByRole('heading', { name: game.ended })).toBeVisible();
}

/** The same, and the server has verified it. */
export async function endAndVerify(page: Page, game: PlayedGame): Promise<void> {
  const scored = page.waitForResponse((response) => response.url().endsWith('/api/games/score'));
  await endRun(page, game);
  expect((await scored).status()).toBe(200);
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
}
