/** `pnpm screens`: every screen at three widths, one picture each and one sheet of all, under `apps/e2e/artifacts/screens`. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPageArgs, ensureChromium } from '@star-seekers/config/chromium';
import { type Page, chromium } from 'playwright';
import { expect } from 'playwright/test';
import { startHub } from '../support/hub.ts';
import { rollDice, signUp } from '../support/player.ts';
import { serveTrailer, setSite, VIDEO_PATH } from '../support/trailer.ts';

const WIDTHS = [360, 1280, 1920];

/** A second sheet shows how the pages turn round: those that need no words to be reached, in Arabic. */
const ARABIC_WIDTHS = [360, 1280];

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly signedIn: boolean;
  /** What to do before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const screens: readonly Screen[] = [
  { name: 'landing', path: '/', signedIn: false },
  {
    name: 'auth-dialog',
    path: '/',
    signedIn: false,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Enter Hub' }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'leaderboard-visitor', path: '/leaderboard', signedIn: false },
  {
    name: 'trailer',
    path: '/',
    signedIn: false,
    prepare: async (page) => {
      await setSite(page, { videoUrl: VIDEO_PATH });
      await serveTrailer(page);
      const configured = page.waitForResponse('**/api/config');
      await page.reload();
      await configured;
      await page.getByRole('button', { name: 'Enter Hub' }).first().click();
      await page.getByRole('button', { name: 'Pause' }).click();
    },
  },
  { name: 'ss-ip', path: '/ss-ip', signedIn: false },
  {
    name: 'codex',
    path: '/ss-ip#anvil',
    signedIn: false,
    prepare: async (page) => page.getByRole('article').waitFor(),
  },
  {
    name: 'player-card',
    path: '/leaderboard',
    signedIn: false,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'kepler_9' }).last().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'credits-visitor', path: '/credits', signedIn: false },
  { name: 'settings-visitor', path: '/settings', signedIn: false },
  { name: 'forgot-password', path: '/forgot-password', signedIn: false },
  { name: 'reset-password', path: '/reset-password?token=unknown', signedIn: false },
  { name: 'not-found', path: '/nowhere', signedIn: false },
  { name: 'dashboard', path: '/dashboard', signedIn: true },
  { name: 'dice', path: '/dice-of-iris', signedIn: true },
  { name: 'credits', path: '/credits', signedIn: true },
  {
    name: 'credits-checkout',
    path: '/credits',
    signedIn: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Purchase Gamer Pack' }).click();
      await page.getByRole('dialog', { name: 'Checkout' }).waitFor();
    },
  },
  { name: 'leaderboard-global', path: '/leaderboard', signedIn: true },
  { name: 'leaderboard-games', path: '/leaderboard?tab=games&game=2', signedIn: true },
  { name: 'settings-profile', path: '/settings', signedIn: true },
  { name: 'settings-audio', path: '/settings?tab=audio', signedIn: true },
  { name: 'settings-video', path: '/settings?tab=video', signedIn: true },
  { name: 'settings-display', path: '/settings?tab=display', signedIn: true },
  { name: 'settings-account', path: '/settings?tab=account', signedIn: true },
  {
    name: 'settings-deletion',
    path: '/settings?tab=account',
    signedIn: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Delete account...' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'space-snake-menu', path: '/game2', signedIn: true },
  {
    name: 'space-snake',
    path: '/game2',
    signedIn: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: /^(Start|Resume)/ }).click();
      await expect(page.getByRole('button', { name: 'Pause' })).toBeEnabled();
      await page.waitForFunction(() => document.querySelector('[role=timer]') === null);
    },
  },
  { name: 'battle-arena-menu', path: '/game1', signedIn: true },
  { name: 'memory-challenge-menu', path: '/game3', signedIn: true },
  { name: 'puzzle-menu', path: '/game5', signedIn: true },
];

const folder = join(import.meta.dirname, '../artifacts/screens');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const hub = await startHub();
await hub.populate();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumPageArgs] });
const visitor = await browser.newContext({ baseURL: hub.url });
const player = await browser.newContext({ baseURL: hub.url });
const first = await player.newPage();
await signUp(first);
await rollDice(first);
await first.close();

await takePictures(screens, WIDTHS);
await writeSheet('contact-sheet', screens, WIDTHS);
const unprepared = screens
  .filter(({ prepare }) => !prepare)
  .map((screen) => ({ ...screen, name: `ar-${screen.name}` }));
for (const context of [visitor, player]) {
  await context.addInitScript(() => localStorage.setItem('star-seekers:language', 'ar'));
}
await takePictures(unprepared, ARABIC_WIDTHS);
await writeSheet('contact-sheet-ar', unprepared, ARABIC_WIDTHS);
await browser.close();
await hub.stop();
console.log(`Contact sheets: ${folder}`);

async function takePictures(of: readonly Screen[], widths: readonly number[]): Promise<void> {
  for (const screen of of) {
    for (const width of widths) {
      const page = await (screen.signedIn ? player : visitor).newPage();
      await page.setViewportSize({ width, height: width < 600 ? 780 : 1000 });
      await page.goto(screen.path);
      await page.waitForLoadState('networkidle');
      await screen.prepare?.(page);
      await page.screenshot({ path: join(folder, `${screen.name}-${width}.png`), fullPage: !screen.prepare });
      await page.close();
      console.log(`${screen.name} at ${width}`);
    }
  }
}

async function writeSheet(sheet: string, of: readonly Screen[], widths: readonly number[]): Promise<void> {
  const figures = of.flatMap(({ name }) =>
    widths.map((width) => {
      const data = readFileSync(join(folder, `${name}-${width}.png`)).toString('base64');
      return `<figure><img src="data:image/png;base64,${data}"><figcaption>${name} ${width}</figcaption></figure>`;
    }),
  );
  const page = await browser.newPage({ viewport: { width: 1800, height: 1000 } });
  await page.setContent(`<style>
    body { margin: 16px; background: #16181d; color: #cfd6e4; font: 14px sans-serif; display: grid; grid-template-columns: repeat(6, 1fr); gap: 16px }
    figure { margin: 0 } img { width: 100%; max-height: 420px; object-fit: contain; object-position: top; background: #000 }
  </style>${figures.join('')}`);
  await page.screenshot({ path: join(folder, `${sheet}.png`), fullPage: true });
}
