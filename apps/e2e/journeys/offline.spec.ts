import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { keptRuns } from '../support/kept-runs.ts';
import { SNAKE, endRun, openGame, playSnake, startRun } from '../support/play.ts';
import { enlist, enlistWithCredits } from '../support/player.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/screen-checks.ts';

test.use({ serviceWorkers: 'allow' });

test('with the network cut the hub opens, says so, keeps a finished run and sends it later', async ({
  page,
  context,
  hub,
  allowedConsole,
}) => {
  // axe reads style sheets anew, which it can't.
  allowedConsole.push(/Failed to load resource|ERR_INTERNET_DISCONNECTED|Couldn't load preload assets/);
  const { username } = await enlistWithCredits(page);
  await page.goto('/dashboard');
  await becomeInstalled(page);
  await openGame(page, SNAKE);
  await startRun(page, hub, SNAKE);
  await context.setOffline(true);
  await playSnake(page, hub);
  await endRun(page, SNAKE);
  await expect(page.getByText('Waiting for the network')).toBeVisible();

  await page.goto('/dashboard');
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(page.getByRole('heading', { name: `Welcome, ${username}` })).toBeVisible();
  expect(await keptRuns(page)).toHaveLength(1);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'SS-IP' }).first().click();
  await expect(page.getByRole('heading', { name: 'This screen needs the network' })).toBeVisible();
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(page.getByText('You are offline')).toBeHidden();
  await expect.poll(() => keptRuns(page), { intervals: [20] }).toEqual([]);
  const results = await page.request.get('/api/user/results?gameId=2');
  expect(((await results.json()) as { gamesPlayed: number }).gamesPlayed).toBe(1);
  // The screen comes by itself (D 3).
  await expect(page.getByRole('heading', { name: 'The Star Seekers universe' })).toBeVisible();
});

test('a screen whose code is gone with a deploy says so (D 3)', async ({ page, allowedConsole }) => {
  allowedConsole.push(/Failed to load resource/);
  await page.route('**/api/config', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, version: 'index-deployed' } });
  });
  await page.route(/\/assets\/ss-ip-page-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/leaderboard');
  await page.getByRole('link', { name: 'SS-IP' }).first().click();
  await expect(page.getByRole('heading', { name: 'A new version has launched' })).toBeVisible();
});

test('the service worker keeps files and never an answer', async ({ page }) => {
  await enlistWithCredits(page);
  await page.goto('/dashboard');
  await becomeInstalled(page);
  await page.goto('/credits');
  await expect(page.getByRole('heading', { name: 'Cosmic Credits' })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/index.html');
  expect(kept.filter((path) => path.startsWith('/assets/credits-page-'))).not.toEqual([]);
  expect(kept.filter((path) => !/^\/(?:assets\/|index\.html$|manifest\.webmanifest$)/.test(path))).toEqual([]);
});

test('a new version is loaded between two screens, and never over a game', async ({ page }) => {
  await enlist(page);
  await page.route('**/api/config', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, version: 'index-deployed' } });
  });
  await page.goto('/dashboard');
  await markPage(page);
  await page.getByRole('link', { name: 'Play Now: Stellar Mining' }).click();
  await page.getByRole('heading', { name: 'Space Snake', level: 1 }).waitFor();
  expect(await isMarked(page)).toBe(true);
  await page.getByRole('link', { name: 'Leaderboard' }).first().click();
  await expect.poll(() => isMarked(page), { intervals: [20] }).toBe(false);
  await expect(page).toHaveURL(/\/leaderboard$/);
  await page.getByRole('heading', { name: 'Leaderboard' }).waitFor();

  // The server still names another build than the page has: once was enough.
  await markPage(page);
  await page.getByRole('link', { name: 'Credits', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Cosmic Credits' }).waitFor();
  expect(await isMarked(page)).toBe(true);
});

/** Waits for the service worker and lets it have the page. */
async function becomeInstalled(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

/** Whether it is still the page that was marked; false while another one is on its way. */
async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-marked')).catch(() => false);
}
