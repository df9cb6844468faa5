/**
 * `pnpm bench go [game …]`: how long "Go" stands in the built hub until the hub has seen a segment begin, at its start and after a pause,
 * by round trip. A proxy delays every byte by half of it each way. Times count from the moment at which the begin is sent; it was stored on this
 * device before. Frames are drawn in software here, so what comes after the answer is told in frames.
 */
import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { startTestServer } from '@star-seekers/api/testing';
import { chromiumPageArgs, ensureChromium } from '@star-seekers/config/chromium';
import { games } from '@star-seekers/games';
import { type Page, chromium } from 'playwright';
import { registerWithCredits } from '../support/player.ts';

/** An action game, and one that hides something. */
const GAMES = [1, 3];
const ROUND_TRIPS_MS = [30, 100, 300];
const RUNS = 3;

/** Games are loaded and drawn in software, maybe on a busy machine. */
const LOADING_MS = 120_000;

/** Milliseconds since "Go" was shown, and the length of a frame meanwhile. */
interface Hold {
  /** The begin was sent: it was stored on this device before. */
  readonly sent: number;
  readonly answered: number;
  /** The frame of the first tick. */
  readonly moved: number;
  readonly frame: number;
  /** Frames that have begun since the answer; the first tick is in the last of them. */
  readonly framesAfter: number;
}

const wanted = process.argv.slice(2).map(Number).filter(Boolean);
const server = await startTestServer({ webRoot: join(import.meta.dirname, '../../web/dist') });
const { port } = new URL(server.url);
let delayMs = 0;
const proxy = createServer((page) => {
  const hub = connect(Number(port), '127.0.0.1');
  carry(page, hub);
  carry(hub, page);
});
proxy.listen(0, '127.0.0.1');
await once(proxy, 'listening');
const baseURL = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumPageArgs] });
const rows: Record<string, string | number>[] = [];
for (const id of wanted.length > 0 ? wanted : GAMES) {
  for (const roundTripMs of ROUND_TRIPS_MS) {
    const holds: { readonly start: Hold[]; readonly resume: Hold[] } = { start: [], resume: [] };
    for (let run = 0; run < RUNS; run++) {
      const { start, resume } = await play(id, roundTripMs);
      holds.start.push(start);
      holds.resume.push(resume);
    }
    for (const at of ['start', 'resume'] as const)
      rows.push({
        game: games.get(id)?.slug ?? id,
        'round trip ms': roundTripMs,
        at,
        ...figuresOf(holds[at]),
      });
  }
}
await browser.close();
proxy.close();
await server.close();
console.table(rows);

function carry(from: Socket, to: Socket): void {
  from.setNoDelay(true);
  from.on('data', (data) => setTimeout(() => to.write(data), delayMs / 2));
  from.on('close', () => setTimeout(() => to.destroy(), delayMs / 2));
  from.on('error', () => to.destroy());
}

/** Begins a run, pauses and goes on. */
async function play(game: number, roundTripMs: number): Promise<{ readonly start: Hold; readonly resume: Hold }> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  await context.addInitScript(() => localStorage.setItem('star-seekers:settings', '{"showIntroVideo":false}'));
  await context.addInitScript(watchHolds);
  const page = await context.newPage();
  page.setDefaultTimeout(LOADING_MS);
  delayMs = 0;
  await registerWithCredits(page);
  await page.goto(`/game${game}`, { waitUntil: 'networkidle' });
  delayMs = roundTripMs;
  await page.getByRole('button', { name: / - 1 Credit$/ }).click();
  const start = await nextHold(page, 0);
  await page.waitForTimeout(1000);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  const resume = await nextHold(page, 1);
  await context.close();
  return { start, resume };
}

async function nextHold(page: Page, number: number): Promise<Hold> {
  const holds = await page.waitForFunction((index) => {
    const { all } = window as unknown as { readonly all: readonly Hold[] };
    return all[index];
  }, number);
  return (await holds.jsonValue()) as Hold;
}

/** Runs in the page. */
function watchHolds(): void {
  const all: Hold[] = [];
  let shownAt: number | undefined;
  let sentAt = 0;
  let answeredAt = 0;
  let framesBefore = 0;
  const frames: number[] = [];
  Object.assign(window, { all });
  const PageSocket = window.WebSocket;
  window.WebSocket = class extends PageSocket {
    constructor(...address: ConstructorParameters<typeof WebSocket>) {
      super(...address);
      this.addEventListener('message', ({ data }) => {
        if (!String(data).includes('"token"')) return;
        answeredAt = performance.now();
        framesBefore = frames.length;
      });
    }
    override send(data: Parameters<WebSocket['send']>[0]): void {
      if (typeof data === 'string' && data.includes('"begin"')) sentAt = performance.now();
      super.send(data);
    }
  };
  requestAnimationFrame(function frame(now) {
    frames.push(now);
    requestAnimationFrame(frame);
  });
  // The phase of the run is shown in the frame in which it changes.
  new MutationObserver(() => {
    const text = document.querySelector('[role=timer][aria-live=assertive]')?.textContent;
    const now = performance.now();
    if (text === 'Go') shownAt ??= now;
    if (text !== undefined || shownAt === undefined) return;
    const gaps = frames.slice(-20).map((at, index, last) => at - (last[index - 1] ?? at));
    const frame = gaps.slice(1).toSorted((one, other) => one - other)[gaps.length >> 1] ?? 0;
    all.push({
      sent: sentAt - shownAt,
      answered: answeredAt - shownAt,
      moved: now - shownAt,
      frame,
      framesAfter: frames.length - framesBefore,
    });
    shownAt = undefined;
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

function figuresOf(holds: readonly Hold[]): Record<string, number> {
  const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
  const of = (figure: (hold: Hold) => number) => Math.round(median(holds.map(figure)) * 10) / 10;
  return {
    'frame ms': of(({ frame }) => frame),
    'stored ms': of(({ sent }) => sent),
    'answered ms': of(({ sent, answered }) => answered - sent),
    'first tick ms': of(({ sent, moved }) => moved - sent),
    'most frames after the answer': Math.max(...holds.map(({ framesAfter }) => framesAfter)),
  };
}
