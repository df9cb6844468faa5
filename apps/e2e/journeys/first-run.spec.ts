import { expect, test } from '../support/fixtures.ts';
import { drawNothing } from '../support/draw-nothing.ts';
import { installFrameClock } from '../support/frame-clock.ts';
import {
  SNAKE,
  endAndVerify,
  freezeTimeAt,
  openGame,
  passCountdown,
  passTime,
  playSnake,
  startRun,
} from '../support/play.ts';
import { registerWithCredits, rollDice, signInTo, signUp } from '../support/player.ts';
import { markTrailerSeen } from '../support/trailer.ts';

test.describe('with full motion', () => {
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
    // A resource lies straight ahead.
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

test('after a reload in mid-run the run can be resumed and finished', async ({ page, hub }) => {
  await registerWithCredits(page);
  await openGame(page, SNAKE);
  await startRun(page, hub, SNAKE);
  await playSnake(page, hub);

  await page.reload();
  await freezeTimeAt(page, /^Resume/);
  await page.getByRole('button', { name: /^Resume/ }).click();
  await passCountdown(page, hub);
  await playSnake(page, hub);
  await endAndVerify(page, SNAKE);
});

test('a run begun in one browser is finished in another', async ({ page, hub, browser, baseURL }) => {
  const account = await registerWithCredits(page);
  await openGame(page, SNAKE);
  await startRun(page, hub, SNAKE);
  await passTime(page, hub, 2000);
  const seen = (await hub.streamed())?.ticks ?? 0;
  expect(seen).toBeGreaterThan(60);

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await context.addInitScript(markTrailerSeen);
  await context.addInitScript(drawNothing);
  const other = await context.newPage();
  await signInTo(other, account);
  await openGame(other, SNAKE, /^Resume/);
  await other.getByRole('button', { name: /^Resume/ }).click();
  await expect(page.getByRole('heading', { name: 'Played elsewhere' })).toBeVisible();
  await passCountdown(other, hub);
  await playSnake(other, hub);
  expect((await hub.streamed())?.ticks).toBeGreaterThan(seen);
  await endAndVerify(other, SNAKE);
  await context.close();
});

test('leaving through the header asks first, and the score counts', async ({ page, hub }) => {
  await registerWithCredits(page);
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

test('a second tab shows that the run is played elsewhere, and can take it over', async ({ page, hub, context }) => {
  await registerWithCredits(page);
  await openGame(page, SNAKE);
  await startRun(page, hub, SNAKE);
  await playSnake(page, hub);

  const second = await context.newPage();
  await installFrameClock(second);
  await second.goto('/game2');
  await second.getByRole('button', { name: 'Resume' }).click();
  const elsewhere = second.getByText('This game is being played in another tab.');
  await expect(elsewhere).toBeVisible();
  await second.getByRole('button', { name: 'Play here instead' }).click();
  // The screen is replaced, and the next one reloads the game.
  await expect(elsewhere).toHaveCount(0);
  await freezeTimeAt(second, /^Resume/);
  await second.getByRole('button', { name: 'Resume' }).click();
  await passCountdown(second, hub);
  await playSnake(second, hub);
  await endAndVerify(second, SNAKE);
  await expect(page.getByRole('heading', { name: 'Played elsewhere' })).toBeVisible();
});
