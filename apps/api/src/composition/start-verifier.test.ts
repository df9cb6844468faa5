import { afterEach, expect, test } from 'vitest';
import { evidenceOf } from '../domains/bridge/evidence.ts';
import { startVerifier } from './start-verifier.ts';
import { spawnHub } from '../testing/server-process/hub-process.ts';
import { DEFAULT_LIMITS, type Limits } from '../platform/limits.ts';
import {
  type TestPlayer,
  type TestServer,
  claimFor,
  newPlayer,
  refusal,
  startAndPlay,
  startTestServer,
} from '../testing/index.ts';

const TOKEN = 'a token of the tests, longer than 32 characters';

interface VerifyingOptions {
  readonly port?: number;
  readonly gamesModule?: string;
  readonly limits?: Partial<Limits>;
}

const stopAfter: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const stop of stopAfter.splice(0)) await stop();
});

/** What a process that only verifies runs. @param options.port of one before it */
async function startVerifying({ port = 0, gamesModule, limits }: VerifyingOptions = {}) {
  const settings = { host: '127.0.0.1', publicUrl: undefined, metricsToken: undefined, logLevel: 'silent' } as const;
  const config = { ...settings, port, shutdownDelayMs: 0, token: TOKEN };
  // A thread is started by the first task.
  const started = await startVerifier(config, gamesModule, { ...DEFAULT_LIMITS, verifierReady: false, ...limits });
  let stopping: Promise<void> | undefined;
  const stop = async () => (stopping ??= started.stop());
  stopAfter.push(stop);
  return { port: started.port, url: `http://127.0.0.1:${started.port}`, stop };
}

/** A server that verifies nothing itself. */
async function startServing(urls: readonly string[], token = TOKEN): Promise<TestServer> {
  const server = await startTestServer({ verifiers: { urls, token } });
  stopAfter.push(async () => server.close());
  return server;
}

/** Plays a run and sends its claim until there is a result, as a page does: on a busy machine a thread may start late. */
async function playToTheResult(server: TestServer, player: TestPlayer) {
  const run = await startAndPlay(server, player, { skill: 'good', quitAfter: 120 });
  await expect.poll(async () => outcomeOf(player, run)).toBe('accepted');
  return run;
}

async function outcomeOf({ api }: TestPlayer, run: Parameters<typeof claimFor>[0]): Promise<string> {
  const answer = api('submitScore', { body: claimFor(run) });
  return answer.then(
    () => 'accepted',
    async () => (await refusal(answer)).code,
  );
}

const status = async (url: string) => (await fetch(`${url}/readyz`)).status;

test('runs are verified by a process of their own, which needs no database and stops when asked', async () => {
  const { child, ready, ended } = spawnHub({ ROLE: 'verify', VERIFIER_TOKEN: TOKEN, LOG_LEVEL: 'silent' });
  stopAfter.push(async () => child.kill('SIGKILL'));
  const url = await ready;
  const server = await startServing([url]);
  await expect.poll(async () => status(server.url)).toBe(200);
  await expect.poll(async () => status(url)).toBe(200);
  const player = await newPlayer(server, 1);
  await playToTheResult(server, player);
  expect(server.services.verifier).toMatchObject({ threads: 0, reachable: 1, timeouts: 0 });
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toMatch(/^star_seekers_verification_seconds_count [1-9]/m);
  expect(metrics).toMatch(/^star_seekers_verifier_threads [1-9]/m);
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0 });
});

test('a run is verified by another process when one is gone, and as soon as there is one again', async () => {
  const [first, second] = [await startVerifying(), await startVerifying()];
  const server = await startServing([first.url, second.url]);
  const player = await newPlayer(server, 3);
  await first.stop();
  await playToTheResult(server, player);
  await second.stop();
  const run = await startAndPlay(server, player, { skill: 'good', quitAfter: 60 });
  expect(await outcomeOf(player, run)).toBe('runs/busy');
  // It serves on, and says so to whoever looks.
  expect(await status(server.url)).toBe(200);
  expect(server.services.verifier.reachable).toBe(0);
  await startVerifying({ port: second.port });
  await expect.poll(async () => outcomeOf(player, run)).toBe('accepted');
});

test('with another token nothing is verified, and the server is never ready', async () => {
  const { url } = await startVerifying();
  const server = await startServing([url], 'another token of the tests, of 32 characters');
  expect((await fetch(`${url}/tasks/verify`, { method: 'POST' })).status).toBe(401);
  const run = await startAndPlay(server, await newPlayer(server, 1), { quitAfter: 60 });
  expect(run.score).toBeGreaterThanOrEqual(0);
  expect(await status(server.url)).toBe(503);
  expect(server.services.verifier.reachable).toBe(0);
});

test.each([
  ['other rules', { rulesVersion: 9999, ticks: 60, task: { gameId: 2 } }, 503, 'other rules of game 2'],
  ['no task', {}, 400, 'body.task'],
  ['nothing', null, 400, 'body'],
  ['less than no ticks', { rulesVersion: 1, ticks: -1, task: { gameId: 2 } }, 400, 'body.ticks'],
])('a process that is sent %s verifies nothing and says why', async (_, task, code, why) => {
  const { url } = await startVerifying();
  const response = await fetch(`${url}/tasks/verify`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(task),
  });
  expect(response.status).toBe(code);
  expect(await response.text()).toContain(why);
});

test('what a verifier does not finish within its time is the fault of the hub, as with threads of its own', async () => {
  const gamesModule = new URL('../testing/games/hanging.ts', import.meta.url).href;
  const { url } = await startVerifying({ gamesModule, limits: { verifierBudget: { baseMs: 100, perTickMs: 0 } } });
  const server = await startServing([url]);
  const player = await newPlayer(server, 1);
  const run = await startAndPlay(server, player, { quitAfter: 60 });
  const attempt = async () => {
    expect(await outcomeOf(player, run)).toBe('runs/busy');
    return server.services.verifier.timeouts;
  };
  await expect.poll(attempt).toBe(1);
  expect(await server.services.db.selectFrom('verify_timeouts').select('run_id').execute()).toEqual([
    { run_id: run.runId },
  ]);
});

test('a verifier does the other tasks too: evidence, and the pace of a run from before', async () => {
  const { url } = await startVerifying();
  const server = await startServing([url]);
  const player = await newPlayer(server, 1);
  const run = await playToTheResult(server, player);
  await server.services.db.updateTable('results').set({ pace: null }).where('run_id', '=', run.runId).execute();
  expect((await evidenceOf(server.services, run.runId)).likeness).toEqual({ compared: 0, runs: [] });
  const pace = async () => (await player.api('runPace', { params: { id: run.runId } })).own?.score;
  await expect.poll(pace).toBe(run.score);
});
