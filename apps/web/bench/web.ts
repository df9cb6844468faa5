/**
 * `pnpm bench web [screen …] [preset …]`: Lighthouse on the built hub, with the desktop and the mobile preset. Speeds depend on the
 * machine and on what else it does, so each is the median of several runs, with the least and the best beside it; the other figures
 * do not. Names every audit that is not perfect.
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

/** Odd, so that one of them is in the middle. */
const RUNS = 5;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const child = fork(join(import.meta.dirname, 'hub-process.ts'));
const [hub] = (await once(child, 'message')) as [string];
const rows: Record<string, string | number>[] = [];
const flaws = new Set<string>();
let players = 0;

for (const preset of wanted(PRESETS)) {
  for (const screen of wanted(SCREENS)) {
    const results: Result[] = [];
    for (let run = 0; run < RUNS; run++) results.push(await measure(screen, preset.config));
    results.sort((one, other) => speedOf(one) - speedOf(other));
    const [least, middle, best] = [results[0], results[RUNS >> 1], results.at(-1)];
    if (!least || !middle || !best) throw new Error('nothing was measured');
    rows.push({
      screen: screen.name,
      preset: preset.name,
      ...figuresOf(middle),
      range: `${speedOf(least)}–${speedOf(best)}`,
    });
    for (const flaw of results.flatMap(flawsOf)) flaws.add(`${screen.name}, ${preset.name}: ${flaw}`);
  }
}
child.disconnect();

console.table(rows);
for (const flaw of flaws) console.log(flaw);

/** Those that the command names, or all when it names none of them. */
function wanted<Item extends { readonly name: string }>(all: readonly Item[]): readonly Item[] {
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
    // The browser now and then forgets the beginning of its trace.
    if (problem?.code !== 'NO_NAVSTART') throw new Error(`${screen.path} was not measured: ${problem?.message}`);
  } finally {
    await browser.close();
  }
  return measure(screen, config);
}

/** Where the browser listens for Lighthouse: it tells no port of its own choice to others. */
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
    const answer = await fetch('/api/register', { method: 'POST', headers, body: JSON.stringify(account) });
    const { user } = (await answer.json()) as { user: object };
    localStorage.setItem('star-seekers:user', JSON.stringify(user));
  }, `bench-${players}`);
  // The measured visit is a first one.
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

/** Brotli, as it came over the wire until the network was idle. */
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

/** What keeps a category other than the speed from its hundred. */
function flawsOf({ categories, audits }: Result): string[] {
  return CATEGORIES.slice(1).flatMap((id) =>
    (categories[id]?.auditRefs ?? [])
      .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
      .map(
        ({ id: audit }) =>
          `${audit}: ${audits[audit]?.title ?? ''} ${JSON.stringify(audits[audit]?.details ?? {}).slice(0, 600)}`,
      ),
  );
}
