import type { Page, Route } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { registerAccount } from '../support/player.ts';
import { expectAccessible, expectUsable } from '../support/screen-checks.ts';
import { askedOf, endVimeo, serveVimeo } from '../support/vimeo.ts';
import { playToTheEnd, serveTrailer, setSite, VIDEO_PATH } from '../support/trailer.ts';

// With reduced motion the trailer does not start by itself.
test.use({ trailerSeen: false, contextOptions: { reducedMotion: 'no-preference' } });

/** Longer than the hub's timeout for Vimeo's player. */
const VIMEO_PATIENCE_MS = 30_000;

const trailer = (page: Page) => page.getByRole('dialog', { name: 'STAR SEEKERS TRAILER' });
const signIn = (page: Page) => page.getByRole('dialog', { name: 'Join the Galaxy' });

async function enterHub(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Enter Hub' }).first().click();
}

/** Whether the trailer is switched off: once it was seen or skipped. */
async function isSwitchedOff(page: Page): Promise<boolean> {
  const { showIntroVideo } = await page.evaluate(
    () => JSON.parse(localStorage.getItem('star-seekers:settings') ?? '{}') as Record<string, unknown>,
  );
  return showIntroVideo === false;
}

test('without an operator’s trailer the hub’s own plays, with subtitles in the player’s language', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('star-seekers:language', 'de'));
  await page.goto('/');
  await page.locator('main button').first().click();
  const overlay = page.getByRole('dialog', { name: /TRAILER/ });
  await expect(overlay.getByText(/^0:\d\d \/ 0:40$/)).toBeVisible();
  const video = overlay.locator('video');
  await expect(video).toHaveAttribute('poster', /\/assets\/trailer-poster-[\w-]+\.webp$/);
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0.5);
  const picture = await video.evaluate((film: HTMLVideoElement) => [film.videoWidth, film.videoHeight]);
  expect(picture).toEqual([1280, 720]);
  const lines = await video.evaluate(async (film: HTMLVideoElement) => {
    const track = film.querySelector('track');
    if (track && track.readyState !== HTMLTrackElement.LOADED)
      await new Promise((resolve) => track.addEventListener('load', resolve));
    return {
      mode: film.textTracks[0]?.mode,
      language: film.textTracks[0]?.language,
      count: film.textTracks[0]?.cues?.length,
    };
  });
  expect(lines).toEqual({ mode: 'hidden', language: 'de', count: 8 });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  expect(await isSwitchedOff(page)).toBe(true);
});

test('the trailer plays, can be controlled, ends once and is not shown again', async ({ page }) => {
  await setSite(page, { videoUrl: VIDEO_PATH });
  await serveTrailer(page);
  await enterHub(page);
  const overlay = trailer(page);
  await expect(overlay.getByText('0:00 / 0:06')).toBeVisible();
  expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });

  await overlay.getByRole('button', { name: 'Pause' }).click();
  await expect(overlay.getByRole('button', { name: 'Play' })).toBeVisible();
  await expectAccessible(page);
  await overlay.getByRole('button', { name: 'Mute' }).click();
  await expect(overlay.getByRole('button', { name: 'Unmute' })).toBeVisible();

  const seekBar = overlay.getByRole('slider', { name: 'Position in the trailer' });
  const box = await seekBar.boundingBox();
  if (!box) throw new Error('The seek bar is not drawn.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(overlay.getByText('0:03 / 0:06')).toBeVisible();
  await expect(seekBar).toHaveAttribute('aria-valuetext', '0:03 of 0:06');
  expect(await isSwitchedOff(page)).toBe(false);

  await overlay.getByRole('button', { name: 'Play' }).click();
  await playToTheEnd(overlay.locator('video'));
  await expect(signIn(page)).toBeVisible();
  await expect(overlay).toHaveCount(0);
  expect(await isSwitchedOff(page)).toBe(true);

  await enterHub(page);
  await expect(signIn(page)).toBeVisible();
  await expect(overlay).toHaveCount(0);
});

test('the cross leads to the sign-in dialog, which gets the focus', async ({ page }) => {
  await setSite(page, { videoUrl: VIDEO_PATH });
  await serveTrailer(page);
  await enterHub(page);
  await trailer(page).getByRole('button', { name: 'Close' }).click();
  await expect(signIn(page)).toBeVisible();
  await expect(trailer(page)).toHaveCount(0);
  await expect(signIn(page).locator(':focus')).toHaveCount(1);
  expect(await isSwitchedOff(page)).toBe(true);
});

