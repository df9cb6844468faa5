/**
 * `pnpm bench idle [screen …]`: CPU use of each idle screen of the built hub as a share of one core, over all of Chromium's
 * processes, with software rendering (1280 × 800). `pnpm bench idle landing game3` measures the screens with these prefixes.
 * A screen that repaints constantly takes all the CPU it can get, so run nothing else at the same time.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { chromiumPageArgs, ensureChromium } from '@star-seekers/config/chromium';
import { games } from '@star-seekers/games';
import { type Browser, type Page, chromium } from 'playwright';
import { startHub } from '../support/hub.ts';
import { registerAccount } from '../support/player.ts';

/** An idle state of a screen. */
interface IdleState {
  readonly name: string;
  /** Brings the page here from the previous state. */
  readonly reach?: (page: Page) => Promise<void>;
  /** Something moves, so it is measured with every setting; other states only with the default one. */
  readonly moves?: boolean;
  /** Time until animations have ended; the default of the bench if undefined. */
  readonly settleMs?: number;
}

interface IdleScreen {
  readonly name: string;
  readonly path: string;
  readonly signedIn?: boolean;
  /** Its states need credits. */
  readonly credits?: boolean;
  readonly states: readonly [IdleState, ...IdleState[]];
}

/** The first frame is rendered in software, maybe on a busy machine. */
const LOADING_MS = 120_000;

/** The landing page's sky pauses half a minute after the last touch. */
const LEFT_ALONE_MS = 33_000;

/** The countdown and the first seconds of play. */
const RUN_UP_MS = 5000;

/** The animations at the end of a run. */
const ENDING_MS = 7000;

const GAMES = [...games.keys()];

const AT_ONCE: IdleScreen['states'] = [{ name: '' }];

const idleScreens: readonly IdleScreen[] = [
  {
    name: 'landing',
    path: '/',
    states: [
      // The hub measures two seconds of motion, then reduces its detail on a slow machine.
      { name: 'moving', moves: true, settleMs: 8000 },
      { name: 'scrolled away', reach: async (page) => page.mouse.wheel(0, 4000) },
      { name: 'left alone', reach: async (page) => page.mouse.wheel(0, -8000), settleMs: LEFT_ALONE_MS },
      {
        name: 'under a dialog',
        reach: async (page) => {
          await page.locator('main button').first().click();
          await page.getByRole('dialog').waitFor();
        },
      },
    ],
  },
  // The pad's hint to throw is animated three times.
  { name: 'dice', path: '/dice-of-iris', signedIn: true, states: [{ name: 'at rest', settleMs: 14_000 }] },
  { name: 'dashboard', path: '/dashboard', signedIn: true, states: AT_ONCE },
  { name: 'leaderboard', path: '/leaderboard', signedIn: true, states: AT_ONCE },
  { name: 'credits', path: '/credits', signedIn: true, states: AT_ONCE },
  { name: 'settings', path: '/settings', signedIn: true, states: AT_ONCE },
  { name: 'ss-ip', path: '/ss-ip', states: AT_ONCE },
  ...GAMES.map((id): IdleScreen => ({
    name: `game${id}`,
    path: `/game${id}`,
    signedIn: true,
    credits: true,
    states: [
      { name: 'menu', reach: async (page) => startButton(page).waitFor({ timeout: LOADING_MS }) },
      { name: 'running', moves: true, reach: async (page) => startButton(page).click(), settleMs: RUN_UP_MS },
      { name: 'paused', reach: pause },
      { name: 'result', reach: endRun, settleMs: ENDING_MS },
    ],
  })),
];

/** The primary button of a game's panel, once the game is loaded. */
function startButton(page: Page) {
  return page.locator('main button[class*="primary--"]:enabled').first();
}

async function pause(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByRole('button', { name: 'Resume', exact: true }).waitFor({ timeout: LOADING_MS });
}

async function endRun(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End run' }).click();
  await page.getByRole('button', { name: 'End the run' }).click();
  await page.getByText('This run counts', { exact: true }).waitFor({ timeout: LOADING_MS });
  // Any input stops the Arena's automatic return to the hub.
  await page.keyboard.press('Shift');
}

