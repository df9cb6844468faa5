import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { setHidden } from '../support/hidden-page.ts';
import { enlistWithCredits } from '../support/player.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/screen-checks.ts';
import { dragFinger } from '../support/touch.ts';

const COLUMNS = 4;

/** Where software draws and other work has the processor, the first frame and the 3-2-1 take their time. */
const PATIENCE = { timeout: 150_000 };

test.describe.configure({ timeout: 600_000 });

test('by keys and names alone a window is studied, left by a hidden tab, mended, verified and ranked', async ({
  page,
}) => {
  await enlistWithCredits(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Play Now: Star Seekers Puzzle' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Start Playing - 1 Credit' })).toBeFocused(PATIENCE);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /^The whole picture: / })).toBeVisible(PATIENCE);

  await expect(pane(page, 0)).toBeFocused(PATIENCE);
  await expectAccessible(page);
  const player = new KeyPlayer(page);
  await player.bringHome();
  await setHidden(page, true);
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expect(pane(page, 0)).toHaveAccessibleName('Row 1, column 1: hidden');
  await expectAccessible(page);
  await setHidden(page, false);
  await page.getByRole('button', { name: 'Resume' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeHidden();
  await expect(pane(page, 0)).toHaveAccessibleName(/piece \d+/, PATIENCE);

  const scored = page.waitForResponse((response) => response.url().endsWith('/api/games/score'));
  while (await player.bringHome());
  await expect(page.getByRole('heading', { name: 'Puzzle Completed' })).toBeVisible(PATIENCE);
  const answer = (await (await scored).json()) as { score: number; rank: number };
  expect(answer.score).toBeGreaterThan(250);
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect(page.getByText('Perfect game', { exact: true })).toBeVisible();
  await expect(page.getByText(`Rank ${answer.rank} this month`)).toBeVisible();
  await expectAccessible(page);
  const [codex] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Read it in the codex' }).click(),
  ]);
  await expect(codex.getByRole('article')).toBeVisible();
});

test.describe('with a thumb', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('panes are dragged and tapped, a reload loses nothing, and a run that is ended leads to practice', async ({
    page,
  }) => {
    await enlistWithCredits(page);
    await page.goto('/game5');
    await page.getByRole('button', { name: 'Start Playing - 1 Credit' }).tap(PATIENCE);
    await expect(pane(page, 0)).toBeVisible(PATIENCE);
    await expectNoSidewaysScroll(page);

    const [dragged] = await piecesOf(page);
    const { width = 0 } = (await pane(page, 0).boundingBox()) ?? {};
    await dragFinger(page, pane(page, 0), { x: width, y: 0 });
    await expect(pane(page, 1)).toHaveAccessibleName(new RegExp(`piece ${dragged}(,|$)`));
    await pane(page, 1).tap();
    await pane(page, 6).tap();
    await expect(pane(page, 6)).toHaveAccessibleName(new RegExp(`piece ${dragged}(,|$)`));

    await page.getByRole('button', { name: 'Pause' }).tap();
    await expect(page.getByText(/^2 moves, \d+ seconds left\.$/)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: /^Resume/ }).tap(PATIENCE);
    await expect(pane(page, 6)).toHaveAccessibleName(new RegExp(`piece ${dragged}(,|$)`), PATIENCE);

    await page.getByRole('button', { name: 'Pause' }).tap();
    await page.getByRole('button', { name: 'End run' }).tap();
    await page.getByRole('button', { name: 'End the run' }).tap();
    await expect(page.getByRole('heading', { name: 'Run ended' })).toBeVisible();
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
    await expect(page.getByText('A score of 0 stands on no board.')).toBeVisible();
    await page.getByRole('button', { name: 'Next Puzzle' }).tap();
    await expect(page.getByText('Practice, never ranked')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

/** Mends the window by keys, and knows what a screen reader is told. */
class KeyPlayer {
  readonly #page: Page;
  #at = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Brings a piece to its place. @returns whether another one is still astray */
  async bringHome(): Promise<boolean> {
    const pieces = await piecesOf(this.#page);
    const from = pieces.findIndex((piece, place) => piece !== place + 1);
    const piece = pieces[from];
    if (piece === undefined) return false;
    await this.#go(from);
    await this.#page.keyboard.press('Enter');
    await this.#go(piece - 1);
    await this.#page.keyboard.press('Space');
    const left = pieces.filter((other, place) => other !== place + 1).length;
    // The last swap of a pair ends the run, and with it the panes.
    if (left === 2) return false;
    await expect(pane(this.#page, piece - 1)).toHaveAccessibleName(/, in place$/, PATIENCE);
    return true;
  }

  async #go(place: number): Promise<void> {
    const rows = Math.floor(place / COLUMNS) - Math.floor(this.#at / COLUMNS);
    const columns = (place % COLUMNS) - (this.#at % COLUMNS);
    for (let step = 0; step < Math.abs(rows); step++)
      await this.#page.keyboard.press(rows > 0 ? 'ArrowDown' : 'ArrowUp');
    for (let step = 0; step < Math.abs(columns); step++)
      await this.#page.keyboard.press(columns > 0 ? 'ArrowRight' : 'ArrowLeft');
    this.#at = place;
    await expect(pane(this.#page, place)).toBeFocused();
  }
}

function pane(page: Page, place: number): Locator {
  return page.getByRole('button', {
    name: `Row ${Math.floor(place / COLUMNS) + 1}, column ${(place % COLUMNS) + 1}: `,
  });
}

/** The numbers of the pieces, place by place, as their names tell them. */
async function piecesOf(page: Page): Promise<number[]> {
  const names = await page
    .getByRole('grid')
    .getByRole('button')
    .evaluateAll((panes) => panes.map((one) => one.getAttribute('aria-label') ?? ''));
  return names.map((name) => Number(/piece (\d+)/.exec(name)?.[1]));
}
