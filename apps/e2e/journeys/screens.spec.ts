import { expect, test } from '../support/fixtures.ts';
import { enlist } from '../support/player.ts';
import { expectScreensSound, expectSound } from '../support/screen-checks.ts';

test('every screen of a visitor is accessible and fits every width', async ({ page, allowedConsole }) => {
  // The unknown address among them.
  allowedConsole.push(/404/);
  await expectScreensSound(page, [
    '/',
    '/leaderboard',
    '/ss-ip#anvil',
    '/coloring-book',
    '/credits',
    '/settings',
    '/forgot-password',
    '/reset-password?token=unknown',
    '/terms',
    '/privacy',
    '/refunds',
    '/nowhere',
  ]);
});

test('every screen of a player is accessible and fits every width', async ({ page, allowedConsole }) => {
  allowedConsole.push(/404/);
  await enlist(page);
  await expectScreensSound(page, [
    '/',
    '/dashboard',
    '/dice-of-iris',
    '/leaderboard?tab=games',
    '/credits',
    '/wheel-of-iris',
    '/ss-ip',
    '/terms',
    '/nowhere',
  ]);
});

test('every tab of the settings is accessible and fits every width', async ({ page }) => {
  await enlist(page);
  await page.goto('/settings');
  for (const name of ['Profile', 'Audio', 'Video', 'Display', 'Account']) {
    await test.step(name, async () => {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      await expectSound(page);
    });
  }
});
