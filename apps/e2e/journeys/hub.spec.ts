import type { Locator } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectAccessible, openScreen, setWidth } from '../support/screen-checks.ts';
import { setSite } from '../support/trailer.ts';

test('boards with players show podium, standings, scopes and periods, invite visitors, and a name opens a card', async ({
  page,
  hub,
  allowedConsole,
}) => {
  allowedConsole.push(/404/);
  await hub.populate();
  await page.goto('/leaderboard');
  const podium = page.getByRole('region', { name: 'Top three' });
  await expect(podium.getByRole('listitem')).toHaveCount(3);
  const rankings = page.getByRole('table', { name: 'Complete Rankings' });
  // A heading, a dozen players, and those of other journeys.
  await expect.poll(() => rankings.getByRole('row').count()).toBeGreaterThanOrEqual(13);
  const champion = await rankings.getByRole('row').nth(1).getByRole('cell').nth(1).textContent();
  expect(champion).toContain(
    (await podium.getByRole('listitem').first().textContent())?.match(/[\w-]{4,}/)?.[0] ?? '!',
  );
  for (const faction of ['ONI', 'MUD', 'USTUR']) {
    await expect(page.getByRole('heading', { name: faction, exact: true })).toBeVisible();
  }

  const name = page.getByRole('table').getByRole('button', { name: 'kepler_9' });
  await name.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: 'kepler_9' });
  await expect(card.getByText(/^MUD · (?:Rookie|Explorer|Veteran|Elite|Legend)$/)).toBeVisible();
  await expect(card.getByRole('row', { name: /^Space Snake/ })).toContainText('2');
  await expect(card.getByRole('row')).toHaveCount(7);
  await expect(card.getByRole('region', { name: /^Commendations/ }).getByText(/^\d+ of \d+$/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(name).toBeFocused();

  await page.route('**/api/players/*', (route) =>
    route.fulfill({ status: 404, json: { code: 'players/not_found', message: 'There is no such player.' } }),
  );
  await page.getByRole('table').getByRole('button', { name: 'rustbucket' }).click();
  await expect(page.getByRole('dialog').getByText('No such Seeker')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/leaderboard?tab=games&game=2&period=yearly&scope=mud');
  await expect(page.getByRole('tab', { name: 'Yearly Legends' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(5);

  await page.getByRole('complementary').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog', { name: 'Join the Galaxy' })).toBeVisible();
});

test('an unknown address is a 404 with a link home, every screen links to the operator’s pages, and old game addresses redirect', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.push(/404/);
  expect((await page.goto('/no/such/place'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expect(page).toHaveTitle('Page not found · Star Seekers');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);

  await openScreen(page, '/leaderboard');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: 'Privacy' })).toBeVisible();
  await expect(foot.getByText(/Support/)).toBeHidden();
  await foot.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy', level: 1 })).toBeVisible();
  await page.getByRole('navigation', { name: 'Terms and policies' }).getByRole('link', { name: 'Refunds' }).click();
  await expect(page.getByRole('heading', { name: 'Refunds', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'How to ask' }).click();
  await expect(page).toHaveURL(/\/refunds#part-\d+$/);
  await expect(page.getByRole('heading', { name: 'How to ask' })).toBeInViewport();

  await setSite(page, { links: { support: 'https://help.example/' } });
  await page.reload();
  await expect(foot.getByRole('link', { name: /Support/ })).toHaveAttribute('href', 'https://help.example/');

  await openScreen(page, '/game/1');
  await expect(page).toHaveURL(/\/game1$/);
});

test('landing page and leaderboard show their sky before their script loads, and the hub draws it in the same place', async ({
  page,
}) => {
  const sky = page.locator('.first-view > :has(> img)');
  const inBothWidths = async (element: Locator) => {
    const boxes = [];
    for (const width of [360, 1280]) {
      await setWidth(page, width, 780);
      boxes.push(await element.boundingBox());
    }
    return boxes;
  };
  let script: PromiseWithResolvers<void>;
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await script.promise;
    await route.continue();
  });
  for (const { path, drawn } of [
    { path: '/', drawn: 'main section' },
    { path: '/leaderboard', drawn: '.page-sky' },
  ]) {
    await test.step(path, async () => {
      script = Promise.withResolvers();
      await page.goto(path, { waitUntil: 'commit' });
      await expect(sky.locator('img')).toHaveJSProperty('complete', true);
      // Measure only after the style sheets have loaded.
      await expect.poll(async () => page.evaluate(hasStyleSheets)).toBe(true);
      const before = await inBothWidths(sky);
      script.resolve();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(sky).toHaveCount(0);
      expect(await inBothWidths(page.locator(drawn).first())).toEqual(before);
    });
  }
});

/** Runs in the page: whether every linked style sheet has loaded. */
function hasStyleSheets(): boolean {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null);
}
