import type { ReplayAnswer, RunPage } from '@star-seekers/contracts';
import { type AnyGame, games } from '@star-seekers/games';
import { packReplay } from '@star-seekers/games/replay-transport';
import { Run, beaconDealer, encodeCommandLog, hashState, localDealer, verifyLog } from '@star-seekers/sim';
import { holdTime } from '@star-seekers/stage/testing/own-time.ts';
import { paintNothing } from '@star-seekers/stage/testing/paint-nothing.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { loadTexts } from '../../i18n/index.ts';
import { queryClient } from '../../shell/query-client.ts';
import { type Reply, player, refusal, serveApi } from '../../testing/server-double.ts';
import '../../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { Toaster } from '../../ui/toaster.tsx';
import { CACHED_USER_KEY } from '../session/cached-user.ts';
import { startSession } from '../session/session.ts';
import { updateSettings } from '../settings/settings-store.ts';
import { TheatrePage } from './theatre-page.tsx';

const SEED = 7;
const TICKS = 1500;
const SCORES = [0, 10, 20, 40];

let page: RunPage;
let replay: ReplayAnswer;
let stop = () => {};

paintNothing();

/** A convoy that is left after 25 s. */
beforeAll(async () => {
  const { sim, createBot } = games.get(2) as AnyGame;
  const run = new Run(sim, { seed: SEED }, localDealer(beaconDealer, SEED));
  const bot = createBot({ skill: 'good', seed: SEED });
  while (run.state.tick < TICKS) run.step(bot(run.state));
  run.quit();
  const { outcome, run: again } = verifyLog(sim, run.setup, run.log);
  const user = { id: 'u9', username: 'kepler_9', faction: 'oni' as const };
  page = {
    runId: 'r1',
    gameId: 2,
    rulesVersion: sim.rulesVersion,
    logFormat: 3,
    setup: { seed: SEED },
    player: user,
    score: outcome.score,
    points: outcome.points,
    reason: outcome.reason,
    stats: {},
    standing: 'counts',
    challengeId: null,
    startedAt: 1_700_000_000_000,
    finishedAt: 1_700_000_030_000,
    ticks: run.log.ticks,
    witness: { fault: null, unaccountedMs: 400, lateTicks: 30, pauses: 1, pausedAt: [{ tick: 600, ms: 12_000 }] },
    rankThen: 3,
    ranks: { monthly: 5, yearly: null },
    best: null,
    next: { runId: 'r2', score: 40, player: { ...user, id: 'u8', username: 'Tamsin-Vey' } },
    textsWithheld: false,
    rulesServed: true,
    archive: null,
    secret: null,
    stateHash: hashState(again.state),
  };
  replay = {
    seed: SEED,
    gameId: 2,
    rulesVersion: sim.rulesVersion,
    replay: await packReplay(encodeCommandLog(sim.commands, run.log)),
    score: outcome.score,
    player: user,
  };
});

beforeEach(async () => {
  localStorage.clear();
  queryClient.clear();
  updateSettings({ motion: 'reduced' });
  await loadTexts('play', 'games', 'players', 'leaderboard', 'challenge');
});

afterEach(() => {
  vi.useRealTimers();
  stop();
  vi.unstubAllGlobals();
});

type Replies = Partial<Record<'page' | 'pace' | 'replay' | 'config', Reply | undefined>>;

async function visit(address = '/run/r1', replies: Replies = {}) {
  const next = { runId: 'r2', score: 40, ticks: 900, everyS: 5, scores: SCORES };
  const calls = serveApi(({ path }) => {
    if (path === '/runs/r1') return 'page' in replies ? replies.page : { status: 200, body: page };
    if (path === '/runs/r1/replay') return 'replay' in replies ? replies.replay : { status: 200, body: replay };
    if (path === '/runs/r1/pace')
      return 'pace' in replies ? replies.pace : { status: 200, body: { own: null, best: null, next } };
    if (path === '/config') return replies.config;
    if (path === '/user') return { status: 200, body: { user: player() } };
    return path === '/runs/r1/report' ? { status: 204 } : undefined;
  });
  stop = startSession();
  const element = (
    <>
      <TheatrePage />
      <Toaster />
    </>
  );
  const router = createMemoryRouter([{ path: '/run/:id', element }], { initialEntries: [address] });
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { screen, calls };
}

