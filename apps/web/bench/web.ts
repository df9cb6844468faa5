/**
 * `pnpm bench web [screen …] [preset …]`: Lighthouse on the built hub, with the desktop and the mobile preset. Speeds vary
 * with the load of the machine, so each is the median of several runs, with the range beside it. Lists every audit below 100.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { chromiumPageArgs, ensureChromium } from '@star-seekers/config/chromium';
import lighthouse, { type Config, type Result, desktopConfig } from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright';

const SCREENS = [
  { name: 'landing', path: '/', signedIn: false },
  { name: 'dashboard', path: '/dashboard', signedIn: true },
  { name: 'leaderboard', path: '/leaderboard', signedIn: false },
] as const;

const PRESETS: readonly { readonly name: string; readonly config: Config | undefined }[] = [
  { name: 'desktop', config: desktopConfig },
  { name: 'mobile', config: undefined },
];

/** Odd, so that the median is one of the runs. */
const RUNS = 5;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const child = fork(join(import.meta.dirname, 'hub-process.ts'));
const [hub] = (await once(child, 'message')) as [string];
const rows: Record<string, string | number>[] = [];
const failures = new Set<string>();
let players = 0;

for (const preset of pickNamed(PRESETS)) {
  for (const screen of pickNamed(SCREENS)) {
    const results: Result[] = [];
    for (let run = 0; run < RUNS; run++) results.push(await measure(screen, preset.config));
    results.sort((one, other) => speedOf(one) - speedOf(other));
    const [slowest, median, fastest] = [results[0], results[RUNS >> 1], results.at(-1)];
    if (!slowest || !median || !fastest) throw new Error('no run was measured');
    rows.push({
      screen: screen.name,
      preset: preset.name,
      ...figuresOf(median),
      range: `${speedOf(slowest)}–${speedOf(fastest)}`,
    });
    for (const failure of results.flatMap(failuresOf)) failures.add(`${screen.name}, ${preset.name}: ${failure}`);
  }
}
child.disconnect();

console.table(rows);
for (const failure of failures) console.log(failure);

/** The items named on the command line, or all when none is named. */
function pickNamed<Item extends { readonly name: string }>(all: readonly Item[]): readonly Item[] {
  const named = all.filter(({ name }) => process.argv.includes(name));
  return named.length > 0 ? named : all;
}

async function measure(screen: (typeof SCREENS)[number], config: Config | undefined): Promise<Result> {
  const port = await freePort();
  const browser = await chromium.launchPersistentContext('', {
    executablePath: ensureChromium(),
    args: [...chromiumPageArgs, `--remote-debugging-port=${port}`],
  });
  try {
    if (screen.signedIn) await signUp(browser);
    const outcome = await lighthouse(
      hub + screen.path,
      { port, onlyCategories: [...CATEGORIES], logLevel: 'error', disableStorageReset: screen.signedIn },
      config,
    );
    const problem = outcome?.lhr.runtimeError;
    if (outcome && !problem) return outcome.lhr;
    // Chromium sometimes drops the start of its trace; such a run is measured again.
    if (problem?.code !== 'NO_NAVSTART') throw new Error(`${screen.path} was not measured: ${problem?.message}`);
  } finally {
    await browser.close();
  }
  return measure(screen, config);
}

/** A free port for remote debugging: Chromium does not report a port that it picks itself. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function signUp(browser: BrowserContext): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${hub}/terms`);
  players++;
  await page.evaluate(async (name) => {
    const account = { username: name, email: `${name}@example.com`, password: 'orbit-of-seven' };
    const headers = { 'content-type': 'application/json' };
    const response = await fetch('/api/register', { method: 'POST', headers, body: JSON.stringify(account) });
    const { user } = (await response.json()) as { user: object };
    localStorage.setItem('star-seekers:user', JSON.stringify(user));
  }, `bench-${players}`);
  // Lighthouse must measure a first visit.
  const devTools = await browser.newCDPSession(page);
  await devTools.send('Network.clearBrowserCache');
  await page.close();
}

function speedOf({ categories }: Result): number {
  return Math.round((categories.performance?.score ?? 0) * 100);
}

function figuresOf({ categories, audits }: Result): Record<string, string | number> {
  const scores = CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)] as const);
  return {
    ...Object.fromEntries(scores),
    CLS: Number((audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)),
    'LCP ms': Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
    'TBT ms': Math.round(audits['total-blocking-time']?.numericValue ?? 0),
    'script KB': scriptKb(audits),
  };
}

/** Script bytes over the wire (Brotli) until the network was idle, in KB. */
function scriptKb(audits: Result['audits']): number {
  const items = (audits['network-requests']?.details as { items?: NetworkItem[] } | undefined)?.items ?? [];
  const bytes = items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return Math.round(bytes / 100) / 10;
}

interface NetworkItem {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

/** The audits that keep a category other than performance below 100. */
function failuresOf({ categories, audits }: Result): string[] {
  return CATEGORIES.slice(1).flatMap((id) =>
    (categories[id]?.auditRefs ?? [])
      .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
      .map(
        ({ id: audit }) =>
          `${audit}: ${audits[audit]?.title ?? ''} ${JSON.stringify(audits[audit]?.details ?? {}).slice(0, 600)}`,
      ),
  );
}
