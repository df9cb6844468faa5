import { expect, test } from '../support/fixtures.ts';
import { enlist, enlistWithCredits, rollDice, signUp } from '../support/player.ts';
import { keptRuns } from '../support/kept-runs.ts';
import { playAndEndRun, startSnake } from '../support/play-snake.ts';

test('a newcomer signs up, rolls, plays Space Snake and finds the verified score on the board', async ({
  page,
  hub,
}) => {
  const { username } = await signUp(page);

  const granted = await rollDice(page);
  await expect(page.locator('[data-credits-badge]').first()).toContainText(String(granted));

  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Play Now: Stellar Mining' }).click();
  await expect(page).toHaveURL(/\/game2$/);
  const started = page.waitForResponse((response) => response.url().endsWith('/api/runs'));
  await page.getByRole('button', { name: /^Start - / }).click();
  expect((await started).status()).toBe(201);

  const scored = page.waitForResponse((response) => response.url().endsWith('/api/games/score'));
  await playAndEndRun(page);
  const answer = (await (await scored).json()) as { accepted: boolean; score: number; rank: number };
  expect(answer.accepted).toBe(true);
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();

  await page.goto('/leaderboard?tab=games&game=2');
  const row = page.getByRole('row').filter({ hasText: username });
  await expect(row).toContainText('YOU');
  await expect(row).toContainText(String(answer.score));

  const balance = await page.request.get(`${hub.url}/api/user`);
  expect(((await balance.json()) as { user: { credits: number } }).user.credits).toBe(granted - 1);
});

test('a reload in mid-run offers the run again and it can be finished', async ({ page }) => {
  await enlistWithCredits(page);
  await startSnake(page);
  await expect.poll(async () => (await keptRuns(page))[0]?.ticks ?? 0, { intervals: [50] }).toBeGreaterThan(0);

  await page.reload();
  await page.getByRole('button', { name: /^Resume/ }).click();
  const scored = page.waitForResponse((response) => response.url().endsWith('/api/games/score'));
  await playAndEndRun(page);
  expect((await scored).status()).toBe(200);
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
});

test('a hidden page pauses the run', async ({ page, context }) => {
  await enlistWithCredits(page);
  await startSnake(page);
  const other = await context.newPage();
  await other.goto('/leaderboard');
  await other.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await page.bringToFront();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeHidden();
});

test('leaving through the header asks first, and what was reached counts', async ({ page }) => {
  await enlistWithCredits(page);
  await startSnake(page);
  await page.getByRole('link', { name: 'Leaderboard' }).click();
  await expect(page.getByRole('heading', { name: 'End this run?' })).toBeVisible();
  await expect(page).toHaveURL(/\/game2$/);
  const scored = page.waitForResponse((response) => response.url().endsWith('/api/games/score'));
  await page.getByRole('button', { name: 'End the run' }).click();
  await expect(page).toHaveURL(/\/leaderboard$/);
  expect((await scored).status()).toBe(200);
});

test('a second tab is told that the run is played elsewhere, and may take it over', async ({ page, context }) => {
  await enlistWithCredits(page);
  await startSnake(page);
  await expect.poll(async () => (await keptRuns(page))[0]?.ticks ?? 0, { intervals: [50] }).toBeGreaterThan(0);
  await page.keyboard.press('KeyP');

  const second = await context.newPage();
  await second.goto('/game2');
  await second.getByRole('button', { name: 'Resume' }).click();
  await expect(second.getByText('This game is being played in another tab.')).toBeVisible();
  await second.getByRole('button', { name: 'Play here instead' }).click();
  await second.getByRole('button', { name: 'Resume' }).click();
  const scored = second.waitForResponse((response) => response.url().endsWith('/api/games/score'));
  await playAndEndRun(second);
  expect((await scored).status()).toBe(200);
  await expect(second.getByText('Verified', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Played in another tab' })).toBeVisible();
});

test('a run that ends without a network waits, survives a reload and is verified when the network is back', async ({
  page,
  context,
  allowedConsole,
}) => {
  allowedConsole.push(/Failed to load resource/);
  await enlistWithCredits(page);
  await startSnake(page);
  // The hub can't be reached; the page itself still can, as with a cached app.
  await context.route('**/api/games/score', (route) => route.abort('internetdisconnected'));
  await playAndEndRun(page);
  await expect(page.getByText('Waiting for the network')).toBeVisible();

  await page.goto('/dashboard');
  expect(await keptRuns(page)).toHaveLength(1);
  await context.unroute('**/api/games/score');
  await page.reload();
  await expect.poll(() => keptRuns(page), { timeout: 60_000 }).toEqual([]);
  const results = await page.request.get('/api/user/results?gameId=2');
  expect(((await results.json()) as { gamesPlayed: number }).gamesPlayed).toBe(1);
});

test('without credits the start is blocked and the card says so', async ({ page }) => {
  await enlist(page);
  await page.goto('/game2');
  await expect(page.getByText('You need 1 credit to play this game. You currently have 0 credits.')).toBeVisible();
});
