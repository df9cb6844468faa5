import type { Page, Frame } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectAccessible } from '../support/screen-checks.ts';
import { playToTheEnd, serveTrailer, setSite, VIDEO_PATH } from '../support/trailer.ts';

const PLAYER = 'https://player.vimeo.com/';

/**
 * A player in Vimeo's place: six seconds that stand still, and answers to what its API asks by messages
 * (https://github.com/vimeo/player.js). `window.asked` has the calls.
 */
const PLAYER_PAGE = `<!doctype html><title>A player in Vimeo's place</title><script>
  const durationS = 6;
  let [seconds, isMuted] = [0, false];
  window.asked = [];
  const send = (message) => parent.postMessage(JSON.stringify(message), '*');
  const tell = (event, data = {}) => send({ event, data });
  const tellTime = () => tell('timeupdate', { seconds, percent: seconds / durationS, duration: durationS });
  window.end = () => { seconds = durationS; tellTime(); tell('ended'); };
  const does = {
    addEventListener: (event) => { if (event === 'loaded') setTimeout(() => tell('loaded', { id: 1 })); },
    play: () => { tell('play'); tell('playing'); },
    pause: () => tell('pause'),
    setCurrentTime: (to) => { seconds = to; tellTime(); tell('seeked'); return to; },
    setMuted: (muted) => { isMuted = muted; tell('volumechange', { volume: 1 }); return muted; },
    getCurrentTime: () => seconds,
    getDuration: () => durationS,
    getMuted: () => isMuted,
    getVolume: () => 1,
    getTextTracks: () => [],
  };
  addEventListener('message', ({ data: { method, value: given } }) => {
    const [value] = [given].flat();
    if (!/^(get|add|remove|ping)/.test(method)) window.asked.push([method, value].filter((part) => part !== undefined).join(' '));
    send({ method, value: does[method]?.(value) });
  });
  tell('ready');
</script>`;

/** The page's trailer is a video on Vimeo, in whose place a player answers. */
async function serveVimeo(page: Page, vimeoId: string): Promise<void> {
  // A Vimeo video takes precedence over a file.
  await setSite(page, { vimeoId, videoUrl: '/media/none.webm' });
  await page.route(`${PLAYER}**`, async (route) => route.fulfill({ contentType: 'text/html', body: PLAYER_PAGE }));
  // The policy that the server sends when the operator sets a Vimeo id (`security-headers.test.ts`).
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const answer = await route.fetch();
      const policy = answer.headers()['content-security-policy'] ?? '';
      const headers = {
        ...answer.headers(),
        'content-security-policy': policy.replace("frame-src 'self'", `$& ${PLAYER.slice(0, -1)}`),
      };
      await route.fulfill({ response: answer, headers });
    },
  );
}

/** What the hub has asked the player to do. */
async function askedOf(page: Page): Promise<string[]> {
  return playerOf(page).evaluate(() => (window as unknown as { asked: string[] }).asked);
}

async function endVimeo(page: Page): Promise<void> {
  await playerOf(page).evaluate(() => (window as unknown as { end: () => void }).end());
}

function playerOf(page: Page): Frame {
  const frame = page.frames().find((each) => each.url().startsWith(PLAYER));
  if (!frame) throw new Error('the page has no player of Vimeo');
  return frame;
}

// With reduced motion the trailer does not start by itself.
test.use({ trailerSeen: false, contextOptions: { reducedMotion: 'no-preference' } });

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

test('a trailer that fails to load is tried again by a reload; then it plays, can be controlled, ends once and is not shown again', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.push(/Failed to load resource/);
  await setSite(page, { videoUrl: VIDEO_PATH });
  await serveTrailer(page);
  await page.route(`**${VIDEO_PATH}`, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await enterHub(page);
  const overlay = trailer(page);
  await expect(overlay.getByText('Unable to load trailer')).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await overlay.getByRole('button', { name: 'Retry' }).click();
  await reloaded;

  await page.getByRole('button', { name: 'Enter Hub' }).first().click();
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
  await expect(signIn(page).locator(':focus')).toHaveCount(1);
  await expect(overlay).toHaveCount(0);
  expect(await isSwitchedOff(page)).toBe(true);

  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await page.getByRole('button', { name: 'Enter Hub' }).first().click();
  await expect(signIn(page)).toBeVisible();
  await expect(overlay).toHaveCount(0);
});

test('a trailer on Vimeo plays by the hub’s own controls, and ends once (F 10)', async ({ page }) => {
  await serveVimeo(page, '76979871');
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
