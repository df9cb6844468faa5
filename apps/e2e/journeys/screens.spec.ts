import { expect, test } from '../support/fixtures.ts';
import { expectReachedByTab } from '../support/keyboard.ts';
import { registerAccount } from '../support/player.ts';
import {
  expectNoSidewaysScroll,
  expectNoViolations,
  expectScreensUsable,
  expectUsable,
  openScreen,
  setWidth,
} from '../support/screen-checks.ts';

test('a text without contrast is found, though journeys draw and paint nothing', async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>Stars</title><main style="background: white"><h1 style="color: #eee">Stars</h1></main>',
  );
  await expect(expectNoViolations(page)).rejects.toThrow('color-contrast');
});

test('every screen of a visitor has the title that the server sends, is accessible and fits every width', async ({
  page,
  request,
  allowedConsole,
}) => {
  // From what is not there.
  allowedConsole.push(/404/);
  await expectScreensUsable(
    page,
    [
      '/',
      '/leaderboard',
      '/credits',
      '/how-runs-count',
      '/reset-password?token=unknown',
      '/confirm-email?token=unknown',
      '/nowhere',
      '/run/nowhere',
      '/live/nowhere',
      '/challenge/nowhere',
      '/daily/past',
    ],
    async (path) => {
      const answer = await request.get(path, { headers: { accept: 'text/html' } });
      // Of what is not there the server knows it at once.
      if (answer.status() === 404) return;
      const html = await answer.text();
      const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? [];
      expect(html).toContain('<meta property="og:image"');
      expect(html).toMatch(/<meta\s+name="description"\s+content="[^"]+"/);
      await expect(page).toHaveTitle(title);
    },
  );
});

// Screens that show a player more than a visitor, and those that show both the same.
test('every screen of a player, with every tab of the settings, is accessible, fits every width and is reached by Tab', async ({
  page,
}) => {
  await registerAccount(page);
  await expectScreensUsable(
    page,
    [
      '/',
      '/dashboard',
      '/dice-of-iris',
      '/leaderboard?tab=games',
      '/daily',
      '/leaderboard?tab=gates',
      '/chronicle/2026-01',
      '/runs',
      '/theatre',
      '/credits',
      '/ss-ip#anvil',
      '/coloring-book',
      '/forgot-password',
      '/terms',
    ],
    async () => expectReachedByTab(page, 'main'),
  );
  await openScreen(page, '/settings');
  for (const name of ['Profile', 'Audio', 'Video', 'Display', 'Account']) {
    await test.step(name, async () => {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      await expectUsable(page);
      await expectReachedByTab(page, 'main');
    });
  }
  // Nothing else is laid out in another way in so wide a window.
  await openScreen(page, '/dashboard');
  await setWidth(page, 1920);
  await expectNoSidewaysScroll(page);
});
