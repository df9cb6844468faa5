import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { TRACK_TIMEOUT_MS, audioOutput, watchAudio } from '../support/audio-output.ts';
import { registerAccount } from '../support/player.ts';
import {
  button,
  expectHeard,
  loadPlayer,
  moveMouse,
  openPlayer,
  player,
  seekBar,
  tracksHeard,
} from '../support/music.ts';
import { expectAccessible, expectNoSidewaysScroll, openScreen } from '../support/screen-checks.ts';
import { serveTrailer, setSite, VIDEO_PATH } from '../support/trailer.ts';

async function chooseTrack(page: Page, name: string): Promise<void> {
  await player(page)
    .getByRole('combobox', { name: /^Select Track:/ })
    .click();
  await player(page).getByRole('option', { name }).click();
}

test('music starts on request and is controlled by pointer and keyboard', async ({ page }) => {
  await page.clock.install();
  await watchAudio(page);
  await page.goto('/');
  await loadPlayer(page);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(player(page).getByRole('button')).toHaveCount(1);
  await openPlayer(page);
  expect(await tracksHeard(page)).toBe(0);

  await button(page, 'Start Background Music').click();
  await expectHeard(page, 'Horizon Call');
  await expect.poll(async () => (await audioOutput(page)).level).toBeGreaterThan(0.005);
  await expect(seekBar(page)).toHaveAttribute('aria-valuetext', /^0:\d\d of 1:36$/);
  await expectAccessible(page);

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
  await expect(seekBar(page)).toHaveAttribute('aria-valuetext', /^1:\d\d of/);
  await player(page).getByRole('button', { name: 'Play music' }).last().click();
  await expect.poll(async () => (await audioOutput(page)).placeS).toBeGreaterThanOrEqual(60);

  await button(page, 'Next track').click();
  await expectHeard(page, 'Harbour Lights', 0.1875);
  await button(page, 'Previous track').click();
  await button(page, 'Previous track').click();
  await expectHeard(page, 'Star Charts', 0.1875);
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

  // A reload continues with the same track and settings.
  await button(page, 'Repeat: off').click();
  await page.reload();
  await loadPlayer(page);
  await page.getByRole('heading', { level: 1 }).click();
  await expectHeard(page, 'Love Story', 0.1875);
  await openPlayer(page);
  await expect(button(page, 'Repeat: this track')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Open the music player: Love Story')).toBeFocused();
});

test('a list repeats, shuffles and ends as set, and music can be disabled and hidden', async ({ page }) => {
  // A fixed shuffle: a random one could equal the order of the list.
  await page.addInitScript(() => Object.assign(Math, { random: () => 0.5 }));
  await watchAudio(page);
  await page.goto('/');
  await loadPlayer(page);
  await openPlayer(page);
  await chooseTrack(page, 'Star Charts');
  await expectHeard(page, 'Star Charts');

  // none: the list stops at its end.
  await seekBar(page).press('End');
  await expect(button(page, 'Play music').first()).toBeVisible();
  await expect(seekBar(page)).toHaveAttribute('aria-valuetext', '0:00 of 1:45');
  expect(await tracksHeard(page)).toBe(0);

  // one: the track begins again, without a gap.
  await button(page, 'Repeat: off').click();
  await button(page, 'Play music').last().click();
  await expectHeard(page, 'Star Charts');
  await seekBar(page).press('End');
  await expect(seekBar(page)).toHaveAttribute('aria-valuetext', /^0:\d\d of 1:45$/);
  expect(await audioOutput(page)).toMatchObject({ tracks: 1, loops: true });

  // all: the first track follows the last.
  await button(page, 'Repeat: this track').click();
  await seekBar(page).press('End');
  await expectHeard(page, 'Horizon Call');
  expect((await audioOutput(page)).loops).toBe(false);
  await button(page, 'Repeat: all tracks').click();
  await expect(button(page, 'Repeat: off')).toBeVisible();

  // The list is shuffled when it is created (`playlist.test.ts` checks that each track comes once).
  await button(page, 'Shuffle').click();
  await expect(button(page, 'Shuffle')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Play All Tracks').click();
  const titles: string[] = [];
  for (let step = 0; step < 3; step++) {
    titles.push(await titleShown(page));
    await button(page, 'Next track').click();
  }
  expect(new Set(titles).size).toBe(3);
  expect(titles).not.toEqual(['Horizon Call', 'Harbour Lights', 'Love Story']);
  const last = await titleShown(page);
  await expectHeard(page, last);

  await button(page, 'Disable Music').click();
  await expect.poll(async () => tracksHeard(page)).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('star-seekers.music-enabled'))).toBe('false');
  await expectAccessible(page);
  await page.reload();
  await loadPlayer(page);
  await openPlayer(page);
  await expect(button(page, 'Enable Background Music')).toBeVisible();
  await button(page, 'Hide the music player').click();
  await expect(button(page, 'Show Music')).toBeFocused();
  await page.reload();
  await loadPlayer(page);
  await button(page, 'Show Music').click();
  await openPlayer(page);
  await button(page, 'Enable Background Music').click();
  await button(page, 'Play music').click();
  await expectHeard(page, last);
});

