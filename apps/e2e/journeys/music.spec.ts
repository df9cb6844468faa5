import { expect, test } from '../support/fixtures.ts';
import { audioOutput, evaluateWithoutGesture, watchAudio } from '../support/audio-output.ts';
import { button, expectHeard, loadPlayer, openPlayer, player, seekBar, tracksHeard } from '../support/music.ts';
import { expectAccessible } from '../support/screen-checks.ts';

test.use({ sounds: true });

test('music starts on request, after a failure on the next one, is controlled by pointer and keyboard, and after a reload waits for a gesture', async ({
  page,
  trace,
  allowedConsole,
}) => {
  allowedConsole.push(/Failed to load resource/);
  await page.clock.install();
  await watchAudio(page);
  await page.goto('/');
  await loadPlayer(page);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(player(page).getByRole('button')).toHaveCount(1);
  await openPlayer(page);
  expect(await tracksHeard(page)).toBe(0);

  const file = '**/assets/Music/horizon-call.mp3';
  const methods: string[] = [];
  const diagnosed = page.waitForEvent('console', (message) => message.text().includes('(network)'));
  await page.route(file, (route) => (methods.push(route.request().method()), route.fulfill({ status: 404 })));
  await button(page, 'Start Background Music').click();
  await expect(player(page).getByText(/^“Horizon Call” could not be loaded\./)).toBeVisible();
  await expect(page.getByText(/could not be loaded\./)).toHaveCount(1);
  expect((await diagnosed).text()).toContain('status: 404');
  expect(methods).toEqual(['GET', 'HEAD']);
  await page.unroute(file);
  await player(page).getByRole('button', { name: 'Try the music again' }).last().click();
  await expectHeard(page, 'Horizon Call');
  await expect(page.getByText(/could not be loaded\./)).toHaveCount(0);
  await expect.poll(async () => (await audioOutput(page)).level).toBeGreaterThan(0.005);
  await expect(seekBar(page)).toHaveAttribute('aria-valuetext', /^0:\d\d of 1:36$/);

  // Volume: 60 % of 75 % before, 20 % of 75 % now, 0 when muted.
  await player(page).getByRole('slider', { name: 'Music volume' }).fill('20');
  await expect.poll(async () => (await audioOutput(page)).gain).toBeCloseTo(0.15, 2);
  await button(page, 'Mute all sound').click();
  await expect.poll(async () => (await audioOutput(page)).level).toBe(0);
  await button(page, 'Unmute all sound').click();
  await expect.poll(async () => (await audioOutput(page)).level).toBeGreaterThan(0.001);
  await player(page).getByRole('slider', { name: 'Music volume' }).press('ArrowRight');
  await expect.poll(async () => (await audioOutput(page)).gain).toBeCloseTo(0.1875, 3);

  await seekBar(page).fill('60');
  await expect.poll(async () => (await audioOutput(page)).placeS).toBeGreaterThanOrEqual(60);
  await player(page).getByRole('button', { name: 'Pause music' }).last().click();
  await expect.poll(async () => tracksHeard(page)).toBe(0);
  await button(page, 'Next track').click();
  await expectHeard(page, 'Harbour Lights', 0.1875);
  expect((await audioOutput(page)).placeS).toBeLessThan(30);

  // Type-ahead in the list; after a second without a letter a new word begins.
  const list = player(page).getByRole('combobox', { name: /^Select Track:/ });
  const activeOption = async () =>
    list.evaluate(
      (element) => document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.textContent,
    );
  await list.click();
  await expect(player(page).getByRole('option')).toHaveCount(13);
  await expectAccessible(page);
  // The clock stands still between the letters.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await list.press('g');
  await list.press('l');
  expect(await activeOption()).toBe('Glass Nebula');
  await page.clock.fastForward(1001);
  await list.press('l');
  expect(await activeOption()).toBe('Love Story');
  await page.clock.resume();
  await list.press('Enter');
  await expectHeard(page, 'Love Story', 0.1875);

  // A reload continues with the same track and settings, once the player touches the page.
  await button(page, 'Repeat: off').click();
  await expect.poll(async () => (await audioOutput(page)).loops).toBe(true);
  const evaluate = await evaluateWithoutGesture(page);
  await page.reload();
  const names = `[...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))`;
  await expect.poll(async () => evaluate(names)).toContain('Open the music player: Love Story');
  // A trace evaluates code in the page all the time, and evaluations count as gestures of the player.
  if (trace === 'off') expect(await evaluate('audioOutput().tracks')).toBe(0);
  await page.getByRole('heading', { level: 1 }).click();
  await expectHeard(page, 'Love Story', 0.1875);
  await openPlayer(page);
  await expect(button(page, 'Repeat: this track')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Open the music player: Love Story')).toBeFocused();
});
