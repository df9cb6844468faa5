import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import {
  type TestServer,
  type TestServerOptions,
  beginOf,
  begun,
  claimFor,
  emptyChunk,
  forgeParts,
  newPlayer,
  newVisitor,
  playRun,
  refusal,
  sendAtOnce,
  sendTo,
  startAndPlay,
  startRun,
  startTestServer,
} from '../testing/index.ts';
import { postWithHeaders } from '../testing/post-with-headers.ts';

let server: TestServer;
let lines: Record<string, unknown>[];

afterEach(async () => server.close());

async function startWithLog(options: TestServerOptions = {}): Promise<void> {
  lines = [];
  server = await startTestServer({ ...options, onLog: (line) => lines.push(line) });
}

const PASSWORD = 'not the password';

test('a wrong password logs auth.failed without the password or email address', async () => {
  await startWithLog();
  await refusal(newVisitor(server).api('login', { body: { email: 'nova@example.com', password: PASSWORD } }));
  const req = { method: 'POST', path: '/api/login', remoteAddress: '127.0.0.1' };
  expect(lines).toEqual([expect.objectContaining({ event: 'auth.failed', code: 'auth/bad_credentials', req })]);
  expect(JSON.stringify(lines)).not.toMatch(/nova@|not the password/);
});

test('a wrong password of a signed-in player logs the player', async () => {
  await startWithLog();
  const { api, user } = await newPlayer(server);
  await refusal(api('changePassword', { body: { currentPassword: PASSWORD, password: 'another-orbit' } }));
  expect(lines).toEqual([
    expect.objectContaining({ event: 'auth.failed', code: 'auth/wrong_password', userId: user.id }),
  ]);
});

test('a request from another site logs csrf.refused', async () => {
  await startWithLog();
  await fetch(`${server.url}/api/logout`, { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } });
  expect(lines).toEqual([expect.objectContaining({ event: 'csrf.refused' })]);
});

test('an exceeded limit logs limit.hit, counted in the database or in memory', async () => {
  const one = { max: 1, windowMs: 60_000 };
  await startWithLog({ limits: { roll: one, requestsByAddress: { max: 4, windowMs: 60_000 } } });
  const { api } = await newPlayer(server);
  await api('rollDice');
  await refusal(api('rollDice'));
  await api('user');
  await refusal(api('user'));
  expect(lines.map(({ event, req }) => [event, (req as { path: string }).path])).toEqual([
    ['limit.hit', '/api/dice/roll'],
    ['limit.hit', '/api/user'],
  ]);
});

test('a rejected run logs run.rejected with the reason', async () => {
  await startWithLog();
  const player = await newPlayer(server, 2);
  const forgedRun = await startAndPlay(server, player, { quitAfter: 60 });
  await refusal(player.api('submitScore', { body: { ...claimFor(forgedRun), score: forgedRun.score + 1 } }));
  const { runId, setup } = await startRun(player);
  const send = forgeParts(2, sendTo(server, runId), () => ({ quit: false }));
  const unfinished = await playRun(2, setup, send, { quitAfter: 60 });
  await refusal(player.api('submitScore', { body: claimFor({ ...unfinished, runId }) }));
  expect(lines).toEqual([
    expect.objectContaining({
      event: 'run.rejected',
      userId: player.user.id,
      runId: forgedRun.runId,
      gameId: 2,
      reason: `claimed ${forgedRun.score + 1} and ${forgedRun.points} points, proven ${forgedRun.score} and ${forgedRun.points}`,
    }),
    expect.objectContaining({ event: 'run.rejected', runId, reason: expect.stringMatching(/\w+/) }),
  ]);
});

test('a part of a run that no honest page sends logs stream.refused', async () => {
  await startWithLog();
  const player = await newPlayer(server, 1);
  const { runId } = await startRun(player);
  server.clock.stop();
  const send = await begun(2, sendAtOnce(player, runId));
  await refusal(send(emptyChunk(2, 1, 120)));
  await refusal(send({ ...emptyChunk(2, 0, 0, 'end'), token: null }));
  expect(lines).toEqual([
    expect.objectContaining({ event: 'stream.refused', code: 'runs/chunk_early', userId: player.user.id }),
    expect.objectContaining({ event: 'stream.refused', code: 'runs/chunk_conflict', userId: player.user.id }),
  ]);
});

test('a part of a run that comes by its socket names its player too', async () => {
  await startWithLog();
  const player = await newPlayer(server, 1);
  const { runId } = await startRun(player);
  server.clock.stop();
  const { token = null } = await sendAtOnce(player, runId)(beginOf(2));
  const path = `${server.url.replace('http', 'ws')}/api/runs/${runId}/stream?epoch=1&answered=0`;
  const socket = new WebSocket(path, { headers: { cookie: player.cookie(), 'sec-fetch-site': 'same-origin' } });
  await once(socket, 'message');
  socket.send(JSON.stringify({ ...emptyChunk(2, 1, 120), token }));
  await once(socket, 'message');
  socket.close();
  expect(lines).toEqual([
    expect.objectContaining({ event: 'stream.refused', code: 'runs/chunk_early', userId: player.user.id }),
  ]);
});

