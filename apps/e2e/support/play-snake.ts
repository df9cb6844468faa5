import { type Page, expect } from 'playwright/test';

/**
 * Plays a few turns of Space Snake with key presses and then ends the run from the pause panel, so that what was reached counts.
 * How a run ends by its rules depends on the seed that the server drew; the simulation's own tests cover that.
 */
export async function playAndEndRun(page: Page): Promise<void> {
  const stage = page.getByRole('application', { name: 'Space Snake, game board' });
  for (const turn of ['ArrowUp', 'ArrowRight', 'ArrowDown'] as const) await stage.press(turn);
  await stage.press('KeyP');
  await page.getByRole('button', { name: 'End run' }).click();
  await page.getByRole('button', { name: 'End the run' }).click();
  await expect(page.getByRole('heading', { name: /^(Run ended|Convoy lost)$/ })).toBeVisible();
}
