import { afterEach, expect, test } from 'vitest';
import {
  type TestServer,
  type TestServerOptions,
  claimFor,
  newPlayer,
  newVisitor,
  refusal,
  startAndPlay,
  startTestServer,
} from '../testing/index.ts';

let server: TestServer;
let lines: Record<string, unknown>[];

afterEach(async () => server.close());

async function listenTo(options: TestServerOptions = {}): Promise<void> {
  lines = [];
  server = await startTestServer({ ...options, onLog: (line) => lines.push(line) });
}

const PASSWORD = 'not the password';

test('a wrong password is auth.failed, and neither it nor the address is written down', async () => {
  await listenTo();
  await refusal(newVisitor(server).api('login', { body: { email: 'nova@example.com', password: PASSWORD } }));
  const call = { method: 'POST', path: '/api/login', remoteAddress: '127.0.0.1' };
  expect(lines).toEqual([expect.objectContaining({ event: 'auth.failed', code: 'auth/bad_credentials', req: call })]);
  expect(JSON.stringify(lines)).not.toMatch(/nova@|not the password/);
});

test('a wrong password of somebody who is signed in names the player', async () => {
  await listenTo();
  const { api, user } = await newPlayer(server);
  await refusal(api('changePassword', { body: { currentPassword: PASSWORD, password: 'another-orbit' } }));
  expect(lines).toEqual([
    expect.objectContaining({ event: 'auth.failed', code: 'auth/wrong_password', userId: user.id }),
  ]);
});

test('a call of another site is csrf.refused', async () => {
  await listenTo();
  await fetch(`${server.url}/api/logout`, { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } });
  expect(lines).toEqual([expect.objectContaining({ event: 'csrf.refused' })]);
});

test('a full limit is limit.hit, whether it is counted in the database or in memory', async () => {
  const one = { max: 1, windowMs: 60_000 };
  await listenTo({ limits: { roll: one, callsByAddress: { max: 4, windowMs: 60_000 } } });
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

test('a run whose replay proves something else is run.rejected with the reason', async () => {
  await listenTo();
  const player = await newPlayer(server, 2);
  const lied = await startAndPlay(server, player);
  await refusal(player.api('submitScore', { body: { ...claimFor(lied), score: lied.score + 1 } }));
  const noise = await startAndPlay(server, player);
  await refusal(player.api('submitScore', { body: { ...claimFor(noise), replay: 'AAAA' } }));
  expect(lines).toEqual([
    expect.objectContaining({
      event: 'run.rejected',
      userId: player.user.id,
      runId: lied.runId,
      gameId: 2,
      reason: `claimed ${lied.score + 1} and ${lied.points} points, proven ${lied.score} and ${lied.points}`,
    }),
    expect.objectContaining({ event: 'run.rejected', runId: noise.runId, reason: expect.stringMatching(/\w+/) }),
  ]);
});

test('an event that is not signed by us is webhook.refused', async () => {
  await listenTo();
  await fetch(`${server.url}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
    body: '{}',
  });
  expect(lines).toEqual([expect.objectContaining({ event: 'webhook.refused' })]);
});

test('what goes well is not written down', async () => {
  await listenTo();
  const player = await newPlayer(server, 1);
  await player.api('submitScore', { body: claimFor(await startAndPlay(server, player)) });
  expect(lines).toEqual([]);
});
