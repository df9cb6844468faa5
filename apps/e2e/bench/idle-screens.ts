import { games } from '@star-seekers/games';
import type { Page } from 'playwright';

/** A state of a screen in which nobody touches it. */
export interface Moment {
  readonly name: string;
  /** Leads there from the moment before. */
  readonly reach?: (page: Page) => Promise<void>;
  /** Something moves in it, so that it is measured with every setting; what stands still is measured as a visitor has it. */
  readonly moves?: boolean;
  /** How long until it has come to rest, unless as long as every screen has. */
  readonly settleMs?: number;
}

export interface IdleScreen {
  readonly name: string;
  readonly path: string;
  readonly signedIn?: boolean;
  /** It needs some to show its moments. */
  readonly credits?: boolean;
  readonly moments: readonly [Moment, ...Moment[]];
}

/** Software draws the first frame, and other work may have the processor. */
const LOADING_MS = 120_000;

/** The landing's sky rests when nobody has touched the page for half a minute. */
const LEFT_ALONE_MS = 33_000;

/** A count-down, and the first seconds of play. */
const RUN_UP_MS = 5000;

/** The end of a run is played out before its result stands still. */
const ENDING_MS = 7000;

const GAMES = [...games.keys()];

const AT_ONCE: IdleScreen['moments'] = [{ name: '' }];

export const idleScreens: readonly IdleScreen[] = [
  {
    name: 'landing',
    path: '/',
    moments: [
      // Two seconds of moving frames tell a slow machine; then it moves as such a machine does.
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
  // The pad invites to throw three times before it rests.
  { name: 'dice', path: '/dice-of-iris', signedIn: true, moments: [{ name: 'at rest', settleMs: 14_000 }] },
  { name: 'dashboard', path: '/dashboard', signedIn: true, moments: AT_ONCE },
  { name: 'leaderboard', path: '/leaderboard', signedIn: true, moments: AT_ONCE },
  { name: 'credits', path: '/credits', signedIn: true, moments: AT_ONCE },
  { name: 'settings', path: '/settings', signedIn: true, moments: AT_ONCE },
  { name: 'ss-ip', path: '/ss-ip', moments: AT_ONCE },
  ...GAMES.map((id): IdleScreen => ({
    name: `game${id}`,
    path: `/game${id}`,
    signedIn: true,
    credits: true,
    moments: [
      { name: 'menu', reach: async (page) => startButton(page).waitFor({ timeout: LOADING_MS }) },
      { name: 'running', moves: true, reach: async (page) => startButton(page).click(), settleMs: RUN_UP_MS },
      { name: 'paused', reach: pause },
      { name: 'result', reach: endRun, settleMs: ENDING_MS },
    ],
  })),
];

/** The one thing to do on a game's panel, once the game is loaded. */
function startButton(page: Page) {
  return page.locator('main button[class*="primary--"]:enabled').first();
}

/** A run that has met its end stays ended: its result is measured instead. */
async function pause(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByRole('button', { name: 'Resume', exact: true }).waitFor({ timeout: LOADING_MS });
}

async function endRun(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End run' }).click();
  await page.getByRole('button', { name: 'End the run' }).click();
  await page.getByText('Verified', { exact: true }).waitFor({ timeout: LOADING_MS });
  // The Arena's result leads back to the hub by itself, unless something is touched.
  await page.keyboard.press('Shift');
}
