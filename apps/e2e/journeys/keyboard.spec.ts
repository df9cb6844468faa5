import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/fixtures.ts';
import { expectReachedByTab } from '../support/keyboard.ts';
import { newAccount } from '../support/player.ts';
import { openScreen } from '../support/screen-checks.ts';

test('a visitor signs up, rolls the dice, checks the roll and opens a game with the keyboard alone, and Tab reaches everything', async ({
  page,
}) => {
  const account = newAccount();
  await page.goto('/');
  await expectReachedByTab(page);
  await page.getByRole('button', { name: 'Enter Hub' }).first().press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Join the Galaxy' });
  await dialog.getByRole('tab', { name: 'Sign In' }).press('ArrowRight');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Username').focus();
  await page.keyboard.type(account.username);
  for (const value of [account.email, account.password]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Welcome, ${account.username}` })).toBeVisible();

  await openScreen(page, '/dice-of-iris');
  const roll = page.getByRole('button', { name: /^Roll/ });
  // The button is disabled until the hub knows that the dice is ready.
  await expect(roll).toBeEnabled();
  const rolled = page.waitForResponse((response) => response.url().endsWith('/api/dice/roll'));
  // The toast disappears after three seconds, so the test waits for it from before the throw.
  await Promise.all([page.getByText('From: Dice of Iris').waitFor(), roll.press('Space')]);
  const { value } = (await (await rolled).json()) as { value: number };
  await expect(page.getByText(`You rolled a ${value}.`).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next roll in 24h' })).toBeDisabled();
  await expect(page.getByText(new RegExp(`^\\+${value} credits?$`)).first()).toBeVisible();
  const panel = page.getByRole('region', { name: 'Fair dice' });
  await panel.getByRole('button', { name: 'Show the secret' }).press('Enter');
  await expect(panel.getByText(/^Rolls with this secret: 0 of 30/)).toBeVisible();
  await panel.getByRole('button', { name: 'Check my rolls' }).press('Enter');
  await expect(panel.getByText('Every roll with a shown secret matches.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Save as a file' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe('star-seekers-dice.json');
  const { rolls } = JSON.parse(await readFile(await download.path(), 'utf8')) as { rolls: unknown };
  expect(rolls).toMatchObject([{ number: 1, value }]);
  await page.getByRole('link', { name: 'Dashboard' }).first().press('Enter');
  const lore = page.getByRole('link', { name: 'Play Now: Lore Master' });
  await expect(lore).toBeVisible();
  await expectReachedByTab(page);
  await lore.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Lore Master' })).toBeVisible();
  await expectReachedByTab(page);
});
