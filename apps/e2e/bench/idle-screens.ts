import { games } from '@star-seekers/games';
import type { Page } from 'playwright';

/** An idle state of a screen. */
export interface IdleState {
  readonly name: string;
  /** Brings the page here from the previous state. */
  readonly reach?: (page: Page) => Promise<void>;
  /** Something moves, so it is measured with every setting; other states only with the default one. */
  readonly moves?: boolean;
  /** Time until animations have ended; the default of the bench if undefined. */
  readonly settleMs?: number;
}

export interface IdleScreen {
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

export const idleScreens: readonly IdleScreen[] = [
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
  await page.getByText('Verified', { exact: true }).waitFor({ timeout: LOADING_MS });
  // Any input stops the Arena's automatic return to the hub.
  await page.keyboard.press('Shift');
}
