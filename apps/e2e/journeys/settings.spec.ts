import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { type Account, registerAccount } from '../support/player.ts';
import { expectAccessible, expectComplete } from '../support/screen-checks.ts';

/** Delay of a redirect to the landing page (`P8.3`). */
const LEAVE_AFTER_MS = 2000;

test('a changed profile shows on the dashboard and tints the hub; an emptied wallet is removed', async ({ page }) => {
  const { username, email } = await registerAccount(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Email')).not.toBeEditable();
  await expect(page.getByText('Email address cannot be changed')).toBeVisible();
  // Without a faction one is suggested and none is selected.
  await expect(page.getByRole('radio', { name: /ONI.*Suggested/ })).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);

  const renamed = `${username.slice(0, 16)}-x`;
  await page.getByRole('radio', { name: /USTUR/ }).check();
  await page.getByLabel('Username').fill(renamed);
  await page.getByLabel('Solana wallet address').fill('  So1anaWa11et  ');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(notes(page).getByText('Profile Updated!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update Profile' })).toBeDisabled();
  await expect(page.locator('html')).toHaveAttribute('data-faction', 'ustur');
  await expectAccessible(page);
  expect(await savedWallet(page)).toBe('So1anaWa11et');

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { name: `Welcome, ${renamed}` })).toBeVisible();
  await expect(page.getByRole('region', { name: /Welcome/ }).getByText('USTUR')).toBeVisible();

  await page.goto('/settings');
  await page.getByLabel('Solana wallet address').fill('');
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/user/profile'));
  await page.getByRole('button', { name: 'Update Profile' }).click();
  expect((await saved).request().postDataJSON()).toEqual({ solanaWallet: null });
  expect(await savedWallet(page)).toBeNull();
});

test('an expired session is cleared on save and leads home', async ({ page, allowedConsole }) => {
  allowedConsole.push(/401/);
  await registerAccount(page);
  await page.clock.install();
  await page.goto('/settings');
  await page.getByRole('radio', { name: /MUD/ }).check();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(notes(page).getByText('Authentication Error')).toBeVisible();
  await expect(notes(page).getByText('Please sign in to update your profile.')).toBeVisible();
  await expect(page.getByText('Please sign in to access settings')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await page.clock.fastForward(LEAVE_AFTER_MS);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test.describe('on a device without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('sound, video and motion are stored on the device until a reset, which can be undone', async ({ page }) => {
    await registerAccount(page);
    await page.goto('/settings');
    await page.getByRole('tab', { name: 'Audio' }).click();
    await expect(page).toHaveURL(/\/settings\?tab=audio$/);
    const master = page.getByRole('slider', { name: 'Master volume' });
    await expect(master).toHaveValue('75');
    await expect(page.getByRole('slider', { name: 'Music volume' })).toHaveValue('60');
    await expect(page.getByRole('slider', { name: 'SFX volume' })).toHaveValue('80');
    await master.fill('20');
    await page.getByRole('slider', { name: 'Music volume' }).press('End');
    await page.getByRole('switch', { name: 'Mute all' }).check();
    await page.getByRole('tab', { name: 'Video' }).click();
    await page.getByRole('switch', { name: 'Show the intro trailer' }).uncheck();
    await page.getByRole('radio', { name: 'Keep it playing' }).check();
    await page.getByRole('switch', { name: 'Lower or pause music during videos' }).uncheck();
    await expect(page.getByRole('radio', { name: 'Keep it playing' })).toBeDisabled();
    await page.getByRole('tab', { name: 'Display' }).click();
    await page.getByRole('radio', { name: 'Reduced motion' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');

    await page.reload();
    await expect(page.getByRole('radio', { name: 'Reduced motion' })).toBeChecked();
    await page.getByRole('tab', { name: 'Audio' }).click();
    await expect(master).toHaveValue('20');
    await expect(page.getByRole('slider', { name: 'Music volume' })).toHaveValue('100');
    await expect(page.getByRole('switch', { name: 'Mute all' })).toBeChecked();
    expect(await stored(page)).toEqual({
      audio: { masterVolume: 20, musicVolume: 100, sfxVolume: 80, muteAll: true },
      settings: {
        motion: 'reduced',
        detail: 'auto',
        haptics: true,
        showIntroVideo: false,
        pauseMusicForVideo: false,
        videoMusicBehavior: 'continue',
      },
    });

    await page.getByRole('button', { name: 'Reset to Defaults' }).click();
    await expect(notes(page).getByText('Settings Reset')).toBeVisible();
    await expect(master).toHaveValue('75');
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'full');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(master).toHaveValue('20');
  });
});

test('a forgotten password is reset by the link of an e-mail, which works once', async ({ page, allowedConsole }) => {
  allowedConsole.push(/400/);
  const account = await registerAccount(page);
  await page.goto('/dashboard');
  await expectComplete(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Enter Hub' }).first().click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await expect(page.getByRole('dialog', { name: 'Join the Galaxy' })).toBeHidden();
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(notes(page).getByText('Reset Link Sent')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Reset link sent!' })).toBeVisible();
  await expect(page.getByText('Check your email for further instructions.')).toBeVisible();
  await expectAccessible(page);

  const link = await resetLink(page, account.email);
  await page.clock.install();
  await page.goto(link);
  await expectAccessible(page);
  const password = page.getByLabel('New password', { exact: true });
  const repeated = page.getByLabel('Confirm password');
  await password.fill('a-new-orbit');
  await repeated.fill('a-new-orbit');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(notes(page).getByText('Your password was changed. Sign in with the new one.')).toBeVisible();
  await page.clock.fastForward(LEAVE_AFTER_MS);
  await expect(page).toHaveURL(/\/$/);

  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join the Galaxy' });
  await dialog.getByLabel('Email').fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill('a-new-orbit');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: `Welcome, ${account.username}` })).toBeVisible();

  // The page shows the error before the player fills in anything (D 10).
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await page.getByRole('button', { name: 'Back to Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Join the Galaxy' })).toBeVisible();
});

