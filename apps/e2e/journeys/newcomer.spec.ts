import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { newAccount } from '../support/player.ts';

// A new device, which has not shown the trailer yet.
test.use({ trailerSeen: false });

/** Clicks and fills, and counts both. */
function countedActions() {
  const count = { clicks: 0, fields: 0 };
  return {
    count,
    async click(target: Locator) {
      count.clicks++;
      await target.click();
    },
    async fill(field: Locator, text: string) {
      count.fields++;
      await field.fill(text);
    },
  };
}

const countdown = (page: Page) => page.getByRole('timer').filter({ hasText: /^[321]$/ });

test('a first play takes two clicks and no field', async ({ page }) => {
  const { count, click } = countedActions();
  await page.goto('/');
  await click(page.getByRole('link', { name: 'Try it: Stellar Mining' }));
  await click(page.getByRole('button', { name: 'Start Practice - Free' }));
  await expect(countdown(page)).toBeVisible();
  expect(count).toEqual({ clicks: 2, fields: 0 });
});

test('a first ranked run takes five clicks and three fields', async ({ page }) => {
  const { count, click, fill } = countedActions();
  const account = newAccount();
  await page.goto('/');
  await click(page.getByRole('link', { name: 'Dice of Iris' }).first());
  const dialog = page.getByRole('dialog', { name: 'Join the Galaxy' });
  await fill(dialog.getByLabel('Username'), account.username);
  await fill(dialog.getByLabel('Email'), account.email);
  await fill(dialog.getByLabel('Password', { exact: true }), account.password);
  await click(dialog.getByRole('button', { name: 'Create Account' }));
  await click(page.getByRole('button', { name: 'Roll the dice' }));
  await click(page.getByRole('link', { name: 'Play Now' }));
  const started = page.waitForResponse((response) => response.url().endsWith('/api/runs'));
  await click(page.getByRole('button', { name: 'Start - 1 Credit' }));
  expect((await started).ok()).toBe(true);
  await expect(countdown(page)).toBeVisible();
  expect(count).toEqual({ clicks: 5, fields: 3 });
});
