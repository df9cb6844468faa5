/**
 * `pnpm bench opening`: from the address of a recorded run to its first frame, and the scripts that are loaded for it beside those of its game.
 * Each opening has a browser profile of its own; the second one of a profile finds the files in its cache.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { chromiumPageArgs, ensureChromium } from '@star-seekers/config/chromium';
import { type Page, chromium } from 'playwright';

const GAME = 2;
const OPENINGS = 5;
/** More than the game itself loads. */
const AIM_KB = 40;

const child = fork(join(import.meta.dirname, 'hub-process.ts'), ['populated']);
const [hub] = (await once(child, 'message')) as [string];
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumPageArgs] });
const run = await addressOfRun();

const times = { cold: [] as number[], cached: [] as number[] };
let [ofRun, ofGame] = [new Map<string, number>(), new Map<string, number>()];
for (let opening = 0; opening < OPENINGS; opening++) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  times.cold.push(await open(page, run, '[data-state=ready]'));
  ofRun = await scriptsOf(page);
  times.cached.push(await open(page, run, '[data-state=ready]'));
  await context.close();
}
{
  const page = await browser.newPage();
  await open(page, `/game${GAME}`, 'main canvas, main button');
  await page
    .getByRole('button', { name: /practice/i })
    .first()
    .click();
  await page.locator('canvas').waitFor();
  ofGame = await scriptsOf(page);
}
await browser.close();
child.disconnect();

const more = [...ofRun].filter(([name]) => !ofGame.has(name)).reduce((sum, [, bytes]) => sum + bytes, 0);
console.table(
  Object.entries(times).map(([kind, all]) => ({
    opening: kind,
    'ms median': Math.round(all.toSorted((one, other) => one - other)[OPENINGS >> 1] as number),
    'ms range': `${Math.round(Math.min(...all))}–${Math.round(Math.max(...all))}`,
  })),
);
console.log(`Scripts beside those of the game: ${Math.round(more / 100) / 10} KB. Aim: ${AIM_KB} KB.`);
if (more > AIM_KB * 1000) process.exitCode = 1;

async function addressOfRun(): Promise<string> {
  const rows = (await (await fetch(`${hub}/api/leaderboard/game/${GAME}`)).json()) as { runId: string }[];
  const [first] = rows;
  if (!first) throw new Error('The board is empty.');
  return `/run/${first.runId}`;
}

/** Milliseconds from the navigation until an element is shown. */
async function open(page: Page, path: string, selector: string): Promise<number> {
  await page.goto(hub + path, { waitUntil: 'commit' });
  await page.locator(selector).first().waitFor();
  return page.evaluate(() => performance.now());
}

/** Sent bytes of the scripts of a page, by their names. */
async function scriptsOf(page: Page): Promise<Map<string, number>> {
  const loaded = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize }) => [name, encodedBodySize] as const),
  );
  return new Map(loaded);
}
