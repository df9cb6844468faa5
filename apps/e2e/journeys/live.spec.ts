import type { Locator, Page } from 'playwright/test';
import { expect, spareWork, test } from '../support/fixtures.ts';
import { SNAKE, endAndVerify, openGame, passTime, playByKeys, startRun } from '../support/play.ts';
import { registerWithCredits } from '../support/player.ts';
import { expectUsable } from '../support/screen-checks.ts';

/** Viewers see a run so far behind. */
const DELAY_MS = 15_000;

test('a player lets others watch; one browser plays, another watches, and then finds the recording', async ({
  page,
  browser,
  hub,
}) => {
  const { username } = await registerWithCredits(page);
  // As the switch in the settings does.
  const choice = { data: { watchable: true }, headers: { origin: hub.url } };
  expect((await page.request.put('/api/user/profile', choice)).status()).toBe(200);
  const pauseIsStored = storedPause(page);
  await openGame(page, SNAKE);
  await startRun(page, hub, SNAKE);
  await playByKeys(page, hub, ['ArrowUp', 'ArrowRight']);
  await passTime(page, hub, 1000);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: SNAKE.paused })).toBeVisible();
  await pauseIsStored;
  await hub.advanceClock(DELAY_MS);

  /** The last chunk may still be on its way. */
  const passUntilShown = async (shown: Locator) =>
    expect
      .poll(async () => {
        await hub.advanceClock(1000);
        return shown.isVisible();
      })
      .toBe(true);

  const context = await browser.newContext({ baseURL: hub.url });
  await spareWork(context);
  const viewer = await context.newPage();
  await viewer.goto('/leaderboard');
  const list = viewer.getByRole('region', { name: 'Live now' });
  await list.getByRole('link', { name: `Watch ${username} play Space Snake` }).click();
  await expect(viewer.getByRole('heading', { level: 1 })).toHaveText(`${username} plays live`);
  await expect(viewer.locator('[data-state=watching]')).toBeVisible();
  await passUntilShown(viewer.getByText(`${username} has paused.`));
  await expectUsable(viewer);

  await endAndVerify(page, SNAKE);
  await passUntilShown(viewer.locator('[data-state=over]'));
  await viewer.getByRole('link', { name: 'Watch the recording' }).first().click();
  await expect(viewer).toHaveURL(/\/run\/[\w-]+$/);
  await expect(viewer.locator('[data-state=ready]')).toBeVisible();
  await context.close();
});

/** Resolves when the hub has acknowledged a pause of the run that the page streams: only then does its clock excuse what follows. */
async function storedPause(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      let pausedBy: number | undefined;
      const messageIn = ({ payload }: { readonly payload: string | Buffer }) =>
        JSON.parse(String(payload)) as { readonly seq?: number; readonly kind?: string };
      socket.on('framesent', (frame) => {
        const { seq, kind } = messageIn(frame);
        if (kind === 'pause') pausedBy = seq;
      });
      socket.on('framereceived', (frame) => {
        if (pausedBy !== undefined && messageIn(frame).seq === pausedBy) resolve();
      });
    });
  });
}
