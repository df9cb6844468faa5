import type { Locator, Page } from 'playwright/test';
import { expect } from './expect.ts';
import type { Hub } from './hub.ts';
import { freezeTime, installFrameClock, letPass, passFrames } from './frame-clock.ts';

/** The visible texts of a game. */
export interface PlayedGame {
  readonly id: number;
  readonly title: string;
  /** The start button. */
  readonly start: RegExp;
  readonly paused: string;
  /** The heading of a run that its player has ended. */
  readonly ended: string;
}

export const ARENA: PlayedGame = {
  id: 1,
  title: 'Cosmic Battle Arena',
  start: /^Start - /,
  paused: 'Paused',
  ended: 'Run ended',
};

export const SNAKE: PlayedGame = {
  id: 2,
  title: 'Space Snake',
  start: /^Start - /,
  paused: 'Paused',
  ended: 'Run ended',
};

const COUNTDOWN_MS = 3000;

/** A sleeping stage wakes in one frame and starts counting with the next. */
const WAKING_MS = 160;

const FRAME_MS = 20;

/** A panel that has appeared takes no press for so long. */
export const UNSEEN_MS = 400;

/** Simulated time between two checks of a page. */
const CHECK_MS = 160;

/** Opens a game and freezes its time when it can be started. */
export async function openGame(page: Page, game: PlayedGame, button = game.start): Promise<void> {
  await installFrameClock(page);
  await page.goto(`/game${game.id}`);
  await freezeTimeAt(page, button);
}

/** Waits until the button is enabled and takes keys, then freezes the time; {@link passTime} advances it. */
export async function freezeTimeAt(page: Page, button: RegExp): Promise<void> {
  await expect(page.getByRole('button', { name: button })).toBeEnabled();
  await freezeTime(page);
  await passFrames(page, UNSEEN_MS);
}

/** Goes on with a paused run by a key. */
export async function resumeByKey(page: Page): Promise<void> {
  await passFrames(page, UNSEEN_MS);
  await page.getByRole('button', { name: 'Resume', exact: true }).press('Enter');
}

/** Starts a run and lets its countdown pass. */
export async function startRun(page: Page, hub: Hub, game: PlayedGame, by: 'key' | 'finger' = 'key'): Promise<void> {
  const start = page.getByRole('button', { name: game.start });
  await (by === 'key' ? start.press('Enter') : start.click());
  // On a phone the toast covers the bar and does not disappear while time is frozen.
  if (by === 'finger') await page.getByRole('button', { name: 'Dismiss' }).click();
  await passCountdown(page, hub);
}

/** Lets the countdown of a started or resumed run pass, and the "Go" that stands until the hub has seen the run begin. */
export async function passCountdown(page: Page, hub: Hub): Promise<void> {
  await hub.stopClock();
  // Games have timers of their own.
  const countdown = page.locator('[role=timer][aria-live=assertive]');
  await expect(countdown).toHaveText('3');
  await passTime(page, hub, COUNTDOWN_MS + WAKING_MS);
  const check = async () => {
    await passTime(page, hub, FRAME_MS);
    return countdown.count();
  };
  await expect.poll(check).toBe(0);
}

export function board(page: Page, game: PlayedGame): Locator {
  return page.getByRole('application', { name: `${game.title}, game board` });
}

/** Lets time pass in small steps until the element is visible. */
export async function passUntilShown(page: Page, hub: Hub, shown: Locator): Promise<void> {
  if (await shown.isVisible()) return;
  const check = async () => {
    await passTime(page, hub, CHECK_MS);
    return shown.isVisible();
  };
  await expect.poll(check).toBe(true);
}

/** Advances the time of the page and of the server, which rejects a run that is ahead of its clock. */
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

/** Moves between two cells of a board by arrow keys; cells are numbered row by row. */
export async function moveByArrows(page: Page, columns: number, from: number, to: number): Promise<void> {
  const press = async (key: string, times: number) => {
    for (let time = 0; time < Math.abs(times); time++) await page.keyboard.press(key);
  };
  const rows = Math.floor(to / columns) - Math.floor(from / columns);
  const steps = (to % columns) - (from % columns);
  await press(rows > 0 ? 'ArrowDown' : 'ArrowUp', rows);
  await press(steps > 0 ? 'ArrowRight' : 'ArrowLeft', steps);
}

/** Plays a few turns of Space Snake and pauses. */
export async function playSnake(page: Page, hub: Hub): Promise<void> {
  await playByKeys(page, hub, ['ArrowUp', 'ArrowRight', 'ArrowDown', 'KeyP']);
  await expect(page.getByRole('heading', { name: SNAKE.paused })).toBeVisible();
}

/** Ends a paused run, so that its score counts. */
export async function endRun(page: Page, game: PlayedGame): Promise<void> {
  await page.getByRole('button', { name: 'End run' }).click();
  await page.getByRole('button', { name: 'End the run' }).click();
  await expect(page.getByRole('heading', { name: game.ended })).toBeVisible();
  await letPass(page, UNSEEN_MS);
  // Some results return to the hub by themselves; a control with the focus holds them.
  await page.keyboard.press('Tab');
}

/** Ends a paused run and waits for its verification. */
export async function endAndVerify(page: Page, game: PlayedGame): Promise<void> {
  const scored = page.waitForResponse((response) => response.url().endsWith('/api/games/score'));
  await endRun(page, game);
  expect((await scored).status()).toBe(200);
  await expect(page.getByText(/^This (?:run|attempt) counts$/)).toBeVisible();
}
