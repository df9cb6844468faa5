import { afterEach, expect, test } from 'vitest';
import {
  type TestServer,
  type TestServerOptions,
  claimFor,
  forgeParts,
  newPlayer,
  newVisitor,
  playRun,
  refusal,
  sendTo,
  startAndPlay,
  startRun,
  startTestServer,
} from '../testing/index.ts';

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

test('an unsigned webhook logs webhook.refused', async () => {
  await startWithLog();
  await fetch(`${server.url}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
    body: '{}',
  });
  expect(lines).toEqual([expect.objectContaining({ event: 'webhook.refused' })]);
});

test('successful requests are not logged', async () => {
  await startWithLog();
  const player = await newPlayer(server, 1);
  await player.api('submitScore', { body: claimFor(await startAndPlay(server, player, { quitAfter: 60 })) });
  expect(lines).toEqual([]);
});
