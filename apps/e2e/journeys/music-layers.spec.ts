import { audioOutput, watchAudio } from '../support/audio-output.ts';
import { expect, test } from '../support/fixtures.ts';
import { installFrameClock } from '../support/frame-clock.ts';
import { button, loadPlayer, openPlayer, tracksHeard } from '../support/music.ts';
import { ARENA, freezeTimeAt, passTime, startRun } from '../support/play.ts';
import { registerWithCredits } from '../support/player.ts';

test.use({ decodes: true, sounds: true });

test('layers join the music of a game when its run grows tense, in time with it', async ({ page, hub }) => {
  await watchAudio(page);
  await registerWithCredits(page);
  await installFrameClock(page);
  await page.goto('/game1');
  await loadPlayer(page);
  await openPlayer(page);
  await button(page, 'Start Background Music').click();
  await expect.poll(() => tracksHeard(page)).toBe(1);
  await freezeTimeAt(page, ARENA.start);
  await startRun(page, hub, ARENA);
  const driftsAfter = async (ms: number) => {
    await passTime(page, hub, ms);
    return (await audioOutput(page)).drifts;
  };
  await expect.poll(async () => driftsAfter(500)).toHaveLength(3);
  expect(await tracksHeard(page)).toBe(1);
  for (const drift of await driftsAfter(2000)) expect(Math.abs(drift)).toBeLessThan(0.01);
});
