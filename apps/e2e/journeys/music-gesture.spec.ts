import { expect, test } from '../support/fixtures.ts';
import { askAsNobody, giveTracksTime, hear, listenToPage } from '../support/hearing.ts';

// A trace asks the page all the time, and what Playwright asks counts as a gesture of the player.
test.use({ trace: 'off' });

test('after a reload nothing is heard until the player touches the page', async ({ page }) => {
  await listenToPage(page);
  await giveTracksTime(page);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByRole('button', { name: 'Open the music player' }).click();
  await page.getByRole('button', { name: 'Start Background Music' }).click();
  await expect.poll(async () => (await hear(page)).tracks).toBe(1);

  const ask = await askAsNobody(page);
  await page.reload();
  const names = `[...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))`;
  await expect.poll(async () => ask(names)).toContain('Open the music player: Horizon Call');
  expect(await ask('hearPage().tracks')).toBe(0);

  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(async () => (await hear(page)).tracks).toBe(1);
});
