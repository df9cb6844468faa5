import type { Page } from 'playwright/test';

/**
 * Plays Space Snake with key presses until the run ends, steering straight on: at the latest the convoy's own growth or an
 * enemy ends it. A turn now and then makes sure that the log holds commands.
 */
export async function flyUntilTheEnd(page: Page): Promise<void> {
  const stage = page.getByRole('application', { name: 'Space Snake, game board' });
  const result = page.getByRole('heading', { name: 'Convoy lost' });
  const turns = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowRight'] as const;
  for (let turn = 0; !(await result.isVisible()); turn++) {
    await stage.press(turns[turn % turns.length] ?? 'ArrowUp');
    await result.waitFor({ timeout: 1500 }).catch(() => undefined);
  }
}