async function visitReady(address?: string, replies?: Replies) {
  const visited = await visit(address, replies);
  await expect.poll(() => document.querySelector('[data-state=ready]')).not.toBeNull();
  return { ...visited, slider: visited.screen.getByRole('slider', { name: 'Place in the run' }) };
}

function tickOf(slider: { element: () => Element }): number {
  return (slider.element() as HTMLInputElement).valueAsNumber;
}

test('a run is shown with its player, score, standing and what the hub saw', async () => {
  const { screen } = await visitReady();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`${page.score} by kepler_9`);
  await expect.element(screen.getByText('This run counts')).toBeVisible();
  const facts = screen.getByRole('region', { name: 'This run' });
  await expect.element(facts).toMatchTextContent(/Place when it ended3/);
  await expect.element(facts).toMatchTextContent(/Place of its yearNot on the board/);
  await expect.element(facts).toMatchTextContent(/Pauses0:12 at 0:10/);
  await expect.element(facts).toMatchTextContent(/0\.4 s behind the clock, 0\.5 s late/);
  await expect.element(screen.getByText('Next on the board: Tamsin-Vey')).toBeVisible();
  // Its secret is not told.
  await expect.element(screen.getByRole('button', { name: 'Play from Here' })).not.toBeInTheDocument();
});

test('a run whose log is of format 2 plays, is checked, and says that its pauses are as the page told them', async () => {
  const { sim } = games.get(2) as AnyGame;
  const played = new Run(sim, { seed: SEED }, localDealer(beaconDealer, SEED));
  for (let tick = 0; tick < 400; tick++) {
    if (tick === 200) played.begin(2);
    played.step([]);
  }
  played.quit();
  expect(played.log).toMatchObject({ format: 2, begins: [201] });
  const { score, points } = sim.outcome(played.state);
  const older = {
    ...page,
    logFormat: 2,
    ticks: 400,
    reason: 'quit',
    score,
    points,
    stateHash: hashState(played.state),
  };
  const packed = await packReplay(encodeCommandLog(sim.commands, played.log));
  const { screen } = await visitReady('/run/r1', {
    page: { status: 200, body: older },
    replay: { status: 200, body: { ...replay, replay: packed, score } },
  });
  await expect.element(screen.getByText('from before the hub itself timed pauses', { exact: false })).toBeVisible();
});

test('the attempt of a day leads to its day, and has no place of a month', async () => {
  const finishedAt = Date.UTC(2026, 10, 26, 12);
  const body: RunPage = { ...page, standing: 'daily', day: '2026-11-26', finishedAt, rankThen: null };
  const { screen } = await visit('/run/r1', { page: { status: 200, body } });
  await expect.element(screen.getByText("This run counts for its day of the Lamp's Six")).toBeVisible();
  const link = screen.getByRole('link', { name: 'Thursday, November 26' });
  await expect.element(link).toHaveAttribute('href', '/daily/2026-11-26');
  await expect.element(screen.getByText('Place of its month')).not.toBeInTheDocument();
});