test('after the trailer a signed-in player reaches the dashboard', async ({ page }) => {
  await registerAccount(page);
  await setSite(page, { videoUrl: VIDEO_PATH });
  await serveTrailer(page);
  await enterHub(page);
  await trailer(page).getByRole('button', { name: 'Skip Intro' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a loading trailer shows it, and skipping cancels the download', async ({ page }) => {
  await setSite(page, { videoUrl: VIDEO_PATH });
  await page.route(`**${VIDEO_PATH}`, () => {
    // Never answered.
  });
  await enterHub(page);
  await expect(trailer(page).getByText('Loading the trailer')).toBeVisible();
  await expectAccessible(page);
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith(VIDEO_PATH));
  await page.keyboard.press('Escape');
  await expect(signIn(page)).toBeVisible();
  await ended;
});

test('Enter Hub waits for the server’s trailer setting, or plays the hub’s own trailer if the request fails (C 9)', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.push(/Failed to load resource/);
  const requested = Promise.withResolvers<Route>();
  await page.route('**/api/config', (route) => requested.resolve(route));
  await enterHub(page);
  await expect(trailer(page).getByText('Loading the trailer')).toBeVisible();
  const route = await requested.promise;
  await route.continue();
  await expect(trailer(page).locator('video')).toBeVisible();

  await page.route('**/api/config', (again) => again.fulfill({ status: 404 }));
  await enterHub(page);
  await expect(trailer(page).getByText(/^0:\d\d \/ 0:40$/)).toBeVisible();
});

test('a trailer that fails to load shows an error, and Retry reloads the page', async ({ page, allowedConsole }) => {
  allowedConsole.push(/Failed to load resource/);
  await setSite(page, { videoUrl: VIDEO_PATH });
  await page.route(`**${VIDEO_PATH}`, (route) => route.fulfill({ status: 404 }));
  await enterHub(page);
  await expect(trailer(page).getByText('Unable to load trailer')).toBeVisible();
  await expect(trailer(page).getByText('The video could not be loaded')).toBeVisible();
  await expectUsable(page);
  const reloaded = page.waitForEvent('load');
  await trailer(page).getByRole('button', { name: 'Retry' }).click();
  await reloaded;

  await page.getByRole('button', { name: 'Enter Hub' }).first().click();
  await trailer(page).getByRole('button', { name: 'Continue to Game' }).click();
  await expect(signIn(page)).toBeVisible();
  // A failed trailer does not count as seen.
  expect(await isSwitchedOff(page)).toBe(false);
});

test('a trailer on Vimeo plays by the hub’s own controls, and ends once (F 10)', async ({ page }) => {
  await serveVimeo(page, '76979871', { isReachable: true });
  await enterHub(page);
  const overlay = trailer(page);
  const frame = overlay.locator('iframe');
  await expect(frame).toHaveAttribute('title', 'STAR SEEKERS TRAILER');
  await expect(frame).toHaveAttribute('src', /^https:\/\/player\.vimeo\.com\/video\/76979871\?/);
  await expect(overlay.locator('video')).toHaveCount(0);
  await expect(overlay.getByText('0:00 / 0:06')).toBeVisible();

  await overlay.getByRole('button', { name: 'Pause' }).click();
  await expect(overlay.getByRole('button', { name: 'Play' })).toBeVisible();
  await overlay.getByRole('button', { name: 'Mute' }).click();
  await expect(overlay.getByRole('button', { name: 'Unmute' })).toBeVisible();
  await overlay.getByRole('slider', { name: 'Position in the trailer' }).click();
  await expect(overlay.getByText('0:03 / 0:06')).toBeVisible();
  await overlay.getByRole('button', { name: 'Play' }).click();
  await expect(overlay.getByRole('button', { name: 'Pause' })).toBeVisible();
  const asked = (await askedOf(page)).filter((call) => call !== 'setMuted false');
  expect(asked).toEqual(['play', 'pause', 'setMuted true', expect.stringMatching(/^setCurrentTime (2\.9|3)/), 'play']);

  await endVimeo(page);
  await expect(signIn(page)).toBeVisible();
  await expect(overlay).toHaveCount(0);
  expect(await isSwitchedOff(page)).toBe(true);
});

test('a trailer on Vimeo can be left if Vimeo is unreachable', async ({ page, allowedConsole }) => {
  allowedConsole.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.clock.install();
  await serveVimeo(page, '76979871', { isReachable: false });
  await enterHub(page);
  const overlay = trailer(page);
  await expect(overlay.getByText('Loading the trailer')).toBeVisible();
  await page.clock.fastForward(VIMEO_PATIENCE_MS);
  await expect(overlay.getByText('Unable to load trailer')).toBeVisible();
  await expectAccessible(page);
  await overlay.getByRole('button', { name: 'Continue to Game' }).click();
  await expect(signIn(page)).toBeVisible();
});
