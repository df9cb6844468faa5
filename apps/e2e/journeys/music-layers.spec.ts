import { audioOutput, watchAudio } from '../support/audio-output.ts';
import { expect, test } from '../support/fixtures.ts';
import { button, expectHeard, loadPlayer, openPlayer, tracksHeard } from '../support/music.ts';
import { ARENA, openGame, passTime, startRun } from '../support/play.ts';
import { registerWithCredits } from '../support/player.ts';

test.use({ decodes: true });

test('layers join the music of a game when its run grows tense, in time with it', async ({ page, hub }) => {
  await watchAudio(page);
  await registerWithCredits(page);
  await page.goto('/');
  await loadPlayer(page);
  await openPlayer(page);
  await button(page, 'Start Background Music').click();
  await expectHeard(page, 'Horizon Call');

  await openGame(page, ARENA);
  await startRun(page, hub, ARENA);
  const driftsAfter = async (ms: number) => {
    await passTime(page, hub, ms);
    return (await audioOutput(page)).drifts;
  };
  await expect.poll(async () => driftsAfter(500)).toHaveLength(3);
  expect(await tracksHeard(page)).toBe(1);
  for (const drift of await driftsAfter(2000)) expect(Math.abs(drift)).toBeLessThan(0.01);
});