test('an unsigned webhook logs webhook.refused', async () => {
  await startWithLog();
  await fetch(`${server.url}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
    body: '{}',
  });
  expect(lines).toEqual([expect.objectContaining({ event: 'webhook.refused' })]);
});

/** Floods of requests that are refused alike: the event that the log has of them, the code by which they are counted, and one request. */
const FLOODS: Readonly<Record<string, [event: string, code: string, send: () => Promise<unknown>]>> = {
  'wrong passwords': [
    'auth.failed',
    'auth/bad_credentials',
    async () => refusal(newVisitor(server).api('login', WRONG)),
  ],
  'requests from other sites': [
    'csrf.refused',
    'request/cross_site',
    async () => post('/api/logout', { 'sec-fetch-site': 'cross-site' }),
  ],
  'unsigned webhooks': ['webhook.refused', 'payments/bad_signature', async () => post('/api/stripe/webhook', {})],
  'unknown paths': ['request.refused', 'request/not_found', async () => fetch(`${server.url}/api/${Math.random()}`)],
  'unknown files': ['request.refused', 'request/not_found', async () => fetch(`${server.url}/${Math.random()}.js`)],
  'bad bodies': ['request.refused', 'request/malformed', async () => post('/api/login', {}, '{')],
  'invalid bodies': ['request.refused', 'request/invalid', async () => post('/api/login', {}, '{}')],
  'large bodies': [
    'request.refused',
    'request/too_large',
    async () => post('/api/login', {}, `"${'x'.repeat(100_000)}"`),
  ],
  'bodies of another type': [
    'request.refused',
    'request/unsupported_media_type',
    async () => post('/api/login', { 'content-type': 'text/plain' }),
  ],
  'foreign hosts': [
    'request.refused',
    'request/not_found',
    async () => postWithHeaders(`${server.url}/api/logout`, {}, { host: 'evil.example' }),
  ],
  'paths that cannot be decoded': ['request.refused', 'request/malformed', async () => fetch(`${server.url}/api/%ff`)],
  'what is no HTTP': ['request.refused', 'request/malformed', async () => noHttp()],
  visitors: ['request.refused', 'auth/required', async () => refusal(newVisitor(server).api('user'))],
  'sockets of visitors': ['request.refused', 'auth/required', async () => upgrade()],
};

const WRONG = { body: { email: 'nova@example.com', password: PASSWORD } };
const FLOOD = 20;

test.each(Object.entries(FLOODS))(
  'a flood of %s is counted, and adds at most five entries and a summary',
  async (_, [event, code, send]) => {
    await startWithLog();
    for (let request = 0; request < FLOOD; request++) await send();
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    await server.close();
    const count = event === 'request.refused' ? FLOOD : FLOOD - 5;
    expect(lines).toHaveLength(FLOOD - count + 1);
    expect(lines.at(-1)).toMatchObject({ event, count, codes: { [code]: count } });
    expect(metrics).toContain(`star_seekers_refusals_total{code="${code}"} ${FLOOD}`);
  },
);

test('a flood of failures is counted by the place that fails, and each place has entries with their stack', async () => {
  await startWithLog({ randomness: { hex: fails } });
  const { api } = await newPlayer(server);
  for (let request = 0; request < FLOOD; request++) await refusal(api('rollDice'));
  await server.close();
  expect(lines.map(({ msg }) => msg)).toEqual([
    ...Array.from({ length: 5 }, () => 'a request failed'),
    '15 more: request.failed',
  ]);
  expect(lines[0]).toMatchObject({ reqId: expect.any(String), err: { stack: expect.stringContaining('fails') } });
  expect(lines[5]).toMatchObject({ event: 'request.failed', count: 15, place: expect.stringContaining('fails') });
});

test('a summary names the addresses with the most requests, and is written while the server runs', async () => {
  await startWithLog({ limits: { refusalSummaryMs: 300 }, publicUrl: 'http://hub.example' });
  for (let request = 0; request < FLOOD; request++)
    await fetch(`${server.url}/api/nothing`, {
      headers: { 'x-forwarded-for': `203.0.113.${request % 2 ? 1 : request}` },
    });
  const counted = () => lines.reduce((sum, { count }) => sum + (count as number), 0);
  await expect.poll(counted, { timeout: 5000 }).toBe(FLOOD);
  const summaries = lines.map(({ addresses }) => addresses as Record<string, number>);
  expect(summaries.reduce((sum, addresses) => sum + (addresses['203.0.113.1'] ?? 0), 0)).toBe(FLOOD / 2);
  for (const addresses of summaries)
    expect(Object.values(addresses)).toEqual(Object.values(addresses).toSorted((one, other) => other - one));
  for (const addresses of summaries) expect(Object.keys(addresses).length).toBeLessThanOrEqual(5);
});

function fails(): never {
  throw new Error('no randomness');
}

async function post(path: string, headers: Record<string, string>, body = '{}'): Promise<unknown> {
  const common = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  return fetch(server.url + path, { method: 'POST', headers: { ...common, ...headers }, body });
}

/** Sends what is no request. */
async function noHttp(): Promise<unknown> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.end('hello\r\n\r\n');
  return text(socket);
}

/** Asks for the WebSocket of a run without a session. */
async function upgrade(): Promise<unknown> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/runs/a/stream?epoch=1&answered=0`, {
    headers: { origin: server.url },
  });
  return once(socket, 'error');
}

test('successful requests are not logged', async () => {
  await startWithLog();
  const player = await newPlayer(server, 1);
  await player.api('submitScore', { body: claimFor(await startAndPlay(server, player, { quitAfter: 60 })) });
  expect(lines).toEqual([]);
});
