/**
 * `pnpm bench theatre [game …]`, in the page: from a click on the row of a board to the first frame of its run, and from a click in
 * _Live now_ to the first frame of the run that is being played, in the built hub. The runs have ten minutes, if the bot lives so long.
 * A _first_ opening finds nothing in the browser's cache, one that is _cached_ finds the files of the opening before it.
 */
import { join } from 'node:path';
import { longRun, startTestServer } from '@star-seekers/api/testing';
import { chromiumPageArgs, ensureChromium } from '@star-seekers/config/chromium';
import { games } from '@star-seekers/games';
import { type BrowserContext, type Page, chromium } from 'playwright';

const OPENINGS = 10;

/** The first frame is drawn in software, maybe on a busy machine. */
const LOADING_MS = 120_000;

const wanted = process.argv.slice(2).map(Number).filter(Boolean);
const server = await startTestServer({ webRoot: join(import.meta.dirname, '../../web/dist') });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumPageArgs] });
const rows: Record<string, string | number>[] = [];
for (const { id, slug } of games.values()) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const { runId, liveId, ticks, claim } = await longRun(server, id);
  const name = { game: slug, 'run s': Math.round(ticks / 60) };
  const live = await measure('/leaderboard', `/live/${liveId}`, 'watching');
  rows.push({ ...name, page: 'live', ...live });
  server.clock.set(server.clock.now());
  await claim();
  rows.push({
    ...name,
    page: 'recorded',
    ...(await measure(`/leaderboard?tab=games&game=${id}`, `/run/${runId}`, 'ready')),
  });
}
await browser.close();
await server.close();
console.table(rows);

/** Opens a run from a page that links to it. @param state of its room once a frame of the run is shown */
async function measure(from: string, to: string, state: string): Promise<Record<string, number>> {
  const [first, cached]: [number[], number[]] = [[], []];
  for (let opening = 0; opening < OPENINGS; opening++) {
    const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
    await context.addInitScript(() => localStorage.setItem('star-seekers:settings', '{"showIntroVideo":false}'));
    first.push(await open(context, from, to, state));
    cached.push(await open(context, from, to, state));
    await context.close();
  }
  return {
    'first ms p50': percentile(first, 0.5),
    'first ms p95': percentile(first, 0.95),
    'cached ms p50': percentile(cached, 0.5),
    'cached ms p95': percentile(cached, 0.95),
  };
}

async function open(context: BrowserContext, from: string, to: string, state: string): Promise<number> {
  const page = await context.newPage();
  page.setDefaultTimeout(LOADING_MS);
  await page.goto(from, { waitUntil: 'networkidle' });
  await page.locator(`a[href="${to}"]`).first().waitFor();
  const time = await timeClick(page, to, state);
  await page.close();
  return time;
}

/** Milliseconds from a click on a link to the first frame after the room has that state. */
async function timeClick(page: Page, href: string, state: string): Promise<number> {
  return page.evaluate(
    async ([link, wantedState]) => {
      const clickedAt = performance.now();
      document.querySelector<HTMLAnchorElement>(`a[href="${link}"]`)?.click();
      await new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector(`[data-state=${wantedState}]`)) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-state'] });
      });
      // The frame that shows it has been painted when the next one begins.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return performance.now() - clickedAt;
    },
    [href, state] as const,
  );
}

function percentile(values: readonly number[], share: number): number {
  return Math.round(
    values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0,
  );
}
