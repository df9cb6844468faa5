import type { Frame, Page } from 'playwright/test';
import { setSite } from './trailer.ts';

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
export async function serveVimeo(page: Page, vimeoId: string): Promise<void> {
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
export async function askedOf(page: Page): Promise<string[]> {
  return playerOf(page).evaluate(() => (window as unknown as { asked: string[] }).asked);
}

export async function endVimeo(page: Page): Promise<void> {
  await playerOf(page).evaluate(() => (window as unknown as { end: () => void }).end());
}

function playerOf(page: Page): Frame {
  const frame = page.frames().find((each) => each.url().startsWith(PLAYER));
  if (!frame) throw new Error('the page has no player of Vimeo');
  return frame;
}
