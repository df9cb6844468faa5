import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';

/** Six seconds of a test picture, with a silent track. */
const VIDEO = readFileSync(new URL('trailer.webm', import.meta.url));

export const VIDEO_PATH = '/media/trailer.webm';

/** What the operator has set, as the browser is told. */
export async function setSite(
  page: Page,
  site: { links?: Record<string, string>; videoUrl?: string; vimeoId?: string },
): Promise<void> {
  await page.route('**/api/config', async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as object;
    const { links = {}, ...trailer } = site;
    await route.fulfill({ json: { ...config, links, trailer } });
  });
}

/**
 * Serves the video with ranges, without which a browser can't seek. It plays so slowly that it does not come to its end while a busy
 * machine looks at it, unless `playToTheEnd` is called.
 */
export async function serveTrailer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called on the element
    const { play } = HTMLVideoElement.prototype;
    HTMLVideoElement.prototype.play = async function playSlowly(this: HTMLVideoElement) {
      this.playbackRate = 1 / 16;
      return play.call(this);
    };
  });
  await page.route(`**${VIDEO_PATH}`, async (route) => {
    const [, from = '0', to = ''] = /bytes=(\d+)-(\d*)/.exec(route.request().headers().range ?? '') ?? [];
    const end = to ? Number(to) : VIDEO.length - 1;
    await route.fulfill({
      status: 206,
      contentType: 'video/webm',
      headers: { 'accept-ranges': 'bytes', 'content-range': `bytes ${from}-${end}/${VIDEO.length}` },
      body: VIDEO.subarray(Number(from), end + 1),
    });
  });
}

/** Lets a trailer that plays come to its end. */
export async function playToTheEnd(video: Locator): Promise<void> {
  await video.evaluate((film: HTMLVideoElement) => (film.playbackRate = 16));
}

/** Runs in every page before its own scripts; what a test chose in the settings stays. */
export function keepTrailerSeen(): void {
  if (window.origin === 'null' || localStorage.getItem('star-seekers:settings') !== null) return;
  localStorage.setItem('star-seekers:settings', JSON.stringify({ introVideo: 'seen' }));
}
