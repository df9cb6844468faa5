import { games } from '@star-seekers/games';
import { type Page, expect } from 'playwright/test';
import { VIDEO_PATH, serveTrailer, setSite } from '../support/trailer.ts';

/** Calls of a run's page, and how its answer is changed. */
const RUN_PAGE = /\/api\/runs\/[\w-]+$/;
const REPLAY = /\/api\/runs\/[\w-]+\/replay$/;

/** States of the theatre that a hub in order does not have. */
const THEATRE_STATES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'other-rules': async (page) =>
    page.route(RUN_PAGE, async (route) => {
      const response = await route.fetch();
      const shown = (await response.json()) as object;
      await route.fulfill({ response, json: { ...shown, rulesVersion: 1, rulesServed: false, archive: null } });
    }),
  private: async (page) =>
    page.route(REPLAY, (route) => route.fulfill({ status: 404, json: { code: 'runs/not_found', message: 'No.' } })),
  broken: async (page) =>
    page.route(REPLAY, async (route) => {
      const response = await route.fetch();
      const replay = (await response.json()) as object;
      await route.fulfill({ response, json: { ...replay, replay: 'AAAA' } });
    }),
};

/** The first event of a game of which only the score is shown. */
const HEAD = {
  type: 'head',
  gameId: 4,
  rulesVersion: 1,
  username: 'kepler_9',
  faction: 'oni',
  startedAt: Date.now() - 150_000,
  setup: null,
  past: { kind: 'play', toTick: 8040, score: 1461 },
};

/** States of the page of a live run, as the events that lead to them. */
const LIVE_STATES: Readonly<Record<string, readonly object[]>> = {
  lost: [HEAD],
  over: [HEAD, { type: 'end', reason: 'closed', runId: 'a-run' }],
  stopped: [HEAD, { type: 'end', reason: 'stopped', runId: null }],
};

/** Answers the stream of a live run. It closes after what is given: without an end the connection is lost. */
async function answerLive(page: Page, events: readonly object[]): Promise<void> {
  const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
  await page.route('**/api/live/a-name', (route) => route.fulfill({ contentType: 'text/event-stream', body }));
}

const GAMES = [...games.keys()];

/** States of a screen other than its normal one. */
export type ScreenState = 'loading' | 'empty' | 'failed';

export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly signedIn: boolean;
  readonly state?: ScreenState;
  /** Its preparation reads English texts. */
  readonly english?: boolean;
  /** Runs before the screenshot. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Screens with requests of their own. */
const SCREENS_WITH_STATES = [
  { name: 'dashboard', path: '/dashboard', signedIn: true },
  { name: 'dice', path: '/dice-of-iris', signedIn: true },
  { name: 'credits', path: '/credits', signedIn: true },
  { name: 'leaderboard-visitor', path: '/leaderboard', signedIn: false },
  { name: 'leaderboard-games', path: '/leaderboard?tab=games&game=2', signedIn: true },
  { name: 'game2-menu', path: '/game2', signedIn: true },
];

const STATES: readonly ScreenState[] = ['loading', 'empty', 'failed'];