test('a reset link without a token shows an error and leads home', async ({ page }) => {
  await page.clock.install();
  await page.goto('/reset-password');
  await expect(notes(page).getByText('Invalid Reset Link')).toBeVisible();
  await expect(notes(page).getByText('The password reset link is invalid or expired.')).toBeVisible();
  await page.clock.fastForward(LEAVE_AFTER_MS);
  await expect(page).toHaveURL(/\/$/);
});

test('a changed password revokes every other session; the data can be exported, and the account deleted', async ({
  page,
  browser,
  hub,
  allowedConsole,
}) => {
  allowedConsole.push(/403/);
  const account = await registerAccount(page);
  const other = await elsewhere(browser, hub.url, account);
  expect((await other.request.get('/api/user')).status()).toBe(200);
  await page.goto('/settings?tab=account');
  await page.getByLabel('Current password').fill('not-this-one');
  await page.getByLabel('New password', { exact: true }).fill('a-new-orbit');
  await page.getByLabel('Repeat the new password').fill('a-new-orbit');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription('The password is wrong.');
  await page.getByLabel('Current password').fill(account.password);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(notes(page).getByText('Password changed')).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveValue('');
  expect((await other.request.get('/api/user')).status()).toBe(401);
  expect((await page.request.get('/api/user')).status()).toBe(200);
  await other.close();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('star-seekers.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as { user: { email: string }; runs: unknown };
  expect(data.user.email).toBe(account.email);
  expect(data.runs).toEqual([]);

  await page.getByRole('button', { name: 'Delete account...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this account?' });
  const submit = dialog.getByRole('button', { name: 'Delete for good' });
  await expectAccessible(page);
  await dialog.getByLabel('Your password').fill(account.password);
  await expect(submit).toBeDisabled();
  await dialog.getByLabel(`Type ${account.username} to confirm`).fill(account.username);
  await submit.click();
  await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription('The password is wrong.');
  await dialog.getByLabel('Your password').fill('a-new-orbit');
  await submit.click();
  await expect(notes(page).getByText('Account deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: 'Enter Hub' }).first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('star-seekers:user'))).toBeNull();
  const later = await elsewhere(browser, hub.url, { ...account, password: 'a-new-orbit' }, 401);
  await later.close();
});

/** Another browser context, where the account is signed in. */
async function elsewhere(browser: Browser, baseURL: string, { email, password }: Account, status: 200 | 401 = 200) {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
  const response = await context.request.post('/api/login', { data: { email, password } });
  expect(response.status()).toBe(status);
  return context;
}

/** The region of toasts. */
function notes(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications' });
}

async function savedWallet(page: Page): Promise<string | null> {
  const answer = (await (await page.request.get('/api/user')).json()) as { user: { solanaWallet: string | null } };
  return answer.user.solanaWallet;
}

/** Settings in the page's local storage. */
async function stored(page: Page): Promise<unknown> {
  return page.evaluate(() => ({
    audio: JSON.parse(localStorage.getItem('star-seekers.audio-settings') ?? 'null') as unknown,
    settings: JSON.parse(localStorage.getItem('star-seekers:settings') ?? 'null') as unknown,
  }));
}

/** The reset link that the local mail page shows for an address. E-mails are sent after the response. */
async function resetLink(page: Page, email: string): Promise<string> {
  const mailbox = async () => (await page.request.get('/dev/mail')).text();
  await expect.poll(mailbox).toContain(email);
  await page.goto('/dev/mail');
  const message = page.getByRole('article').filter({ hasText: email });
  return (await message.getByRole('link').getAttribute('href')) ?? '';
}
