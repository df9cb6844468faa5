/**
 * `pnpm bench idle [screen …]`: how much of one core each screen of the built hub takes while nobody touches it, over all of
 * Chromium's processes, where software paints (1280 × 800). `pnpm bench idle landing game3` takes the screens whose names begin so.
 * The share of a screen that paints as much as it can is what the machine gives it, so let nothing else run.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { chromiumPageArgs, ensureChromium } from '@star-seekers/config/chromium';
import { type Browser, type Page, chromium } from 'playwright';
import { startHub } from '../support/hub.ts';
import { enlist } from '../support/player.ts';
import { processorSeconds, secondsBetween } from './process-tree.ts';
import { type IdleScreen, type Moment, idleScreens } from './idle-screens.ts';

/** Loading, and what moves when a screen appears, is not measured. */
const SETTLE_MS = 3000;
const SPAN_MS = 5000;

/** As the player would set them. The first is what a visitor has: where software paints, it comes to reduced detail by itself. */
const SETTINGS = {
  'by default': { motion: 'full', detail: 'auto' },
  'full detail': { motion: 'full', detail: 'full' },
  'reduced detail': { motion: 'full', detail: 'reduced' },
  'reduced motion': { motion: 'reduced', detail: 'auto' },
} as const;

type Way = keyof typeof SETTINGS;

const wanted = process.argv.slice(2);
const screens = idleScreens.filter(({ name }) => wanted.length === 0 || wanted.some((want) => name.startsWith(want)));
const rows = new Map<string, Partial<Record<Way, string>>>();

const hub = await startHub();
await hub.populate();
for (const way of Object.keys(SETTINGS) as Way[]) {
  for (const screen of screens) {
    const measured = way === 'by default' ? screen.moments : screen.moments.filter(({ moves }) => moves);
    if (measured.length === 0) continue;
    await onFreshBrowser(async (browser, root) => measureScreen(browser, root, screen, measured, way));
  }
}
await hub.stop();
console.table(Object.fromEntries(rows));
console.log(
  '% of one core. Bars: the moving landing 60; left alone, out of view, the die at rest and a game that is not running 10.',
);

/** A browser of its own for each screen: what one leaves behind is not the next one's. */
async function onFreshBrowser(work: (browser: Browser, root: number) => Promise<void>): Promise<void> {
  const server = await chromium.launchServer({ executablePath: ensureChromium(), args: [...chromiumPageArgs] });
  const root = server.process().pid;
  if (root === undefined) throw new Error('the browser has no process');
  const browser = await chromium.connect(server.wsEndpoint());
  try {
    await work(browser, root);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function measureScreen(
  browser: Browser,
  root: number,
  screen: IdleScreen,
  measured: readonly Moment[],
  way: Way,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: hub.url,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    extraHTTPHeaders: { origin: hub.url },
  });
  const settings = JSON.stringify({ ...SETTINGS[way], introVideo: 'seen' });
  await context.addInitScript((text) => localStorage.setItem('star-seekers:settings', text), settings);
  const page = await context.newPage();
  if (screen.signedIn) await enlist(page);
  if (screen.credits) await rollOnce(page);
  await page.goto(screen.path);
  await page.waitForLoadState('networkidle');
  for (const moment of screen.moments.slice(0, screen.moments.findLastIndex((each) => measured.includes(each)) + 1)) {
    await moment.reach?.(page);
    if (!measured.includes(moment)) continue;
    await wait(moment.settleMs ?? SETTLE_MS);
    await note(screen, moment, way, root);
  }
  await context.close();
}

async function note(screen: IdleScreen, moment: Moment, way: Way, root: number): Promise<void> {
  const name = [screen.name, moment.name].filter(Boolean).join(' ');
  const before = processorSeconds(root);
  const startedAt = performance.now();
  await wait(SPAN_MS);
  const share = secondsBetween(before, processorSeconds(root)) / ((performance.now() - startedAt) / 1000);
  const shown = `${Math.round(share * 100)} %`;
  rows.set(name, { ...rows.get(name), [way]: shown });
  console.log(`${name}, ${way}: ${shown}`);
}

/** A player's first roll pays for a run. */
async function rollOnce(page: Page): Promise<void> {
  const { value } = (await (await page.request.post('/api/dice/roll')).json()) as { value: number };
  await page.request.post('/api/user/credits/add', { data: { amount: value } });
}
