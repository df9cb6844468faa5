import { type Page, devices } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import type { Hub } from '../support/hub.ts';
import { ARENA, type PlayedGame, endAndVerify, openGame, passTime, startRun } from '../support/play.ts';
import { registerWithCredits } from '../support/player.ts';
import { dragFinger } from '../support/touch.ts';

const CARGO: PlayedGame = {
  id: 6,
  title: 'Cargo Runner',
  start: /^START MISSION/,
  paused: 'MISSION PAUSED',
  ended: 'RUN ENDED',
};

test.describe('by touch', () => {
  const { viewport, hasTouch, isMobile, userAgent } = devices['Pixel 7'];
  test.use({ viewport, hasTouch, isMobile, userAgent });

  test('Cosmic Battle Arena: the pad beside the board flies the ship', async ({ page, hub }) => {
    await startByTouch(page, hub, ARENA);
    await dragFinger(page, page.getByText('Drag here to fly'), { x: 60, y: -30 });
    await passTime(page, hub, 100);
    await pauseAndEnd(page, hub, ARENA, 1);
  });

  test('Cargo Runner: the direction pad steers', async ({ page, hub }) => {
    await startByTouch(page, hub, CARGO);
    const pad = page.getByRole('group', { name: 'Direction pad' });
    await dragFinger(page, pad, { x: 50, y: 0 }, () => passTime(page, hub, 200));
    await passTime(page, hub, 100);
    await pauseAndEnd(page, hub, CARGO, 2);
  });
});

async function startByTouch(page: Page, hub: Hub, game: PlayedGame): Promise<void> {
  await registerWithCredits(page);
  await openGame(page, game);
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await startRun(page, hub, game, 'finger');
  await expect(menu).toBeHidden();
}

async function pauseAndEnd(page: Page, hub: Hub, game: PlayedGame, commands: number): Promise<void> {
  await page.getByRole('button', { name: 'Pause' }).click();
  await expectCommands(hub, commands);
  await endAndVerify(page, game);
}

/** Expects at least so many commands in the log that the hub has. */
async function expectCommands(hub: Hub, count: number): Promise<void> {
  await expect.poll(async () => (await hub.streamed())?.commands ?? 0).toBeGreaterThanOrEqual(count);
}
