import { expect, test } from '../support/fixtures.ts';
import { expectReachedByTab } from '../support/keyboard.ts';
import { newAccount } from '../support/player.ts';
import { openScreen } from '../support/screen-checks.ts';

test('a visitor signs up, rolls the dice and opens a game with the keyboard alone, and Tab reaches everything', async ({
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
  await roll.press('Space');
  await expect(page.getByText(/^You rolled a \d\.$/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().press('Enter');
  const lore = page.getByRole('link', { name: 'Play Now: Lore Master' });
  await expect(lore).toBeVisible();
  await expectReachedByTab(page);
  await lore.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Lore Master' })).toBeVisible();
  await expectReachedByTab(page);
});
