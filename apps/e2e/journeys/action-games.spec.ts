import { type Page, devices } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { setHidden } from '../support/hidden-page.ts';
import { keptRuns } from '../support/kept-runs.ts';
import { enlistWithCredits } from '../support/player.ts';
import { dragFinger } from '../support/touch.ts';

interface Game {
  readonly id: number;
  readonly title: string;
  readonly start: RegExp;
  readonly paused: string;
  /** However it ends: the server draws the seed, so a run may meet its end before it is left. */
  readonly ended: RegExp;
}

const ARENA: Game = {
  id: 1,
  title: 'Cosmic Battle Arena',
  start: /^Start - /,
  paused: 'Paused',
  ended: /^(Run ended|The line has fallen)$/,
};
const SNAKE: Game = {
  id: 2,
  title: 'Space Snake',
  start: /^Start - /,
  paused: 'Paused',
  ended: /^(Run ended|Convoy lost)$/,
};
const CARGO: Game = {
  id: 6,
  title: 'Cargo Runner',
  start: /^START MISSION/,
  paused: 'MISSION PAUSED',
  ended: /^MISSION (ENDED|FAILED)$/,
};

// Where software draws and other work has the processor, a journey takes its time.
test.describe.configure({ timeout: 300_000 });

/** Software draws the first frame, and other work may have the processor. */
const LOADING_MS = 90_000;

for (const game of [ARENA, CARGO]) {
  test(`${game.title} is played with keys: started, paused by a hidden page, resumed, ended and verified`, async ({
    page,
  }) => {
    await enlistWithCredits(page);
    await page.goto(`/game${game.id}`);
    const start = page.getByRole('button', { name: game.start });
    await expect(start).toBeEnabled({ timeout: LOADING_MS });
    await start.press('Enter');
    const board = page.getByRole('application', { name: `${game.title}, game board` });
    await expect(board).toBeFocused();
    await expectTicks(page);

    for (const key of ['ArrowRight', 'KeyA']) await page.keyboard.press(key, { delay: 60 });
    await expectCommands(page, 2);

    await setHidden(page, true);
    await expect(page.getByRole('heading', { name: game.paused })).toBeVisible();
    await setHidden(page, false);
    await expect(page.getByRole('heading', { name: game.paused })).toBeVisible();
    await page.getByRole('button', { name: 'Resume' }).press('Enter');
    await expect(page.getByRole('heading', { name: game.paused })).toBeHidden();
    await expect(board).toBeFocused();

    await page.keyboard.press('Escape');
    await endAndVerify(page, game);
  });
}

test.describe('with a thumb', () => {
  const { viewport, hasTouch, isMobile, userAgent } = devices['Pixel 7'];
  test.use({ viewport, hasTouch, isMobile, userAgent });

  test('Cosmic Battle Arena: the pad beside the board flies the ship', async ({ page }) => {
    await startByTouch(page, ARENA);
    await dragFinger(page, page.getByText('Drag here to fly'), { x: 60, y: -30 });
    await expectCommands(page, 1);
    await page.getByRole('button', { name: 'Pause' }).tap();
    await endAndVerify(page, ARENA);
  });

  test('Space Snake: a swipe over the board turns the convoy', async ({ page }) => {
    await startByTouch(page, SNAKE);
    await dragFinger(page, page.getByRole('application', { name: 'Space Snake, game board' }), { x: 0, y: -60 });
    // At once: an enemy may be near, and what has ended keeps no log.
    await page.getByRole('button', { name: 'Pause' }).tap();
    await expectCommands(page, 1);
    await endAndVerify(page, SNAKE);
  });

  test('Cargo Runner: the direction pad steers', async ({ page }) => {
    await startByTouch(page, CARGO);
    const pad = page.getByRole('group', { name: 'Direction pad' });
    await dragFinger(page, pad, { x: 50, y: 0 }, 200);
    await expectCommands(page, 2);
    await page.getByRole('button', { name: 'Pause' }).tap();
    await endAndVerify(page, CARGO);
  });
});

async function startByTouch(page: Page, game: Game): Promise<void> {
  await enlistWithCredits(page);
  await page.goto(`/game${game.id}`);
  const start = page.getByRole('button', { name: game.start });
  await expect(start).toBeEnabled({ timeout: LOADING_MS });
  await start.tap();
  await expect(page.getByRole('application', { name: `${game.title}, game board` })).toBeFocused();
  await expectTicks(page);
}

/** The 3-2-1 is over: what is done from now on counts. */
async function expectTicks(page: Page): Promise<void> {
  const ticks = async () => (await keptRuns(page))[0]?.ticks ?? 0;
  await expect.poll(ticks, { intervals: [100], timeout: LOADING_MS }).toBeGreaterThan(0);
}

/** What was pressed is in the log that the page keeps. */
async function expectCommands(page: Page, count: number): Promise<void> {
  await expect
    .poll(async () => (await keptRuns(page))[0]?.commands ?? 0, { intervals: [100] })
    .toBeGreaterThanOrEqual(count);
}

/** Ends a run that is paused, unless it has met its end already, and waits until the server has verified it. */
async function endAndVerify(page: Page, game: Game): Promise<void> {
  const scored = page.waitForResponse((response) => response.url().endsWith('/api/games/score'));
  const result = page.getByRole('heading', { name: game.ended });
  const endRun = page.getByRole('button', { name: 'End run' });
  await expect(result.or(endRun)).toBeVisible();
  if (await endRun.isVisible()) {
    await endRun.click();
    await page.getByRole('button', { name: 'End the run' }).click();
  }
  await expect(result).toBeVisible();
  expect((await scored).status()).toBe(200);
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
}
