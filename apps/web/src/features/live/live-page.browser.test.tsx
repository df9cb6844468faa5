import type { LiveEvent, LiveHead } from '@star-seekers/contracts';
import { type AnyGame, games } from '@star-seekers/games';
import { EMPTY_LOG, Run, beaconDealer, LOG_START, encodeLogPart, localDealer, toBase64Url } from '@star-seekers/sim';
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
import { type Reply, refusal, serveApi } from '../../testing/server-double.ts';
import '../../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { startSession } from '../session/session.ts';
import { updateSettings } from '../settings/settings-store.ts';
import { LivePage } from './live-page.tsx';

const SEED = 7;
const { sim, createBot } = games.get(2) as AnyGame;

/** Ticks of the run that has been played when the viewer comes. */
const PAST = 900;

/** Where the run begins anew after a pause. */
const PAUSED_AT = 1980;

/** A convoy, as the log of each second. */
const seconds: string[] = [];
let stop = () => {};

paintNothing();

beforeAll(() => {
  const run = new Run(sim, { seed: SEED }, localDealer(beaconDealer, SEED));
  const bot = createBot({ skill: 'good', seed: SEED });
  let place = LOG_START;
  while (run.state.tick < PAST + 1200) {
    run.step(bot(run.state));
    if (run.state.tick % 60 !== 0) continue;
    seconds.push(toBase64Url(encodeLogPart(sim.commands, run.logSince(place))));
    ({ place } = run);
    if (run.state.tick === PAUSED_AT) run.begin();
  }
});

