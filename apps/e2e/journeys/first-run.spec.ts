import { expect, test } from '../support/fixtures.ts';
import { keptRuns } from '../support/kept-runs.ts';
import { giveOwnTime } from '../support/own-time.ts';
import {
  SNAKE,
  endAndVerify,
  holdTimeAt,
  openGame,
  passCountdown,
  passTime,
  playSnake,
  startRun,
} from '../support/play.ts';
import { enlistWithCredits, rollDice, signUp } from '../support/player.ts';

test.describe('as a player with a full share of motion sees it', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, draws: true });

  test('a newcomer signs up, rolls, plays Space Snake and finds the verified score on the board', async ({
    page,
    hub,
  }) => {
    const { username } = await signUp(page);

    const granted = await rollDice(page);
    await expect(page.locator('[data-credits-badge]').first()).toContainText(String(granted));

    await openGame(page, SNAKE);
    await startRun(page, hub, SNAKE);
    // Straight on lies something to collect.
    await passTime(page, hub, 1000);
    await playSnake(page, hub);
    const scored = page.waitForResponse((response) => response.url().endsWith('/api/games/score'));
    await endAndVerify(page, SNAKE);
    const answer = (await (await scored).json()) as { accepted: boolean; score: number; rank: number };
    expect(answer.accepted).toBe(true);
    expect(answer.score).toBeGreaterThan(0);

    await page.goto('/leaderboard?tab=games&game=2');
    const row = page.getByRole('row').filter({ hasText: username });
    await expect(row).toContainText('YOU');
    await expect(row).toContainText(String(answer.score));

    const balance = await page.request.get(`${hub.url}/api/user`);
    expect(((await balance.json()) as { user: { credits: number } }).user.credits).toBe(granted - 1);
  });
});

test('a reload in mid-run offers the run again and it can be finished', async ({ page, hub }) => {
  await enlistWithCredits(page);
  await openGame(page, SNAKE);
  await startRun(page, hub, SNAKE);
  await playSnake(page, hub);
  await expect.poll(async () => (await keptRuns(page))[0]?.ticks, { intervals: [20] }).toBeGreaterThan(0);

  await page.reload();
  await holdTimeAt(page, /^Resume/);
  await page.getByRole('button', { name: /^Resume/ }).click();
  await passCountdown(page, hub);
  await playSnake(page, hub);
  await endAndVerify(page, SNAKE);
});

test('leaving through the header asks first, and what was reached counts', async ({ page, hub }) => {
  await enlistWithCredits(page);
  await openGame(page, SNAKE);
  await startRun(page, hub, SNAKE);
  await page.getByRole('link', { name: 'Leaderboard' }).click();
  await expect(page.getByRole('heading', { name: 'End this run?' })).toBeVisible();
  await expect(page).toHaveURL(/\/game2$/);
  const scored = page.waitForResponse((response) => response.url().endsWith('/api/games/score'));
  await page.getByRole('button', { name: 'End the run' }).click();
  await expect(page).toHaveURL(/\/leaderboard$/);
  expect((await scored).status()).toBe(200);
});

test('a second tab is told that the run is played elsewhere, and may take it over', async ({ page, hub, context }) => {
  await enlistWithCredits(page);
  await openGame(page, SNAKE);
  await startRun(page, hub, SNAKE);
  await playSnake(page, hub);
  await expect.poll(async () => (await keptRuns(page))[0]?.ticks, { intervals: [20] }).toBeGreaterThan(0);

  const second = await context.newPage();
  await giveOwnTime(second);
  await second.goto('/game2');
  await second.getByRole('button', { name: 'Resume' }).click();
  const elsewhere = second.getByText('This game is being played in another tab.');
  await expect(elsewhere).toBeVisible();
  await second.getByRole('button', { name: 'Play here instead' }).click();
  // With it goes the screen it stood on; the next one loads the game anew.
  await expect(elsewhere).toHaveCount(0);
  await holdTimeAt(second, /^Resume/);
  await second.getByRole('button', { name: 'Resume' }).click();
  await passCountdown(second, hub);
  await playSnake(second, hub);
  await endAndVerify(second, SNAKE);
  await expect(page.getByRole('heading', { name: 'Played in another tab' })).toBeVisible();
});