export const screens: readonly Screen[] = [
  { name: 'landing', path: '/', signedIn: false },
  {
    name: 'auth-dialog',
    path: '/',
    signedIn: false,
    prepare: async (page) => {
      await page.locator('main button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'leaderboard-visitor', path: '/leaderboard', signedIn: false },
  {
    name: 'trailer',
    path: '/',
    signedIn: false,
    english: true,
    prepare: async (page) => {
      await setSite(page, { videoUrl: VIDEO_PATH });
      await serveTrailer(page);
      await page.evaluate(() =>
        localStorage.setItem('star-seekers:settings', JSON.stringify({ showIntroVideo: true })),
      );
      await page.reload();
      await page.locator('main button').first().click();
      await page.getByRole('button', { name: 'Pause' }).click();
    },
  },
  { name: 'ss-ip', path: '/ss-ip', signedIn: false },
  { name: 'coloring-book', path: '/coloring-book', signedIn: false },
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
  { name: 'confirm-email', path: '/confirm-email?token=unknown', signedIn: false },
  { name: 'not-found', path: '/nowhere', signedIn: false },
  { name: 'theatre', path: '/leaderboard?tab=games&game=2', signedIn: false, prepare: openRun },
  {
    name: 'theatre-checked',
    path: '/leaderboard?tab=games&game=2',
    signedIn: false,
    english: true,
    prepare: async (page) => {
      await openRun(page);
      await page.getByRole('button', { name: 'Show inputs' }).click();
      await page.getByRole('button', { name: 'Check this run' }).click();
      await page.locator('[data-check=same]').waitFor();
    },
  },
  {
    name: 'theatre-report',
    path: '/leaderboard?tab=games&game=2',
    signedIn: true,
    english: true,
    prepare: async (page) => {
      await openRun(page);
      await page.getByRole('button', { name: 'Report' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  ...GAMES.map((id): Screen => ({
    name: `theatre-game${id}`,
    path: `/leaderboard?tab=games&game=${id}`,
    signedIn: false,
    prepare: openRun,
  })),
  ...Object.entries(THEATRE_STATES).map(([name, change]): Screen => ({
    name: `theatre-${name}`,
    path: '/leaderboard?tab=games&game=2',
    signedIn: false,
    prepare: async (page) => {
      await change(page);
      await page.locator('a[href^="/run/"]').first().click();
      await page.locator('main [class*="state-panel"]').first().waitFor();
    },
  })),
  ...Object.entries(LIVE_STATES).map(([name, events]): Screen => ({
    name: `live-${name}`,
    path: '/leaderboard',
    signedIn: false,
    prepare: async (page) => {
      await answerLive(page, events);
      await page.goto('/live/a-name');
      await page.locator('[data-state=watching], [data-state=over], main [class*="state-panel"]').first().waitFor();
    },
  })),
  { name: 'live-missing', path: '/live/nowhere', signedIn: false },
  { name: 'live-loading', path: '/live/nowhere', signedIn: false, state: 'loading' },
  { name: 'live-failed', path: '/live/nowhere', signedIn: false, state: 'failed' },
  { name: 'theatre-missing', path: '/run/nowhere', signedIn: false },
  { name: 'theatre-loading', path: '/run/nowhere', signedIn: false, state: 'loading' },
  { name: 'theatre-failed', path: '/run/nowhere', signedIn: false, state: 'failed' },
  { name: 'terms', path: '/terms', signedIn: false },
  { name: 'terms-loading', path: '/terms', signedIn: false, state: 'loading' },
  { name: 'terms-failed', path: '/terms', signedIn: false, state: 'failed' },
  { name: 'game2-visitor', path: '/game2', signedIn: false },
  { name: 'game2-practice', path: '/game2?practice', signedIn: false },
  { name: 'dashboard', path: '/dashboard', signedIn: true },
  { name: 'dice', path: '/dice-of-iris', signedIn: true },
  { name: 'credits', path: '/credits', signedIn: true },
  {
    name: 'credits-checkout',
    path: '/credits',
    signedIn: true,
    english: true,
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
    english: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Delete account...' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  ...SCREENS_WITH_STATES.flatMap((screen) =>
    STATES.map((state) => ({ ...screen, name: `${screen.name}-${state}`, state })),
  ),
  ...GAMES.map((id): Screen => ({ name: `game${id}-menu`, path: `/game${id}`, signedIn: true })),
  ...GAMES.map((id): Screen => ({ name: `game${id}-run`, path: `/game${id}`, signedIn: true, prepare: startRun })),
];

/** Opens the first run of a board. */
async function openRun(page: Page): Promise<void> {
  await page.locator('a[href^="/run/"]').first().click();
  await page.locator('[data-state=ready]').waitFor();
}

/** Starts a run with the primary button of the game's panel, in any language. */
async function startRun(page: Page): Promise<void> {
  const start = page.locator('main button[class*="primary--"]').first();
  await expect(start).toBeEnabled({ timeout: 90_000 });
  await start.click();
  await expect(start).toBeHidden({ timeout: 60_000 });
  // A countdown shows 1 to 3; the clock of the quiz shows more.
  await page.waitForFunction(
    () => !/^[1-3١-٣]$/.test(document.querySelector('[role=timer]')?.textContent.trim() ?? ''),
  );
}
