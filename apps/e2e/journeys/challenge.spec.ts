import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import type { Hub } from '../support/hub.ts';
import { installFrameClock } from '../support/frame-clock.ts';
import { SNAKE, board, endRun, freezeTimeAt, passCountdown, passUntilShown, playSnake } from '../support/play.ts';
import { newAccount, registerAccount } from '../support/player.ts';
import { expectAccessible, expectUsable, setWidth } from '../support/screen-checks.ts';

/** Opens the run of a row of the board. */
async function openRun(page: Page, username: string): Promise<void> {
  await page.goto('/leaderboard?tab=games&game=2');
  await page.getByRole('row').filter({ hasText: username }).getByRole('link', { name: 'Watch this run' }).click();
  await expect(page.locator('[data-state=ready]')).toBeVisible();
}

/** Starts a run by a key. */
async function start(page: Page, hub: Hub, button: string): Promise<void> {
  await freezeTimeAt(page, new RegExp(button));
  await page.getByRole('button', { name: button }).press('Enter');
  await passCountdown(page, hub);
  await expect(board(page, SNAKE)).toBeFocused();
}

const ghosts = (page: Page) => page.getByRole('list', { name: 'Ghosts, and your lead' }).getByRole('listitem');

test.beforeEach(async ({ hub }) => hub.populate());

test('a player challenges a friend, who duels beside the ghost without an account, signs up, and stands beside the run', async ({
  page,
  hub,
}) => {
  await registerAccount(page);
  await openRun(page, 'kepler_9');
  await page.getByRole('button', { name: 'Challenge a Friend' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your challenge');
  await expect(page.getByText('Nobody has tried yet.', { exact: false })).toBeVisible();
  await expect(page).toHaveURL(/\/challenge\/[\w-]+$/);
  const link = page.url();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await installFrameClock(page);
  await page.goto(link);
  await page.getByRole('link', { name: 'Accept the Duel' }).click();
  await expect(page.getByRole('button', { name: 'Start the Duel' })).toBeEnabled();
  await expectUsable(page);
  await setWidth(page, 1280);
  await start(page, hub, 'Start the Duel');
  await playSnake(page, hub);
  await expect(ghosts(page)).toHaveText([/^1kepler_9/]);
  await endRun(page, SNAKE);
  await passUntilShown(page, hub, page.getByText('A duel does not count.', { exact: false }));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign Up and Keep It' }).click();
  const { username, email, password } = newAccount();
  const form = page.getByRole('dialog').getByRole('tabpanel', { name: 'Sign Up' });
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Place 2 of 2 in this challenge.', { exact: false })).toBeVisible();

  await page.getByRole('button', { name: 'To the challenge' }).click();
  const results = page.getByRole('region', { name: 'Results' }).getByRole('listitem');
  await expect(results).toHaveText([/kepler_9.*To beat/, new RegExp(`${username}.*You`)]);
  // The time of this page stands still; that of a new one goes on.
  await page.goto(link);
  await expect(results).toHaveCount(2);
  await expectUsable(page);
  await results
    .last()
    .getByRole('link', { name: /^Watch/ })
    .click();
  await expect(page.getByText('A duel does not count', { exact: true })).toBeVisible();
  await expect(page.locator('[data-state=ready]')).toBeVisible();
  await page.getByRole('link', { name: 'To the Challenge' }).click();
  await expect(page).toHaveURL(link);
});

test('a viewer takes a recorded run over beside its ghost, and goes back to the recording', async ({ page, hub }) => {
  await installFrameClock(page);
  await openRun(page, 'kepler_9');
  await page.keyboard.press('ArrowRight');
  const address = page.url();
  await page.getByRole('button', { name: 'Play from Here' }).click();
  await expect(page).toHaveURL(/\/play\/[\w-]+\?tick=300$/);
  await start(page, hub, 'Take the Controls');
  await playSnake(page, hub);
  await expect(ghosts(page)).toHaveText([/^1kepler_9/]);
  await endRun(page, SNAKE);
  await passUntilShown(page, hub, page.getByText('Practice does not count.'));
  await page.getByRole('button', { name: 'To the recording' }).click();
  await expect(page).toHaveURL(`${address}?t=5`);
});
