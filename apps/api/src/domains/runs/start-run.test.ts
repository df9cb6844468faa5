import { randomUUID } from 'node:crypto';
import { games } from '@star-seekers/games';
import { COMMAND_LOG_FORMAT } from '@star-seekers/sim';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  type TestPlayer,
  type TestServer,
  claimFor,
  ledgerFaults,
  newPlayer,
  refusal,
  snapshot,
  startAndPlay,
  startRun,
  startTestServer,
} from '../../testing/index.ts';
import { RUN_LIFETIME_MS } from './run-rules.ts';

const RULES = games.get(2)?.sim.rulesVersion ?? 0;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterEach(async () => {
  expect(await ledgerFaults(server.services.db)).toEqual([]);
});

afterAll(async () => server.close());

const start = async (player: TestPlayer, key: string = randomUUID(), gameId = 2, rulesVersion = RULES) =>
  player.api('startRun', {
    body: { gameId, rulesVersion, logFormat: COMMAND_LOG_FORMAT },
    headers: { 'idempotency-key': key },
  });

/** Sends concurrent requests and counts their outcomes. */
async function countOutcomes(
  times: number,
  send: (index: number) => Promise<unknown>,
): Promise<Record<string, number>> {
  const outcomes: Record<string, number> = {};
  const requests = Array.from({ length: times }, async (_, index) =>
    send(index).then(
      () => 'done',
      (error: { code: string }) => error.code,
    ),
  );
  for (const outcome of await Promise.all(requests)) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  return outcomes;
}

const creditsOf = async ({ api }: TestPlayer) => (await api('user')).user.credits;

test('a start costs one credit and returns a seed drawn by the server', async () => {
  const player = await newPlayer(server, 3);
  const before = server.services.clock.now();
  const run = await start(player);
  expect(run).toEqual({
    runId: expect.any(String),
    gameId: 2,
    setup: { seed: expect.any(Number) },
    rulesVersion: RULES,
    startedAt: expect.any(Number),
    expiresAt: run.startedAt + RUN_LIFETIME_MS,
    credits: 2,
  });
  expect(run.startedAt).toBeGreaterThanOrEqual(before);
  const { credits: _credits, ...open } = run;
  expect(await player.api('openRuns')).toEqual([open]);
  expect((await player.api('transactions'))[0]).toMatchObject({
    type: 'spent',
    amount: 1,
    description: 'Space Snake - Game Started',
  });
});

test.each([...games.values()].map(({ id, names, sim }) => [id, names.title, sim.rulesVersion] as const))(
  'a start of game %i is booked for one credit as a start of %s (F 10)',
  async (gameId, name, rulesVersion) => {
    const player = await newPlayer(server, 3);
    const { runId } = await start(player, randomUUID(), gameId, rulesVersion);
    expect(await player.api('transactions')).toMatchObject([
      { type: 'spent', amount: 1, description: `${name} - Game Started` },
      { type: 'earned', amount: 3 },
    ]);
    expect(await player.api('openRuns')).toMatchObject([{ runId, gameId }]);
  },
);

test('the same key returns the same run without charging again', async () => {
  const player = await newPlayer(server, 3);
  const key = randomUUID();
  const run = await start(player, key);
  expect(await start(player, key)).toEqual(run);
  expect(await creditsOf(player)).toBe(2);
  expect(await player.api('openRuns')).toHaveLength(1);
});

test('32 concurrent starts with the same key give one run', async () => {
  const player = await newPlayer(server, 3);
  const key = randomUUID();
  const runs = await Promise.all(Array.from({ length: 32 }, async () => start(player, key)));
  expect(new Set(runs.map(({ runId }) => runId)).size).toBe(1);
  expect(await creditsOf(player)).toBe(2);
});

test('a key cannot be reused for a different request', async () => {
  const player = await newPlayer(server, 3);
  const key = randomUUID();
  await start(player, key);
  const before = await snapshot(server.services.db);
  expect((await refusal(start(player, key, 2, RULES + 1))).code).toBe('runs/key_reused');
  expect((await refusal(start(player, key, 1))).code).toBe('runs/key_reused');
  expect(await snapshot(server.services.db)).toEqual(before);
});

test('each player has their own keys', async () => {
  const [one, other] = [await newPlayer(server, 1), await newPlayer(server, 1)];
  const key = randomUUID();
  const run = await start(one, key);
  expect((await start(other, key)).runId).not.toBe(run.runId);
});

test.each([
  ['without a credit', 0, {}, 402, 'credits/insufficient'],
  ['with another rules version', 3, { rulesVersion: RULES + 1 }, 409, 'runs/stale_client'],
])(
  'a start %s is rejected and charges nothing',
  async (_, credits, changes: { rulesVersion?: number }, status, code) => {
    const player = await newPlayer(server, credits);
    const before = await snapshot(server.services.db);
    const error = await refusal(start(player, randomUUID(), 2, changes.rulesVersion ?? RULES));
    expect({ status: error.status, code: error.code }).toEqual({ status, code });
    expect(await snapshot(server.services.db)).toEqual(before);
  },
);