test('a track that fails to load is cleared, diagnosed and can be retried', async ({ page, allowedConsole }) => {
  allowedConsole.push(/Failed to load resource/);
  const file = '**/assets/Music/horizon-call.mp3';
  const methods: string[] = [];
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'info') messages.push(message.text());
  });
  await page.clock.install();
  await watchAudio(page);
  await page.goto('/');
  await loadPlayer(page);
  await openPlayer(page);

  const failures = [
    [
      'network',
      'status: 404',
      async () => page.route(file, (route) => (methods.push(route.request().method()), route.fulfill({ status: 404 }))),
    ],
    [
      'decode',
      'Decoding',
      async () => page.route(file, (route) => route.fulfill({ contentType: 'audio/mpeg', body: 'no music' })),
    ],
    ['timeout', 'Audio loading timeout', async () => page.route(file, () => undefined)],
  ] as const;
  for (const [index, [kind, words, breakTrack]] of failures.entries()) {
    await breakTrack();
    await player(page)
      .getByRole('button', { name: index === 0 ? 'Start Background Music' : 'Try the music again' })
      .last()
      .click();
    if (kind === 'timeout') {
      await expect(button(page, 'Pause music').first()).toHaveAttribute('aria-busy', 'true');
      await page.clock.fastForward(TRACK_TIMEOUT_MS);
      await page.unroute(file);
    }
    await expect(player(page).getByText(/^“Horizon Call” could not be loaded\./)).toBeVisible();
    await expect(page.getByText(/could not be loaded\./)).toHaveCount(1);
    await expect.poll(() => messages.find((line) => line.includes(`(${kind})`))).toContain(words);
    if (kind !== 'timeout') await page.unroute(file);
  }
  expect(methods).toEqual(['GET', 'HEAD']);
  expect(await tracksHeard(page)).toBe(0);
  await expectAccessible(page);

  await player(page).getByRole('button', { name: 'Try the music again' }).last().click();
  await expectHeard(page, 'Horizon Call');
  await expect(page.getByText(/could not be loaded\./)).toHaveCount(0);
});

test.describe('with a trailer that was not seen yet', () => {
  test.use({ trailerSeen: false, contextOptions: { reducedMotion: 'no-preference' } });

  test('the trailer pauses the music and resumes it at the same place, unless the settings allow both', async ({
    page,
  }) => {
    await setSite(page, { videoUrl: VIDEO_PATH });
    await serveTrailer(page);
    await watchAudio(page);
    await page.goto('/');
    await loadPlayer(page);
    await openPlayer(page);
    await button(page, 'Start Background Music').click();
    await expectHeard(page, 'Horizon Call');
    await seekBar(page).fill('40');
    await expect.poll(async () => (await audioOutput(page)).placeS).toBeGreaterThanOrEqual(40);

    const trailer = page.getByRole('dialog', { name: 'STAR SEEKERS TRAILER' });
    await page.getByRole('button', { name: 'Enter Hub' }).first().click();
    await expect(trailer.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect.poll(async () => tracksHeard(page)).toBe(0);
    await trailer.getByRole('button', { name: 'Skip Intro' }).click();
    await expect.poll(async () => tracksHeard(page)).toBe(1);
    const { placeS } = await audioOutput(page);
    expect(placeS).toBeGreaterThanOrEqual(40);
    expect(placeS).toBeLessThan(60);

    await page.evaluate(() => {
      const settings = { showIntroVideo: true, pauseMusicForVideo: true, videoMusicBehavior: 'continue' };
      localStorage.setItem('star-seekers:settings', JSON.stringify(settings));
    });
    await page.goto('/');
    await loadPlayer(page);
    await page.getByRole('button', { name: 'Enter Hub' }).first().click();
    await expect(trailer.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect.poll(async () => tracksHeard(page)).toBe(1);
  });
});

test('music continues from page to page and follows the settings at once; its player covers nothing on a phone', async ({
  page,
}) => {
  await watchAudio(page);
  await registerAccount(page);
  await page.goto('/dashboard');
  await loadPlayer(page);
  await openPlayer(page);
  await button(page, 'Start Background Music').click();
  await page.keyboard.press('Escape');
  await expectHeard(page, 'Horizon Call');
  await page
    .getByRole('link', { name: /Dice of Iris/ })
    .first()
    .click();
  await expectHeard(page, 'Love Story');

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('tab', { name: 'Audio' }).click();
  await expectHeard(page, 'Horizon Call');
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('slider', { name: 'Master volume' }).fill('20');
  await expect.poll(async () => (await audioOutput(page)).gain).toBeCloseTo(0.12, 2);
  await panel.getByRole('switch', { name: 'Mute all' }).check();
  await expect.poll(async () => (await audioOutput(page)).level).toBe(0);

  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/dashboard', '/game1', '/game4']) {
    await openScreen(page, path);
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(player(page)).toHaveAttribute('data-docked', path === '/dashboard' ? 'corner' : 'header');
    // At the end of the page the icon covers nothing, not even the last link.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await coveredBy(page), path).toEqual([]);
  }
  await openPlayer(page);
  await expectAccessible(page);
  await page.evaluate(() => localStorage.setItem('star-seekers:language', 'ar'));
  await page.goto('/');
  await moveMouse(page);
  await page.getByRole('button', { name: 'افتح مشغّل الموسيقى' }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

async function titleShown(page: Page): Promise<string> {
  const name = await button(page, /^Close the music player: /).getAttribute('aria-label');
  return (name ?? '').replace('Close the music player: ', '');
}

/** Controls that overlap the player. */
async function coveredBy(page: Page): Promise<string[]> {
  return player(page).evaluate((widget) => {
    const own = widget.getBoundingClientRect();
    const others = [...document.querySelectorAll('a, button, input, select, [role="application"]')];
    return others
      .filter((element) => !widget.contains(element))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const apart = box.right <= own.left || box.left >= own.right || box.bottom <= own.top || box.top >= own.bottom;
        return !apart && box.width > 0 && element.checkVisibility();
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
