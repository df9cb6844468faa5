import { expect, test } from '../support/fixtures.ts';
import { installFrameClock } from '../support/frame-clock.ts';
import { SNAKE, endAndVerify, freezeTimeAt, passTime, playSnake, startRun } from '../support/play.ts';
import { registerWithCredits } from '../support/player.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test("an attempt of the Lamp's Six lights a star of today, and stands under past days after midnight", async ({
  page,
  hub,
}) => {
  const { username } = await registerWithCredits(page);
  await installFrameClock(page);
  await page.goto('/daily');
  await expect(page.getByRole('img', { name: /^The Lamp: 0 of \d stars lit$/ })).toBeVisible();

  await page.getByRole('link', { name: 'Play - 1 Credit: Space Snake' }).click();
  await freezeTimeAt(page, SNAKE.start);
  const day = new URL(page.url()).searchParams.get('day') ?? '';
  await startRun(page, hub, SNAKE);
  // A resource lies straight ahead.
  await passTime(page, hub, 1000);
  await playSnake(page, hub);
  await endAndVerify(page, SNAKE);
  await expect(page.getByText('Your day so far:', { exact: false })).toBeVisible();
  await hub.runClock();

  await page.getByRole('button', { name: 'To the daily' }).click();
  await expect(page).toHaveURL(new RegExp(`/daily/${day}$`));
  await expect(page.getByRole('img', { name: /^The Lamp: 1 of \d stars lit$/ })).toBeVisible();

  await hub.advanceClock(DAY_MS);
  try {
    await page.goto('/daily');
    await expect(page.getByRole('img', { name: /^The Lamp: 0 of \d stars lit$/ })).toBeVisible();
    await page.getByRole('link', { name: 'Past days' }).click();
    await page.locator(`a[href="/daily/${day}"]`).click();
    await expect(page.getByText('This day is over')).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: username }).first();
    await row.getByRole('link', { name: /^Watch .+ at Space Snake/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(username);
    await expect(page.locator('[data-state=ready]')).toBeVisible();
  } finally {
    // Other journeys of this hub stay in the month of its players.
    await hub.advanceClock(-DAY_MS);
  }
});