test('starting an unavailable game is rejected and charges nothing', async () => {
  const early = await startTestServer({
    gamesModule: new URL('../../testing/games/one-game.ts', import.meta.url).href,
  });
  const player = await newPlayer(early, 3);
  const error = await refusal(start(player, randomUUID(), 1, 1));
  expect({ status: error.status, code: error.code }).toEqual({ status: 409, code: 'runs/game_unavailable' });
  expect(await creditsOf(player)).toBe(3);
  await early.close();
});

test('starting while a run is open is rejected with that run', async () => {
  const player = await newPlayer(server, 3);
  const { credits: _credits, ...open } = await start(player);
  const error = await refusal(start(player));
  expect({ status: error.status, code: error.code, details: error.details }).toEqual({
    status: 409,
    code: 'runs/already_open',
    details: { run: open },
  });
  expect(await creditsOf(player)).toBe(2);
});

test('an expired run is no longer open', async () => {
  const player = await newPlayer(server, 3);
  server.clock.stop();
  await start(player);
  server.clock.advance(RUN_LIFETIME_MS - 1);
  expect(await player.api('openRuns')).toHaveLength(1);
  server.clock.advance(1);
  expect(await player.api('openRuns')).toEqual([]);
  expect((await start(player)).credits).toBe(1);
});

test('64 concurrent starts give exactly one run, whatever the balance', async () => {
  const player = await newPlayer(server, 10);
  expect(await countOutcomes(64, async () => start(player))).toEqual({ done: 1, 'runs/already_open': 63 });
  expect(await creditsOf(player)).toBe(9);
});

test('64 concurrent starts on 10 credits give exactly 10 runs where several may be open', async () => {
  const lenient = await startTestServer({ limits: { openRunsPerGame: 64 } });
  const player = await newPlayer(lenient, 10);
  expect(await countOutcomes(64, async () => start(player))).toEqual({ done: 10, 'credits/insufficient': 54 });
  expect(await creditsOf(player)).toBe(0);
  expect(await player.api('openRuns')).toHaveLength(10);
  expect(await ledgerFaults(lenient.services.db)).toEqual([]);
  await lenient.close();
});

test('seeds of the whole 32-bit range are accepted', async () => {
  const seeds = [0, 1, 0x8000_0000, 0xffff_ffff];
  // The four numbers of the run's secret follow its seed.
  const draws = seeds.flatMap((seed) => [seed, 1, 2, 3, 4]);
  const seeded = await startTestServer({
    randomness: { seed: () => draws.shift() ?? 0 },
    limits: { openRunsPerGame: 4 },
  });
  const player = await newPlayer(seeded, 4);
  const received: (number | undefined)[] = [];
  for (let run = 0; run < 4; run++) received.push((await startRun(player)).setup.seed);
  expect(received).toEqual(seeds);
  await seeded.close();
});

test('a puzzle never repeats the picture of the previous run', async () => {
  const player = await newPlayer(server, 8);
  const artworks: (number | undefined)[] = [];
  for (let run = 0; run < 8; run++) {
    const playedRun = await startAndPlay(server, player, { gameId: 5, quitAfter: run });
    const [open] = await player.api('openRuns');
    artworks.push(open?.setup.options?.artwork);
    await player.api('submitScore', { body: claimFor(playedRun) });
  }
  for (const [run, artwork] of artworks.entries()) {
    expect(artwork).toBeGreaterThanOrEqual(0);
    expect(artwork).toBeLessThan(12);
    expect(artwork).not.toBe(artworks[run - 1]);
  }
  const other = await newPlayer(server, 1);
  expect((await startRun(other, 2)).setup).toEqual({ seed: expect.any(Number) });
});

test('a ranked run of Cargo Runner starts on the first deck, and a start names no other one', async () => {
  const player = await newPlayer(server, 2);
  const { sim } = games.get(6) ?? {};
  const { setup } = await startRun(player, 6);
  expect(setup).toEqual({ seed: expect.any(Number) });
  expect(sim?.init({ seed: 0, ...setup })).toMatchObject({ level: 1 });
  const body = { gameId: 6, rulesVersion: sim?.rulesVersion ?? 0, logFormat: COMMAND_LOG_FORMAT, options: { deck: 5 } };
  const error = await refusal(player.api('startRun', { body, headers: { 'idempotency-key': randomUUID() } }));
  expect(error.status).toBe(400);
  expect(await creditsOf(player)).toBe(1);
});
