import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import type { Hub } from '../support/hub.ts';
import {
  type PlayedGame,
  endAndVerify,
  moveByArrows,
  openGame,
  passCountdown,
  passUntilShown,
  startRun,
  resumeByKey,
} from '../support/play.ts';
import { registerWithCredits } from '../support/player.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/screen-checks.ts';
import { dragFinger } from '../support/touch.ts';

const COLUMNS = 4;

const PUZZLE: PlayedGame = {
  id: 5,
  title: 'Star Seekers Puzzle',
  start: /^Start Playing/,
  paused: 'Paused',
  ended: 'Run ended',
};

test('a puzzle is studied, paused by a hidden tab, solved by keys and accessible names, verified and ranked', async ({
  page,
  hub,
}) => {
  await registerWithCredits(page);
  await openGame(page, PUZZLE);
  await expect(page.getByRole('button', { name: 'Start Playing - 1 Credit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await passCountdown(page, hub);
  const picture = page.getByRole('img', { name: /^The whole picture: / });
  await expect(picture).toBeVisible();
  await setHidden(page, true);
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expect(picture).toBeHidden();
  await setHidden(page, false);
  await resumeByKey(page);
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeHidden();
  await passCountdown(page, hub);
  await expect(picture).toBeVisible();

  await passUntilShown(page, hub, pane(page, 0));
  await expect(pane(page, 0)).toBeFocused();
  await expectAccessible(page);
  const player = new KeyPlayer(page, hub);
  const scored = page.waitForResponse((response) => response.url().endsWith('/api/games/score'));
  while (await player.placePiece());
  await passUntilShown(page, hub, page.getByRole('heading', { name: 'Puzzle Completed' }));
  const answer = (await (await scored).json()) as { score: number; rank: number };
  expect(answer.score).toBeGreaterThan(250);
  await expect(page.getByText('This run counts', { exact: true })).toBeVisible();
  await page.getByText('Details', { exact: true }).click();
  await expect(page.getByText('Perfect game', { exact: true })).toBeVisible();
  await expect(page.getByText(`Place ${answer.rank} on this month's board of the game`)).toBeVisible();
  await expectAccessible(page);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('on a phone panes move by drag and by press, and the run is verified', async ({ page, hub }) => {
    await registerWithCredits(page);
    await openGame(page, PUZZLE);
    await startRun(page, hub, PUZZLE, 'finger');
    await passUntilShown(page, hub, pane(page, 0));
    await expectNoSidewaysScroll(page);

    const [dragged] = await piecesOf(page);
    const { width = 0 } = (await pane(page, 0).boundingBox()) ?? {};
    await dragFinger(page, pane(page, 0), { x: width, y: 0 });
    await passUntilShown(page, hub, pane(page, 1, dragged));
    // After a miss the panes stick for a moment.
    await passUntilShown(page, hub, page.getByRole('button', { disabled: false, name: /column 2/ }).first());
    await pane(page, 1).click();
    await passUntilShown(page, hub, page.getByRole('button', { pressed: true, name: /column 2/ }));
    await pane(page, 6).click();
    await passUntilShown(page, hub, pane(page, 6, dragged));

    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByRole('button', { name: 'Row 1, column 1: hidden' })).toBeAttached();
    await endAndVerify(page, PUZZLE);
  });
});

/** Solves the puzzle by keys and reads the accessible names of the panes. */
class KeyPlayer {
  readonly #page: Page;
  readonly #hub: Hub;
  #at = 0;

  constructor(page: Page, hub: Hub) {
    this.#page = page;
    this.#hub = hub;
  }

  /** Moves a piece to its place. @returns whether another one is out of place */
  async placePiece(): Promise<boolean> {
    const pieces = await piecesOf(this.#page);
    const from = pieces.findIndex((piece, place) => piece !== place + 1);
    const piece = pieces[from];
    if (piece === undefined) return false;
    await this.#go(from);
    await this.#page.keyboard.press('Enter');
    await this.#go(piece - 1);
    await this.#page.keyboard.press('Space');
    const left = pieces.filter((other, place) => other !== place + 1).length;
    // The last swap ends the run and removes the panes.
    if (left === 2) return false;
    await passUntilShown(this.#page, this.#hub, pane(this.#page, piece - 1, `${piece}, in place`));
    return true;
  }

  async #go(place: number): Promise<void> {
    await moveByArrows(this.#page, COLUMNS, this.#at, place);
    this.#at = place;
    await expect(pane(this.#page, place)).toBeFocused();
  }
}

/** @param piece the piece there, as in the accessible name; any piece if empty */
function pane(page: Page, place: number, piece: number | string = ''): Locator {
  const [row, column] = [Math.floor(place / COLUMNS) + 1, (place % COLUMNS) + 1];
  const name = `^Row ${row}, column ${column}: ${piece === '' ? '' : `piece ${piece}(,|$)`}`;
  return page.getByRole('button', { name: new RegExp(name) });
}

/** The numbers of the pieces, place by place, from the accessible names. */
async function piecesOf(page: Page): Promise<number[]> {
  const names = await page
    .getByRole('grid')
    .getByRole('button')
    .evaluateAll((panes) => panes.map((one) => one.getAttribute('aria-label') ?? ''));
  return names.map((name) => Number(/piece (\d+)/.exec(name)?.[1]));
}

/** Simulates leaving a tab or returning to it, because a headless browser shows all of its tabs. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (value ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