beforeEach(async () => {
  localStorage.clear();
  queryClient.clear();
  await loadTexts('play', 'games', 'players', 'leaderboard');
  updateSettings({ motion: 'full' });
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** The event with everything up to a tick. */
function headAt(tick: number, over: Partial<LiveHead> = {}): LiveHead {
  const log = seconds.slice(0, tick / 60).join('.');
  return {
    type: 'head',
    gameId: 2,
    rulesVersion: sim.rulesVersion,
    username: 'kepler_9',
    faction: 'oni',
    startedAt: Date.now() - 120_000,
    setup: { seed: SEED },
    past: log === '' ? null : { kind: 'play', toTick: tick, log, begins: [] },
    ...over,
  };
}

/** The event of a game that hides something: its score at a tick, without a replay. */
function scoreAt(toTick: number, score: number): LiveHead {
  return headAt(0, { gameId: 4, setup: null, past: { kind: 'play', toTick, score } });
}

/** The event of the second up to a tick. */
function partAt(toTick: number, kind: 'play' | 'pause' | 'end' = 'play'): LiveEvent {
  return { type: 'play', kind, toTick, log: seconds[toTick / 60 - 1] ?? '' };
}

/** A connection that sends what a test says. */
function connection(...events: readonly LiveEvent[]) {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const stream = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  const send = (...sent: readonly LiveEvent[]) => {
    for (const event of sent) controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
  };
  send(...events);
  return { send, lose: () => controller.error(new Error('cut')), reply: { status: 200, stream } satisfies Reply };
}

async function visit(...replies: readonly (Reply | undefined | Promise<Reply>)[]) {
  const left = [...replies];
  serveApi(({ path }) => {
    if (path === '/live') return { status: 200, body: [] };
    return path === '/live/a-name' ? left.shift() : undefined;
  });
  stop = startSession();
  const router = createMemoryRouter([{ path: '/live/:id', element: <LivePage /> }], {
    initialEntries: ['/live/a-name'],
  });
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

/** The timeline: where the replay is, and where the run is. */
function times() {
  const slider = document.querySelector<HTMLInputElement>('[data-timeline]');
  return { tick: slider?.valueAsNumber ?? 0, ticks: Number(slider?.max ?? 0) };
}

async function watching(state = 'watching') {
  await expect.poll(() => document.querySelector(`[data-state=${state}]`)).not.toBeNull();
}

async function visitReady(live = connection(headAt(PAST))) {
  const screen = await visit(live.reply);
  await watching();
  return { screen, live, toPresent: screen.getByRole('button', { name: 'Live', exact: true }) };
}

/** The page's time from now on: it passes only while a test waits for something. */
function heldTime() {
  const { pass } = holdTime();
  const poll = <Value,>(read: () => Value) =>
    expect.poll(() => {
      pass(160);
      return read();
    });
  return { poll, playTo: async (tick: number) => poll(() => times().tick).toBe(tick) };
}

test('who comes late sees the present, the run goes on, and a pause of the player is said until the next part', async () => {
  const { screen, live, toPresent } = await visitReady(connection(headAt(PAUSED_AT - 120)));
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('kepler_9 plays live');
  await expect.element(toPresent).toHaveAttribute('aria-pressed', 'true');
  expect(times().tick).toBeGreaterThanOrEqual(PAUSED_AT - 240);
  const { playTo } = heldTime();
  live.send(partAt(PAUSED_AT - 60), partAt(PAUSED_AT, 'pause'));
  await playTo(PAUSED_AT);
  await expect.element(screen.getByText('kepler_9 has paused.')).toBeVisible();
  expect(times()).toEqual({ tick: PAUSED_AT, ticks: PAUSED_AT });
  const log = toBase64Url(encodeLogPart(sim.commands, { ...EMPTY_LOG, ticks: PAUSED_AT }));
  live.send({ type: 'play', kind: 'begin', toTick: PAUSED_AT, log }, partAt(PAUSED_AT + 60), partAt(PAUSED_AT + 120));
  await playTo(PAUSED_AT + 120);
  await expect.element(screen.getByText('kepler_9 has paused.')).not.toBeInTheDocument();
});

test('it can be stopped and searched, and the button leads back to the present', async () => {
  const { screen, live, toPresent } = await visitReady();
  await screen.getByRole('button', { name: 'Pause' }).click();
  await expect.element(toPresent).toHaveAttribute('aria-pressed', 'false');
  const stopped = times().tick;
  live.send(partAt(960), partAt(1020), partAt(1080));
  await expect.poll(() => times().ticks).toBe(1080);
  expect(times().tick).toBe(stopped);
  await userEvent.keyboard('{Home}');
  expect(times().tick).toBe(0);
  await toPresent.click();
  await expect.element(toPresent).toHaveAttribute('aria-pressed', 'true');
  await heldTime().playTo(1080);
  expect(times().ticks).toBe(1080);
  await userEvent.keyboard('{Home}');
  await userEvent.keyboard('{End}');
  await expect.element(toPresent).toHaveAttribute('aria-pressed', 'true');
  expect(times().tick).toBeGreaterThan(900);
});

test('who looks back and plays on faster comes to the present and stays there', async () => {
  const { screen, toPresent } = await visitReady();
  await userEvent.keyboard('7');
  await screen.getByRole('radio', { name: '8 ×' }).click({ force: true });
  await heldTime().playTo(PAST);
  await expect.element(toPresent).toHaveAttribute('aria-pressed', 'true');
  await expect.element(screen.getByRole('radio', { name: '1 ×' })).toBeChecked();
});

test('a run that has just begun says that its replay begins in a moment', async () => {
  const live = connection(headAt(0));
  const { screen } = await visitReady(live);
  await expect.element(screen.getByText('The film begins in a few seconds.')).toBeVisible();
  live.send(partAt(60), partAt(120));
  await heldTime().playTo(120);
});

test('the end of a run that counts leads to its recording', async () => {
  const { screen, live } = await visitReady();
  live.send(partAt(960, 'end'), { type: 'end', reason: 'closed', runId: 'r1' });
  await heldTime().playTo(960);
  await watching('over');
  expect(times()).toEqual({ tick: 960, ticks: 960 });
  await expect
    .element(screen.getByRole('link', { name: 'Watch the recording' }).first())
    .toHaveAttribute('href', '/run/r1');
  await expect.element(screen.getByRole('button', { name: 'Live', exact: true })).not.toBeInTheDocument();
});

test.each([
  ['does not count', 'closed'],
  ['may not be watched any more', 'stopped'],
] as const)('the end of a run that %s leads to the boards', async (_what, reason) => {
  const { screen, live } = await visitReady(connection(scoreAt(600, 300)));
  live.send({ type: 'end', reason, runId: null });
  await watching('over');
  await expect
    .element(screen.getByRole('link', { name: 'To the boards' }).first())
    .toHaveAttribute('href', '/leaderboard?tab=games');
});

test('a lost connection is said and opened again, and what was missed is there', async () => {
  const [first, second] = [connection(headAt(PAST)), Promise.withResolvers<Reply>()];
  const screen = await visit(first.reply, second.promise);
  await watching();
  const { poll, playTo } = heldTime();
  const lost = screen.getByText('The connection was lost. Trying again.');
  first.lose();
  await poll(() => lost.query()).toBeVisible();
  second.resolve(connection(headAt(PAST + 120)).reply);
  await playTo(PAST + 120);
  expect(times().ticks).toBe(PAST + 120);
  await expect.element(lost).not.toBeInTheDocument();
});

test('a run that ended while the connection was lost', async () => {
  const first = connection(scoreAt(600, 300));
  const screen = await visit(first.reply, refusal(404, { code: 'live/not_found' }));
  await watching();
  const { poll } = heldTime();
  first.lose();
  await poll(() => document.querySelector('[data-state=over]')).not.toBeNull();
  await expect.element(screen.getByText(/It ended while the connection was lost/)).toBeVisible();
});

test('of games that hide something only the score is shown, up to the end', async () => {
  const live = connection(scoreAt(600, 300));
  const { screen } = await visitReady(live);
  await expect.element(screen.getByText('300', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/so that nobody can help kepler_9/)).toBeVisible();
  live.send({ type: 'score', kind: 'pause', toTick: 660, score: 1410 });
  await expect.element(screen.getByText('1,410')).toBeVisible();
  await expect.element(screen.getByText('kepler_9 has paused.')).toBeVisible();
  live.send({ type: 'end', reason: 'closed', runId: 'r4' });
  await expect.element(screen.getByRole('link', { name: 'Watch the recording' })).toBeVisible();
});

test('nothing moves by itself for who wants less motion', async () => {
  updateSettings({ motion: 'reduced' });
  const { screen, live } = await visitReady();
  live.send(partAt(960));
  await expect.poll(() => times().ticks).toBe(960);
  expect(times().tick).toBe(PAST - 120);
  await screen.getByRole('button', { name: 'Play', exact: true }).click();
  await heldTime().playTo(960);
});

test.each<[string, Reply | undefined, string]>([
  ['is not being played', refusal(404, { code: 'live/not_found' }), 'Nobody is playing here now'],
  ['too many watch', refusal(503, { code: 'live/full' }), 'Too many are watching. Please try again later.'],
  ['cannot be reached', undefined, 'The hub cannot be reached. This page keeps trying.'],
])('a run that %s says so', async (_what, reply, words) => {
  const screen = await visit(reply);
  await expect.element(screen.getByText(words)).toBeVisible();
});

test('a page that is older than the rules asks for a reload', async () => {
  const screen = await visit(connection(headAt(0, { rulesVersion: sim.rulesVersion + 1 })).reply);
  await expect.element(screen.getByText(/Reload the page to watch this run/)).toBeVisible();
});

test('who was refused can try again', async () => {
  const screen = await visit(refusal(503, { code: 'live/full' }), connection(scoreAt(600, 300)).reply);
  await screen.getByRole('button', { name: 'Retry' }).click();
  await watching();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('kepler_9 plays live');
});
