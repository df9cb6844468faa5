import { expect, test } from '../support/fixtures.ts';
import { evaluateWithoutGesture, audioOutput, watchAudio } from '../support/audio-output.ts';

test.skip(
  ({ trace }) => trace !== 'off',
  'a trace evaluates code in the page all the time, and evaluations count as gestures of the player',
);

test.use({ decodes: true });

test('after a reload nothing is heard until the player touches the page', async ({ page }) => {
  await watchAudio(page);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByRole('button', { name: 'Open the music player' }).click();
  await page.getByRole('button', { name: 'Start Background Music' }).click();
  await expect.poll(async () => (await audioOutput(page)).tracks).toBe(1);

  const evaluate = await evaluateWithoutGesture(page);
  await page.reload();
  const names = `[...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))`;
  await expect.poll(async () => evaluate(names)).toContain('Open the music player: Horizon Call');
  expect(await evaluate('audioOutput().tracks')).toBe(0);

  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(async () => (await audioOutput(page)).tracks).toBe(1);
});
