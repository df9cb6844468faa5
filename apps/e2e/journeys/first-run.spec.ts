import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { rollDice, signUp } from '../support/player.ts';
import { playAndEndRun } from '../support/play-snake.ts';

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
  await page.getByRole('button', { name: /^Start/ }).click();
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
  await signUp(page);
  await rollDice(page);
  await page.goto('/game2');
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.getByRole('application', { name: 'Space Snake, game board' })).toBeFocused();
  await expect.poll(() => storedTicks(page), { intervals: [50] }).toBeGreaterThan(0);

  await page.reload();
  await page.getByRole('button', { name: /^Resume/ }).click();
  const scored = page.waitForResponse((response) => response.url().endsWith('/api/games/score'));
  await playAndEndRun(page);
  expect((await scored).status()).toBe(200);
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
});

test('a hidden page pauses the run', async ({ page, context }) => {
  await signUp(page);
  await rollDice(page);
  await page.goto('/game2');
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.getByRole('application', { name: 'Space Snake, game board' })).toBeFocused();
  const other = await context.newPage();
  await other.goto('/leaderboard');
  await other.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await page.bringToFront();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeHidden();
});

test('without credits the start is blocked and the card says so', async ({ page }) => {
  await signUp(page);
  await page.goto('/game2');
  await expect(page.getByText('You need 1 credit to play this game. You currently have 0 credits.')).toBeVisible();
});

/** Ticks of the run that the page has kept on this device. */
async function storedTicks(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('star-seekers');
        opening.addEventListener('error', () => resolve(0));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const names = [...database.objectStoreNames];
          if (names.length === 0) return resolve(0);
          const reading = database
            .transaction(names[0] as string)
            .objectStore(names[0] as string)
            .getAll();
          reading.addEventListener('success', () => {
            database.close();
            resolve(Math.max(0, ...(reading.result as { ticks?: number }[]).map(({ ticks }) => ticks ?? 0)));
          });
        });
      }),
  );
}