/** Ticks of the kernel's clock per second on Linux (`getconf CLK_TCK`). */
const TICKS_PER_SECOND = 100;

/** CPU seconds, user and system, of each process of a tree so far; by process id. */
function processorSeconds(root: number): ReadonlyMap<number, number> {
  const processes = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0)
    .flatMap(readProcess);
  const tree = new Map<number, number>();
  const visit = (pid: number) => {
    for (const process of processes) {
      if (process.pid === pid) tree.set(pid, process.seconds);
      else if (process.parent === pid) visit(process.pid);
    }
  };
  visit(root);
  return tree;
}

/** CPU seconds of a tree between two readings, without processes that ended in between. */
function secondsBetween(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number {
  return [...after].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0);
}

function readProcess(pid: number): { pid: number; parent: number; seconds: number }[] {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // The process ended while the list was read.
    return [];
  }
  // The name, in brackets, may contain any character.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number) as [number, number, number];
  return [{ pid, parent, seconds: (user + system) / TICKS_PER_SECOND }];
}

/** Loading and entry animations are not measured. */
const SETTLE_MS = 3000;
const SPAN_MS = 5000;

/** Settings of a player; the first are the defaults, which choose reduced detail with software rendering. */
const SETTINGS = {
  'by default': { motion: 'full', detail: 'auto' },
  'full detail': { motion: 'full', detail: 'full' },
  'reduced detail': { motion: 'full', detail: 'reduced' },
  'reduced motion': { motion: 'reduced', detail: 'auto' },
} as const;

type SettingsName = keyof typeof SETTINGS;

const wanted = process.argv.slice(2);
const screens = idleScreens.filter(({ name }) => wanted.length === 0 || wanted.some((want) => name.startsWith(want)));
const rows = new Map<string, Partial<Record<SettingsName, string>>>();

const hub = await startHub();
await hub.populate();
for (const settings of Object.keys(SETTINGS) as SettingsName[]) {
  for (const screen of screens) {
    const measured = settings === 'by default' ? screen.states : screen.states.filter(({ moves }) => moves);
    if (measured.length === 0) continue;
    await onFreshBrowser(async (browser, root) => measureScreen(browser, root, screen, measured, settings));
  }
}
await hub.stop();
console.table(Object.fromEntries(rows));
console.log(
  '% of one core. Limits: the moving landing page 60; left alone, out of view, the die at rest and a game that is not running 10.',
);

/** Each screen gets a new browser, so that earlier screens leave nothing behind. */
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
  measured: readonly IdleState[],
  settingsName: SettingsName,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: hub.url,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    extraHTTPHeaders: { origin: hub.url },
  });
  const settings = JSON.stringify({ ...SETTINGS[settingsName], showIntroVideo: false });
  await context.addInitScript((text) => localStorage.setItem('star-seekers:settings', text), settings);
  const page = await context.newPage();
  if (screen.signedIn) await registerAccount(page);
  if (screen.credits) await rollOnce(page);
  await page.goto(screen.path);
  await page.waitForLoadState('networkidle');
  for (const state of screen.states.slice(0, screen.states.findLastIndex((each) => measured.includes(each)) + 1)) {
    await state.reach?.(page);
    if (!measured.includes(state)) continue;
    await wait(state.settleMs ?? SETTLE_MS);
    await measureState(screen, state, settingsName, root);
  }
  await context.close();
}

async function measureState(screen: IdleScreen, state: IdleState, settings: SettingsName, root: number): Promise<void> {
  const name = [screen.name, state.name].filter(Boolean).join(' ');
  const before = processorSeconds(root);
  const startedAt = performance.now();
  await wait(SPAN_MS);
  const share = secondsBetween(before, processorSeconds(root)) / ((performance.now() - startedAt) / 1000);
  const percent = `${Math.round(share * 100)} %`;
  rows.set(name, { ...rows.get(name), [settings]: percent });
  console.log(`${name}, ${settings}: ${percent}`);
}

/** Rolls the dice by API requests; the credits pay for a run. */
async function rollOnce(page: Page): Promise<void> {
  const { value } = (await (await page.request.post('/api/dice/roll')).json()) as { value: number };
  await page.request.post('/api/user/credits/add', { data: { amount: value } });
}
