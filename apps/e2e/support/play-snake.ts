import { type Page, expect } from 'playwright/test';

/**
 * Plays a few turns of Space Snake with key presses and then ends the run from the pause panel, so that what was reached counts.
 * The server draws the seed: a run that meets an enemy before the pause has ended by its rules, which counts just as well.
 */
export async function playAndEndRun(page: Page): Promise<void> {
  await expect(page.getByRole('application', { name: 'Space Snake, game board' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeEnabled();
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'KeyP']) await page.keyboard.press(key, { delay: 30 });
  const result = page.getByRole('heading', { name: /^(Run ended|Convoy lost)$/ });
  const endRun = page.getByRole('button', { name: 'End run' });
  await expect(result.or(endRun)).toBeVisible();
  if (await endRun.isVisible()) {
    await endRun.click();
    await page.getByRole('button', { name: 'End the run' }).click();
  }
  await expect(result).toBeVisible();
}

/** Opens Space Snake, starts a run and waits until the board has the keys. */
export async function startSnake(page: Page): Promise<void> {
  await page.goto('/game2');
  await page.getByRole('button', { name: /^Start - / }).click();
  await expect(page.getByRole('application', { name: 'Space Snake, game board' })).toBeFocused();
}
