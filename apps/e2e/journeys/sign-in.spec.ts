import { expect, test } from '../support/fixtures.ts';
import { registerAccount } from '../support/player.ts';
import { expectAccessible, expectComplete } from '../support/screen-checks.ts';

test('the dialog distinguishes wrong credentials from a lost network, and works by keyboard', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.push(/401/, /ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Enter Hub' }).first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Join the Galaxy' });
  await expectAccessible(page);
  await dialog.getByRole('tab', { name: 'Sign In' }).click();
  // The other tab's panel fades out with fields of the same names.
  const form = dialog.getByRole('tabpanel', { name: 'Sign In' });
  await form.getByLabel('Email').fill('nobody@example.com');
  await form.getByLabel('Password', { exact: true }).fill('wrong-password');
  await page.keyboard.press('Enter');
  const notes = page.getByRole('region', { name: 'Notifications' });
  await expect(notes.getByText('Error', { exact: true })).toBeVisible();
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(notes.getByText('Network error. Please try again.')).toBeVisible();
});

test('signing out and in again leads back to the dashboard', async ({ page }) => {
  const account = await registerAccount(page);
  await page.goto('/dashboard');
  await expectComplete(page);
  const signIn = page.getByRole('banner').getByRole('button', { name: 'Sign In' });
  await expect(signIn).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await signIn.click();
  const dialog = page.getByRole('dialog', { name: 'Join the Galaxy' });
  await dialog.getByLabel('Email').fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await expect(page.getByRole('heading', { name: `Welcome, ${account.username}` })).toBeVisible();
});
