import { expect, spareWork, test } from '../support/fixtures.ts';
import { SNAKE, endAndVerify, openGame, passCountdown, passTime, playSnake, startRun } from '../support/play.ts';
import { registerWithCredits, signInTo } from '../support/player.ts';
import { markTrailerSeen } from '../support/trailer.ts';

test('a run begun in one browser is finished in another', async ({ page, hub, browser, baseURL }) => {
  const account = await registerWithCredits(page);
  await openGame(page, SNAKE);
  await startRun(page, hub, SNAKE);
  await passTime(page, hub, 2000);
  const seen = (await hub.streamed())?.ticks ?? 0;
  expect(seen).toBeGreaterThan(60);

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await context.addInitScript(markTrailerSeen);
  await spareWork(context);
  const other = await context.newPage();
  await signInTo(other, account);
  await openGame(other, SNAKE, /^Resume/);
  await other.getByRole('button', { name: /^Resume/ }).click();
  await expect(page.getByRole('heading', { name: 'Played elsewhere' })).toBeVisible();
  await passCountdown(other, hub);
  await playSnake(other, hub);
  expect((await hub.streamed())?.ticks).toBeGreaterThan(seen);
  await endAndVerify(other, SNAKE);
  await context.close();
});
