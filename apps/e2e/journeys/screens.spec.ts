import { expect, test } from '../support/fixtures.ts';
import { enlist, newAccount, signUp } from '../support/player.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/screen-checks.ts';

const WIDTHS = [360, 1280, 1920];

for (const width of WIDTHS) {
  test(`every screen of a visitor is accessible and fits ${width} px`, async ({ page, allowedConsole }) => {
    // The unknown address among them.
    allowedConsole.push(/404/);
    await page.setViewportSize({ width, height: 900 });
    for (const [path, heading] of [
      ['/', /Star Seekers|Choose Your Faction/],
      ['/leaderboard', /Leaderboard|Hall of Fame/],
      ['/ss-ip#anvil', /Star Seekers universe/],
      ['/credits', 'Cosmic Credits'],
      ['/settings', /Settings Command Center/],
      ['/forgot-password', /Forgot your password/],
      ['/reset-password?token=unknown', /Set a new password/],
      ['/terms', 'Terms of use'],
      ['/privacy', 'Privacy'],
      ['/refunds', 'Refunds'],
      ['/nowhere', /Oops! Page not found/],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });

  test(`every screen of a player is accessible and fits ${width} px`, async ({ page, allowedConsole }) => {
    allowedConsole.push(/404/);
    await page.setViewportSize({ width, height: 900 });
    await enlist(page);
    for (const path of [
      '/',
      '/dashboard',
      '/dice-of-iris',
      '/leaderboard?tab=games',
      '/credits',
      // The same at every width but for the sign-in.
      ...(width === WIDTHS[0] ? ['/wheel-of-iris', '/ss-ip', '/terms', '/nowhere'] : []),
      '/game2',
      '/game1',
      '/game3',
      '/game4',
      '/game5',
      '/game6',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });

  test(`every tab of the settings is accessible and fits ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await enlist(page);
    for (const tab of ['profile', 'audio', 'video', 'display', 'account']) {
      await page.goto(`/settings?tab=${tab}`);
      await expect(page.getByRole('tabpanel')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });
}

test('the dialog tells wrong credentials from a lost network, and works by keyboard', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.push(/401/, /ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Enter Hub' }).first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Join the Galaxy' });
  await expectAccessible(page);
  await dialog.getByLabel('Email').fill('nobody@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill('wrong-password');
  await page.keyboard.press('Enter');
  const notes = page.getByRole('region', { name: 'Notifications' });
  await expect(notes.getByText('Error', { exact: true })).toBeVisible();
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(notes.getByText('Network error. Please try again.')).toBeVisible();
});

test('signing out and in again leads back to the dashboard', async ({ page }) => {
  const account = newAccount();
  await signUp(page, account);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.goto('/dashboard');
  const dialog = page.getByRole('dialog', { name: 'Join the Galaxy' });
  await dialog.getByLabel('Email').fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await expect(page.getByRole('heading', { name: `Welcome, ${account.username}` })).toBeVisible();
});

test('an unreachable board keeps its place and offers to retry', async ({ page, allowedConsole }) => {
  allowedConsole.push(/Failed to load resource/);
  let broken = true;
  await page.route('**/api/leaderboard/global?*', (route) => (broken ? route.abort() : route.continue()));
  await page.goto('/leaderboard');
  await expect(page.getByText('Could not load the rankings')).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(page.getByText('Could not load the rankings')).toBeHidden();
});
