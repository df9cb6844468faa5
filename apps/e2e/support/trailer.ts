import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';

/** Six seconds of a test picture, with a silent track. */
const VIDEO = readFileSync(new URL('trailer.webm', import.meta.url));

export const VIDEO_PATH = '/media/trailer.webm';

/** Overrides the operator's settings in the response of `/api/config`. */
export async function setSite(
  page: Page,
  site: { links?: Record<string, string>; videoUrl?: string; vimeoId?: string },
): Promise<void> {
  await page.route('**/api/config', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    const { links = {}, ...trailer } = site;
    await route.fulfill({ json: { ...config, links, trailer } });
  });
}

/**
 * Serves the video with ranges, which seeking requires. It plays at a sixteenth of its speed, so that it does not end during a slow
 * test; `playToTheEnd` speeds it up.
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

/** Speeds a playing trailer up, so that it ends. */
export async function playToTheEnd(video: Locator): Promise<void> {
  await video.evaluate((film: HTMLVideoElement) => (film.playbackRate = 16));
}

/** Runs in every page before its own scripts: marks the trailer as seen unless the page has settings. */
export function markTrailerSeen(): void {
  if (window.origin === 'null' || localStorage.getItem('star-seekers:settings') !== null) return;
  localStorage.setItem('star-seekers:settings', JSON.stringify({ showIntroVideo: false }));
}
