/**
 * `pnpm bench open [game …]`: from the click on a game's card of the dashboard to the first frame of the game's own picture, when its button can
 * be pressed, as on a slow phone: the page's thread takes four times as long, 10 Mbit/s, 40 ms. A _first_ opening finds only the dashboard in the
 * browser's cache, one that is _cached_ the files of the opening before it. Drawing is done in software here, on the same cores.
 */
import { ensureChromium, chromiumPageArgs } from '@star-seekers/config/chromium';
import { games } from '@star-seekers/games';
import { type BrowserContext, chromium } from 'playwright';
import { startHub } from '../support/hub.ts';
import { phoneOf, slowDown } from './slow-phone.ts';

const OPENINGS = 5;
const BYTES_PER_S = 10_000_000 / 8;
const ROUND_TRIP_MS = 40;
const LOADING_MS = 120_000;

const wanted = process.argv.slice(2).map(Number).filter(Boolean);
const hub = await startHub();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumPageArgs] });
const rows: Record<string, string | number>[] = [];
for (const { id, slug } of games.values()) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const [first, cached]: [number[], number[]] = [[], []];
  for (let opening = 0; opening < OPENINGS; opening++) {
    const context = await phoneOf(browser, hub.url);
    first.push(await open(context, id));
    cached.push(await open(context, id));
    await context.close();
  }
  rows.push({ game: slug, 'first ms': median(first), 'first, most': Math.max(...first), 'cached ms': median(cached) });
}
await browser.close();
await hub.stop();
console.table(rows);

/** @returns milliseconds from the press to the frame in which the game can be begun */
async function open(context: BrowserContext, id: number): Promise<number> {
  const page = await context.newPage();
  page.setDefaultTimeout(LOADING_MS);
  await page.goto('/dashboard');
  // A visitor is asked to sign in, once.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.waitForLoadState('networkidle');
  const session = await slowDown(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: BYTES_PER_S,
    uploadThroughput: BYTES_PER_S,
  });
  await page.evaluate(watchOpening);
  await page.locator(`a[href="/game${id}?practice"]`).first().click();
  const opened = await page.waitForFunction(() => (window as unknown as { readonly openedMs?: number }).openedMs);
  const ms = Number(await opened.jsonValue());
  await page.close();
  return Math.round(ms);
}

/** Runs in the page. */
function watchOpening(): void {
  let pressedAt: number | undefined;
  addEventListener('pointerdown', ({ timeStamp }) => (pressedAt ??= timeStamp), { capture: true });
  requestAnimationFrame(function frame() {
    const begin = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('Start'));
    const isReady = begin?.ariaBusy !== 'true' && document.querySelector('canvas') !== null;
    if (begin && isReady && pressedAt !== undefined) Object.assign(window, { openedMs: performance.now() - pressedAt });
    else requestAnimationFrame(frame);
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}