test('who wants less motion sees the place in the address, and nothing moves by itself', async () => {
  const { screen, slider } = await visitReady('/run/r1?t=12');
  await expect.element(screen.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(tickOf(slider)).toBe(720);
});

test('others see it play', async () => {
  updateSettings({ motion: 'full' });
  const { screen, slider } = await visitReady();
  await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(() => tickOf(slider)).toBeGreaterThan(0);
});

test('keys jump, step and go through the run', async () => {
  const { screen, slider } = await visitReady();
  const press = async (key: string) => {
    await userEvent.keyboard(key);
    return tickOf(slider);
  };
  expect(await press('{ArrowRight}')).toBe(300);
  expect(await press('{ArrowLeft}')).toBe(0);
  expect(await press('.')).toBe(1);
  expect(await press(',')).toBe(0);
  expect(await press('5')).toBe(TICKS / 2);
  expect(await press('{End}')).toBe(TICKS);
  expect(await press('{Home}')).toBe(0);
  // The same on the timeline itself, which is a slider.
  (slider.element() as HTMLElement).focus();
  expect(await press('{ArrowRight}')).toBe(300);
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('a run that was dragged along plays on, however the drag ends', async () => {
  const { screen, slider } = await visitReady();
  await screen.getByRole('button', { name: 'Play', exact: true }).click();
  const input = slider.element() as HTMLInputElement;
  // As a browser does while the pointer is held.
  const drag = (tick: number) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, `${tick}`);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  for (const end of ['pointerup', 'pointercancel', 'blur']) {
    await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
    input.focus();
    drag(600);
    drag(900);
    await expect.element(screen.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    expect(tickOf(slider), end).toBe(900);
    if (end === 'blur') input.blur();
    else input.dispatchEvent(new PointerEvent(end, { bubbles: true }));
    await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect.poll(() => tickOf(slider)).toBeGreaterThan(900);
  }
});

test('a chosen speed is the speed of the replay', async () => {
  const { screen, slider } = await visitReady();
  const fastest = screen.getByRole('radio', { name: '8 ×' });
  await fastest.click({ force: true });
  await expect.element(fastest).toBeChecked();
  const { pass } = holdTime();
  await userEvent.keyboard(' ');
  await expect
    .poll(() => {
      pass(80);
      return tickOf(slider);
    })
    .toBeGreaterThan(0);
  const from = tickOf(slider);
  // 29 ticks at the usual speed.
  pass(480);
  await expect.poll(() => tickOf(slider) - from).toBeGreaterThan(150);
});

test('AltGr types the keys of moments, digits need no Shift, and shortcuts stay the browser’s (G 7)', async () => {
  const { slider } = await visitReady();
  const type = async (key: string, code: string, init: KeyboardEventInit = {}) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, ...init }));
    await new Promise(requestAnimationFrame);
    return tickOf(slider);
  };
  const altGr = { ctrlKey: true, altKey: true, modifierAltGraph: true };
  expect(await type('(', 'Digit5')).toBe(TICKS / 2);
  expect(await type('[', 'Digit5', altGr)).toBeLessThan(TICKS / 2);
  expect(await type('à', 'Digit0')).toBe(0);
  expect(await type(']', 'Digit9', altGr)).toBeGreaterThan(0);
  expect(await type('5', 'Digit5')).toBe(TICKS / 2);
  expect(await type('1', 'Digit1', { ctrlKey: true })).toBe(TICKS / 2);
});

test('a game pad jumps, plays and goes from moment to moment', async () => {
  const pad = { connected: true, buttons: Array.from({ length: 17 }, () => ({ pressed: false })), axes: [0, 0] };
  const pads = vi.spyOn(navigator, 'getGamepads').mockReturnValue([pad as unknown as Gamepad]);
  const { screen, slider } = await visitReady();
  const press = async (button: number, tick: () => boolean) => {
    pad.buttons[button] = { pressed: true };
    await expect.poll(tick).toBe(true);
    pad.buttons[button] = { pressed: false };
    // It is read as released.
    const reads = pads.mock.calls.length;
    await expect.poll(() => pads.mock.calls.length).toBeGreaterThan(reads + 1);
  };
  const [left, right, up, down, primary] = [14, 15, 12, 13, 0];
  await press(right, () => tickOf(slider) === 300);
  await press(left, () => tickOf(slider) === 0);
  await press(up, () => tickOf(slider) > 0);
  await press(down, () => tickOf(slider) === 0);
  await press(primary, () => screen.getByRole('button', { name: 'Pause' }).query() !== null);
  await press(primary, () => screen.getByRole('button', { name: 'Play', exact: true }).query() !== null);
});

test('moments lead to their place, and the buttons from one to the next', async () => {
  const { screen, slider } = await visitReady();
  const moments = screen.getByRole('region', { name: 'Moments' });
  await moments.getByRole('button', { name: /The player left the run/ }).click();
  expect(tickOf(slider)).toBe(TICKS);
  await screen.getByRole('button', { name: 'Previous moment' }).click();
  const before = tickOf(slider);
  expect(before).toBeLessThan(TICKS);
  await screen.getByRole('button', { name: 'Next moment' }).click();
  expect(tickOf(slider)).toBe(TICKS);
  await moments.getByRole('button', { name: /The run begins/ }).click();
  expect(tickOf(slider)).toBe(0);
});

