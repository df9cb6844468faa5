import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testScreen } from '../screen/testing/screen-test.tsx';
import { puzzle } from './game.ts';
import { artworkAt } from './pictures.ts';
import { ARTWORKS, PLAY_SECONDS } from './rules.ts';
import { Screen } from './Screen.tsx';

const screen = testScreen(Screen, puzzle, { start: 'Start Playing - 1 Credit' });

const gallery = () => page.getByRole('region', { name: /The Long Gallery/ });
const windows = () => gallery().getByRole('listitem');

test.for([1280, 360])(
  'at %i px the menu has twelve windows, and those that were solved are lit (G5.18)',
  async (width) => {
    await page.viewport(width, 800);
    await screen.open({ keepsakes: [{ item: 2, value: PLAY_SECONDS - 41 + 1 }] });
    await expect.element(page.getByText(`Windows lit: 1 of ${ARTWORKS}`)).toBeVisible();
    expect(windows().elements()).toHaveLength(ARTWORKS);
    expect(
      windows()
        .elements()
        .filter((element) => element.matches('[data-lit]')),
    ).toHaveLength(1);
    await expect.element(page.getByText(`Window 3, ${artworkAt(2).title}: best time 41s`)).toBeInTheDocument();
    await expect.element(page.getByText('Window 4: dark until you solve it')).toBeInTheDocument();
    const { left, right } = gallery().element().getBoundingClientRect();
    for (const window of windows().elements()) {
      expect(window.getBoundingClientRect().left).toBeGreaterThanOrEqual(left);
      expect(window.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    }
  },
);

test('to a player who has solved none, all windows are dark', async () => {
  await screen.open();
  await expect.element(page.getByText(`Windows lit: 0 of ${ARTWORKS}`)).toBeVisible();
  expect(
    windows()
      .elements()
      .filter((element) => element.matches('[data-lit]')),
  ).toEqual([]);
});
