import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { SNAKE, endRun, openGame, playSnake, startRun } from '../support/play.ts';
import { registerAccount, registerWithCredits } from '../support/player.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/screen-checks.ts';

test.use({ serviceWorkers: 'allow' });

test('the hub is installed with its files, opens without a network and shows it, stores a finished run and sends it later', async ({
  page,
  context,
  hub,
  allowedConsole,
}) => {
  // axe fetches style sheets, which fails offline.
  allowedConsole.push(/Failed to load resource|ERR_INTERNET_DISCONNECTED|Couldn't load preload assets/);
  const { username } = await registerWithCredits(page);
  await page.goto('/dashboard');
  await expectInstallable(page);
  // It controls the page that is loaded next.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await openGame(page, SNAKE);
  await startRun(page, hub, SNAKE);
  await context.setOffline(true);
  await playSnake(page, hub);
  await endRun(page, SNAKE);
  await expect(page.getByText('Waiting for the network')).toBeVisible();

  await page.goto('/dashboard');
  const tellOnline = await tellOffline(page);
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(page.getByRole('heading', { name: `Welcome, ${username}` })).toBeVisible();
  expect(await storedRuns(page)).toBe(1);
  await expectNoSidewaysScroll(page);
  await expectOnlyFilesCached(page);

  await page.getByRole('link', { name: 'SS-IP' }).first().click();
  await expect(page.getByRole('heading', { name: 'This screen needs the network' })).toBeVisible();
  await expectAccessible(page);

  await context.setOffline(false);
  await tellOnline();
  await expect(page.getByText('You are offline')).toBeHidden();
  // The page loads again by itself (D 3); what ran in it before is gone.
  await expect(page.getByRole('heading', { name: 'The Star Seekers universe' })).toBeVisible();
  await expect.poll(() => storedRuns(page)).toBe(0);
  const results = await page.request.get('/api/user/results?gameId=2');
  expect(((await results.json()) as { gamesPlayed: number }).gamesPlayed).toBe(1);
});

/**
 * Since Chromium 150 a page that is loaded while Playwright keeps the network away takes itself for online until it is told again.
 * @returns tells it that the network is back, once Playwright has given it back
 */
async function tellOffline(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const tell = async (offline: boolean) => {
    const unlimited = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', { offline, ...unlimited });
  };
  await tell(true);
  return async () => tell(false);
}

test.describe('without a service worker', () => {
  // It would have stored the code before the deploy.
  test.use({ serviceWorkers: 'block' });

  test('a new version loads between two screens, never during a game, and where old code is missing it is offered (D 3)', async ({
    page,
    allowedConsole,
  }) => {
    allowedConsole.push(/Failed to load resource/);
    await registerAccount(page);
    await announceNewVersion(page);
    await page.goto('/dashboard');
    await markPage(page);
    await page.getByRole('link', { name: 'Play Now: Space Snake' }).click();
    await page.getByRole('heading', { name: 'Space Snake', level: 1 }).waitFor();
    expect(await isMarked(page)).toBe(true);
    await page.getByRole('link', { name: 'Leaderboard' }).first().click();
    await expect.poll(() => isMarked(page)).toBe(false);
    await expect(page).toHaveURL(/\/leaderboard$/);
    await page.getByRole('heading', { name: 'Leaderboard' }).waitFor();

    // The server still announces another build than the page has, but the page reloads only once.
    await markPage(page);
    await page.getByRole('link', { name: 'Credits', exact: true }).first().click();
    await page.getByRole('heading', { name: 'Cosmic Credits' }).waitFor();
    expect(await isMarked(page)).toBe(true);

    await page.route(/\/assets\/ss-ip-page-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.getByRole('link', { name: 'SS-IP' }).first().click();
    await expect(page.getByRole('heading', { name: 'A new version is available' })).toBeVisible();
  });
});

/** The page names a manifest of an app that has a window of its own, begins at the dashboard and has its icons. */
async function expectInstallable(page: Page): Promise<void> {
  const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  const manifest = (await (await page.request.get(address)).json()) as { icons: readonly { src: string }[] };
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/dashboard' });
  expect(manifest.icons).toHaveLength(3);
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status(), src).toBe(200);
}

/** The service worker has stored the code that the page has loaded, and no answer of the API. */
async function expectOnlyFilesCached(page: Page): Promise<void> {
  const cached = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached).toContain('/index.html');
  expect(cached.filter((path) => path.startsWith('/assets/dashboard-page-'))).not.toEqual([]);
  expect(cached.filter((path) => !/^\/(?:assets\/|index\.html$|manifest\.webmanifest$)/.test(path))).toEqual([]);
}

/** The server announces another build than the page has. */
async function announceNewVersion(page: Page): Promise<void> {
  await page.route('**/api/config', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, version: 'index-deployed' } });
  });
}

async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

/** Whether this is still the marked page; false while another one loads. */
async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-marked')).catch(() => false);
}

/** The number of runs in the page's IndexedDB. */
async function storedRuns(page: Page): Promise<number> {
  return page.evaluate(
    async () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('star-seekers');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const counting = database.transaction('runs').objectStore('runs').count();
          counting.addEventListener('error', () => reject(counting.error));
          counting.addEventListener('success', () => {
            database.close();
            resolve(counting.result);
          });
        });
      }),
  );
}
