import type { Route } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectReachedByTab } from '../support/keyboard.ts';
import { expectAccessible, expectNoViolations, expectUsable, openScreen } from '../support/screen-checks.ts';

test('a row of a board opens its run, which is played, searched, checked and linked to; back leads to the row', async ({
  page,
  hub,
}) => {
  await hub.populate();
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto('/leaderboard?tab=games&game=2&period=yearly');
  // Players of other journeys have short runs.
  const rows = page.getByRole('row').filter({ hasNotText: 'seeker-' });
  const link = rows.getByRole('link', { name: 'Watch this run' }).last();
  await link.focus();
  const placeOf = async () => page.evaluate(() => Math.round(window.scrollY));
  const place = await placeOf();
  expect(place).toBeGreaterThan(640);
  const asked = Promise.withResolvers<Route>();
  await page.route('**/api/runs/*/replay', (route) => asked.resolve(route));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status', { name: 'Loading the run' })).toBeVisible();
  await expectNoViolations(page);
  await (await asked.promise).continue();

  await expect(page).toHaveURL(/\/run\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[\d,]+ by [\w-]+$/);
  await expect(page).toHaveTitle('Recorded run · Star Seekers');
  await expect(page.locator('[data-state=ready]')).toBeVisible();

  const timeline = page.getByRole('slider', { name: 'Place in the run' });
  await page.keyboard.press('ArrowRight');
  await expect(timeline).toHaveValue('300');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => Number(await timeline.inputValue())).toBeGreaterThan(300);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('region', { name: 'Moments' }).getByRole('button').last().click();
  await expect(timeline).toHaveValue((await timeline.getAttribute('max')) ?? '');

  await page.getByRole('button', { name: 'Check this run' }).click();
  await expect(page.getByText('It holds: your browser comes to the same result.')).toBeVisible();
  await expectUsable(page);
  await expectReachedByTab(page, 'main');

  await page.setViewportSize({ width: 390, height: 640 });
  await page.goBack();
  await expect(page).toHaveURL(/game=2&period=yearly$/);
  await expect.poll(placeOf).toBe(place);
  await expect(link).toBeInViewport();

  await openScreen(page, `${await link.getAttribute('href')}?t=3`);
  await expect(page.locator('[data-state=ready]')).toBeVisible();
  await expect(timeline).toHaveValue('180');
});

test.describe('after a deploy with other rules', () => {
  // A picture of another origin than the page's can't be drawn by WebGL.
  test.use({ draws: true });

  test('a run is played by the archived player of its own build, which reaches nothing of the hub, and checked by its simulations', async ({
    page,
    hub,
    allowedConsole,
  }) => {
    allowedConsole.push(/violates the.*Content Security Policy/, /does not match the recipient window's origin/);
    await hub.populate();
    const deployed = await hub.deployRaisedRules();
    await page.goto(`${deployed}/leaderboard?tab=games&game=2`);
    await page.getByRole('row').filter({ hasText: 'kepler_9' }).getByRole('link', { name: 'Watch this run' }).click();
    await expect(page.locator('[data-state=ready]')).toBeVisible();
    const player = page.frameLocator('iframe');
    await expect(player.getByText('Score')).toBeVisible();
    const loaded = await player
      .locator('body')
      .evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
    expect(loaded.filter((path) => !path.startsWith('/sealed/'))).toEqual([]);
    expect(await player.locator('body').evaluate(reachOfPlayer)).toEqual({
      origin: 'null',
      cookies: 'SecurityError',
      storage: 'SecurityError',
      databases: 'SecurityError',
      page: 'SecurityError',
      api: 'TypeError',
      message: 'TypeError',
    });
    const address = (await page.locator('iframe').getAttribute('src')) ?? '';

    const timeline = page.getByRole('slider', { name: 'Place in the run' });
    await page.keyboard.press('ArrowRight');
    await expect(timeline).toHaveValue('300');
    await page.keyboard.press('.');
    await expect(timeline).toHaveValue('301');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(async () => Number(await timeline.inputValue())).toBeGreaterThan(301);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Show inputs' }).click();
    await page.getByRole('region', { name: 'Moments' }).getByRole('button').last().click();
    await expect(timeline).toHaveValue((await timeline.getAttribute('max')) ?? '');

    await page.getByRole('button', { name: 'Check this run' }).click();
    await expect(page.getByText('It holds: your browser comes to the same result.')).toBeVisible();
    await expectAccessible(page);

    await page.route('**/api/runs/*/replay', async (route) => {
      const answer = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...answer, replay: 'AAAA' } });
    });
    await page.reload();
    await expect(page.getByText('The recording does not fit this game')).toBeVisible();

    // Nor does it as a page of its own.
    await page.goto(deployed + address);
    expect(await page.evaluate(reachOfPlayer)).toMatchObject({
      origin: 'null',
      cookies: 'SecurityError',
      storage: 'SecurityError',
      databases: 'SecurityError',
      api: 'TypeError',
    });
  });
});

/** In the frame of an archived player: how each way to the hub ends. */
async function reachOfPlayer(): Promise<Record<string, string>> {
  const endOf = async (reach: () => unknown) => {
    try {
      await reach();
      return 'reached';
    } catch (error) {
      return error instanceof Error || error instanceof DOMException ? error.name : String(error);
    }
  };
  const api = new URL('/api/config', location.href).href;
  return {
    origin: self.origin,
    cookies: await endOf(() => document.cookie),
    storage: await endOf(() => localStorage.length),
    databases: await endOf(
      async () =>
        new Promise((resolve, reject) => {
          const request = indexedDB.open('star-seekers');
          request.addEventListener('success', resolve);
          request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
        }),
    ),
    page: await endOf(() => parent.document.title),
    api: await endOf(async () => fetch(api)),
    message: await endOf(async () => fetch(api, { method: 'POST', mode: 'no-cors', body: 'x' })),
  };
}
