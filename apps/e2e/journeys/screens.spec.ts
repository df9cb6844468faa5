import { expect, test } from '../support/fixtures.ts';
import { registerAccount } from '../support/player.ts';
import { expectScreensUsable, expectUsable, openScreen } from '../support/screen-checks.ts';

test('every screen of a visitor is accessible and fits every width', async ({ page, allowedConsole }) => {
  // From the unknown address.
  allowedConsole.push(/404/);
  await expectScreensUsable(page, [
    '/',
    '/leaderboard',
    '/ss-ip#anvil',
    '/coloring-book',
    '/credits',
    '/settings',
    '/forgot-password',
    '/reset-password?token=unknown',
    '/confirm-email?token=unknown',
    '/terms',
    '/privacy',
    '/refunds',
    '/nowhere',
    '/run/nowhere',
    '/live/nowhere',
    '/challenge/nowhere',
    '/daily/past',
    '/chronicle/2026-01',
    '/daily/2020-01-01',
    '/duel/nowhere',
    '/play/nowhere',
  ]);
});

// Screens that show a player more than a visitor.
test('every screen of a player, with every tab of the settings, is accessible and fits every width', async ({
  page,
}) => {
  await registerAccount(page);
  await expectScreensUsable(page, [
    '/',
    '/dashboard',
    '/dice-of-iris',
    '/leaderboard?tab=games',
    '/daily',
    '/leaderboard?tab=gates',
    '/runs',
    '/how-runs-count',
    '/theatre',
    '/credits',
    '/wheel-of-iris',
  ]);
  await openScreen(page, '/settings');
  for (const name of ['Profile', 'Audio', 'Video', 'Display', 'Account']) {
    await test.step(name, async () => {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      await expectUsable(page);
    });
  }
});
