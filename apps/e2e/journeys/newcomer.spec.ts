import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { balanceOf } from '../support/checkout.ts';
import { installFrameClock } from '../support/frame-clock.ts';
import { SNAKE, endAndVerify, freezeTimeAt, passCountdown, passTime, playSnake } from '../support/play.ts';
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
  await click(page.getByRole('link', { name: 'Try it: Space Snake' }));
  await click(page.getByRole('button', { name: 'Start Practice - Free' }));
  await expect(countdown(page)).toBeVisible();
  expect(count).toEqual({ clicks: 2, fields: 0 });
});

test.describe('with full motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, draws: true });

  test('a first ranked run takes five clicks and three fields, and its verified score is on the board', async ({
    page,
    hub,
  }) => {
    const { count, click, fill } = countedActions();
    const account = newAccount();
    await installFrameClock(page);
    await page.goto('/');
    await click(page.getByRole('link', { name: 'Dice of Iris' }).first());
    const dialog = page.getByRole('dialog', { name: 'Join the Galaxy' });
    await fill(dialog.getByLabel('Username'), account.username);
    await fill(dialog.getByLabel('Email'), account.email);
    await fill(dialog.getByLabel('Password', { exact: true }), account.password);
    await click(dialog.getByRole('button', { name: 'Create Account' }));
    const rolled = page.waitForResponse((response) => response.url().endsWith('/api/dice/roll'));
    await click(page.getByRole('button', { name: 'Roll the dice' }));
    const { value: granted } = (await (await rolled).json()) as { value: number };
    await expect(page.locator('[data-credits-badge]').first()).toContainText(String(granted));
    await click(page.getByRole('link', { name: 'Play Now' }));
    await freezeTimeAt(page, SNAKE.start);
    await click(page.getByRole('button', { name: 'Start - 1 Credit' }));
    await passCountdown(page, hub);
    expect(count).toEqual({ clicks: 5, fields: 3 });

    // A resource lies straight ahead.
    await passTime(page, hub, 1000);
    await playSnake(page, hub);
    const scored = page.waitForResponse((response) => response.url().endsWith('/api/games/score'));
    await endAndVerify(page, SNAKE);
    const { score } = (await (await scored).json()) as { score: number };
    expect(score).toBeGreaterThan(0);
    expect(await balanceOf(page)).toBe(granted - 1);

    await page.goto('/leaderboard?tab=games&game=2');
    const row = page.getByRole('row').filter({ hasText: account.username });
    await expect(row).toContainText('YOU');
    await expect(row).toContainText(String(score));
  });
});
