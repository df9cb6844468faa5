import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { type Account, registerAccount } from '../support/player.ts';
import { expectAccessible, expectComplete, openScreen } from '../support/screen-checks.ts';

/** Delay of a redirect to the landing page (`P8.3`). */
const LEAVE_AFTER_MS = 2000;

test('a forgotten password is reset by the link of an e-mail, which works once', async ({ page, hub }) => {
  const account = await registerAccount(page);
  await page.clock.install();
  await page.goto('/dashboard');
  await expectComplete(page);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Enter Hub' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Join the Galaxy' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await expect(page.getByRole('dialog', { name: 'Join the Galaxy' })).toBeHidden();
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(notes(page).getByText('Reset Link Sent')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Reset link sent!' })).toBeVisible();
  await expect(page.getByText('Check your email for further instructions.')).toBeVisible();

  const link = await resetLink(page, account.email);
  const { pathname, search, searchParams } = new URL(link);
  await openScreen(page, pathname + search);
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

  const check = { data: { token: searchParams.get('token') }, headers: { origin: hub.url } };
  expect(await (await page.request.post('/api/auth/check-reset', check)).json()).toEqual({ valid: false });
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

/** The reset link that the local mail page shows for an address. E-mails are sent after the response. */
async function resetLink(page: Page, email: string): Promise<string> {
  const mailbox = async () => (await page.request.get('/dev/mail')).text();
  await expect.poll(mailbox).toContain(email);
  const mail = (await mailbox()).split('</article>').find((article) => article.includes(email)) ?? '';
  return /<a href="([^"]+)"/.exec(mail)?.[1] ?? '';
}