test('at its end a run that was left can be played again', async () => {
  const { screen, slider } = await visitReady();
  await userEvent.keyboard('{End}');
  await screen.getByRole('button', { name: 'Play', exact: true }).click();
  await screen.getByRole('button', { name: 'Play again' }).click();
  await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(tickOf(slider)).toBeLessThan(TICKS);
});

test('overlays are switched by buttons that say whether they are on', async () => {
  const { screen } = await visitReady();
  for (const name of ['Show inputs', 'Show hit boxes']) {
    const button = screen.getByRole('button', { name });
    await expect.element(button).toHaveAttribute('aria-pressed', 'false');
    await button.click();
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  }
});

test('the browser plays the run again and comes to the same result', async () => {
  const { screen } = await visitReady();
  await screen.getByRole('button', { name: 'Check this run' }).click();
  await expect.element(screen.getByText('It holds: your browser comes to the same result.')).toBeVisible();
  expect(screen.getByText(page.stateHash as string, { exact: true }).elements()).toHaveLength(2);
});

test('a result that the recording does not come to is called out', async () => {
  const { screen } = await visitReady('/run/r1', { page: { status: 200, body: { ...page, score: page.score + 1 } } });
  await screen.getByRole('button', { name: 'Check this run' }).click();
  await expect.element(screen.getByText('It does not hold: your browser comes to another result.')).toBeVisible();
});

test('a player reports the run of another one', async () => {
  localStorage.setItem(CACHED_USER_KEY, JSON.stringify(player()));
  const { screen, calls } = await visitReady();
  await screen.getByRole('button', { name: 'Report' }).click();
  await screen.getByRole('button', { name: 'Played by a program' }).click();
  await expect.element(screen.getByText('Report sent')).toBeVisible();
  expect(calls.filter(({ path }) => path.endsWith('/report'))).toMatchObject([{ body: { reason: 'automated' } }]);
});

const NOT_FOUND = refusal(404, { code: 'runs/not_found' });

test.each<[string, () => Replies, string]>([
  ['does not exist', () => ({ page: NOT_FOUND }), 'There is no such run'],
  ['must not be shown', () => ({ replay: NOT_FOUND }), 'This run is not shown'],
  [
    'was played by other rules',
    () => ({ page: { status: 200, body: { ...page, rulesVersion: 1, rulesServed: false } } }),
    'Played by other rules',
  ],
  [
    'has a recording of another game',
    () => ({ replay: { status: 200, body: { ...replay, replay: 'AAAA' } } }),
    'The recording does not fit this game',
  ],
])('a run that %s says so', async (_what, replies, title) => {
  const { screen } = await visit('/run/r1', replies());
  await expect.element(screen.getByText(title)).toBeVisible();
});

test('a run of a game that the hub has no more is shown by the build that had it, under the name that it had', async () => {
  const gone = { ...page, gameId: 99, rulesServed: false, archive: '/src/ui/base.css?' };
  const formerGames = [{ id: 99, slug: 'star-miner', card: 'Miner', screen: 'Star Miner' }];
  const config = { links: {}, trailer: {}, payments: 'off', version: '1', formerGames };
  const { screen } = await visit('/run/r1', {
    page: { status: 200, body: gone },
    replay: { status: 200, body: { ...replay, gameId: 99 } },
    config: { status: 200, body: config },
  });
  await expect.element(screen.getByText('Star Miner', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/by kepler_9/);
  await expect.poll(() => document.querySelector('iframe')).not.toBeNull();
});

test('a player of older rules that does not answer offers to try again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const older = { ...page, rulesVersion: 1, rulesServed: false, archive: '/src/ui/base.css?' };
  const { screen } = await visit('/run/r1', { page: { status: 200, body: older } });
  const again = screen.getByRole('button', { name: 'Retry' });
  await vi.waitFor(
    async () => {
      // From the moment in which the frame has loaded.
      await vi.advanceTimersByTimeAsync(20_000);
      expect(again.query()).not.toBeNull();
    },
    { timeout: 60_000 },
  );
  vi.useRealTimers();
  await again.click();
  await expect.poll(() => document.querySelector('iframe')).not.toBeNull();
});

test('a lost connection offers to try again', async () => {
  const replies: Replies = { page: undefined };
  const { screen } = await visit('/run/r1', replies);
  await expect.element(screen.getByText('The run could not be loaded')).toBeVisible();
  replies.page = { status: 200, body: page };
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/by kepler_9/);
});
