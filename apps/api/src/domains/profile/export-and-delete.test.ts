import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type TestPlayer,
  type TestServer,
  beginOf,
  buy,
  claimFor,
  ledgerFaults,
  newPlayer,
  newVisitor,
  refusal,
  sendAtOnce,
  startAndPlay,
  startRun,
  startTestServer,
} from '../../testing/index.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => server.close());

const DAY = 24 * 60 * 60 * 1000;

const walletOf = ({ user }: TestPlayer) => `wallet-of-${user.username}`;

/** A player with a verified run, an open run whose stream has begun, a roll, a purchase and a wallet address. */
async function activePlayer(): Promise<TestPlayer & { readonly runId: string; readonly openRunId: string }> {
  const player = await newPlayer(server, 3);
  await player.api('updateProfile', { body: { solanaWallet: walletOf(player), faction: 'oni' } });
  const run = await startAndPlay(server, player, { skill: 'good', quitAfter: 3600 });
  await player.api('submitScore', { body: claimFor(run) });
  await player.api('rollDice');
  await buy(server, player, 'starter');
  const { runId: openRunId } = await startRun(player);
  await sendAtOnce(player, openRunId)(beginOf(2));
  return { ...player, runId: run.runId, openRunId };
}

test('the export contains all data of the player and of nobody else', async () => {
  const player = await activePlayer();
  const response = await player.fetch('/api/user/export');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="star-seekers.json"');
  const data = await player.api('exportUser');
  expect(data.user).toEqual((await player.api('user')).user);
  expect(data.transactions).toEqual(await player.api('transactions'));
  expect(data.payments).toMatchObject([{ packageName: 'Starter Pack', status: 'succeeded' }]);
  expect(data.diceRolls).toEqual(await player.api('diceRolls'));
  expect(data.games).toEqual(await player.api('gameBreakdown', { params: { id: player.user.id } }));
  expect(data.gates).toMatchObject([{ side: 'oni', days: 1, gates: [{ gate: 2, place: 1 }] }]);
  expect(data.runs.map(({ status }) => status)).toEqual(['open', 'verified']);
  expect(data.runs.map(({ witness }) => witness?.fault)).toEqual([undefined, null]);
  expect(data.runs[1]?.result).toEqual((await player.api('results', { query: { gameId: '2' } })).last);
  expect(data.sessions).toHaveLength(1);

  const text = await response.text();
  const [row] = await server.services.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', player.user.id)
    .execute();
  expect(text).not.toContain(row?.password_hash);
  expect((await (await newPlayer(server)).api('exportUser')).transactions).toEqual([]);
});

test('a run that was not witnessed is exported with the reason', async () => {
  const player = await newPlayer(server, 1);
  await player.api('submitScore', { body: claimFor(await startAndPlay(server, player, { quitAfter: 0 })) });
  const { runs, games } = await player.api('exportUser');
  expect(runs).toMatchObject([{ status: 'unwitnessed', result: { score: 0 }, witness: { fault: 'unplayed' } }]);
  expect(games).toEqual([]);
});

test('deleting an account deletes what was streamed of open runs, and nothing more is stored', async () => {
  const player = await activePlayer();
  const { streams, db } = server.services;
  const { user, openRunId: runId } = player;
  const onceMore = async () => streams.append({ userId: user.id, runId, epoch: 1, chunk: beginOf(2, 1, 0, 1) });
  await player.api('deleteUser', { body: { password: player.password } });
  await expect(onceMore()).rejects.toMatchObject({ code: 'runs/taken_over' });
  expect(await db.selectFrom('run_chunks').selectAll().where('run_id', '=', player.openRunId).execute()).toEqual([]);
  const replay = await newVisitor(server).api('replay', { params: { id: player.runId } });
  expect(replay.player.username).toMatch(/^Anonymous-/);
});

test('deleting an account signs out its owner and prevents sign-in', async () => {
  const player = await activePlayer();
  const phone = newVisitor(server);
  const credentials = { email: player.user.email, password: player.password };
  await phone.api('login', { body: credentials });
  await player.api('deleteUser', { body: { password: player.password } });
  expect(player.cookie()).toBe('');
  for (const { api } of [player, phone]) expect((await refusal(api('user'))).code).toBe('auth/required');
  expect((await refusal(phone.api('login', { body: credentials }))).code).toBe('auth/bad_credentials');
  const sentCount = (await server.mails()).length;
  await phone.api('requestReset', { body: { email: player.user.email } });
  expect(await server.mails()).toHaveLength(sentCount);
});

test('the ledger and results of a deleted account remain under an anonymous name', async () => {
  const player = await activePlayer();
  const { api } = newVisitor(server);
  const onBoard = async () => (await api('globalBoard')).find(({ user }) => user.id === player.user.id);
  const before = await onBoard();
  const transfers = async () =>
    server.services.db.selectFrom('ledger_transfers').selectAll().where('user_id', '=', player.user.id).execute();
  const ledger = await transfers();
  await player.api('deleteUser', { body: { password: player.password } });

  const after = await onBoard();
  expect(after).toEqual({
    ...before,
    user: { ...before?.user, username: expect.stringMatching(/^Anonymous-\w{10}$/) },
  });
  expect(await transfers()).toEqual(ledger);
  expect(await ledgerFaults(server.services.db)).toEqual([]);
  const everything = JSON.stringify([
    await server.services.db.selectFrom('users').selectAll().execute(),
    await server.services.db.selectFrom('sessions').selectAll().execute(),
    await server.services.db.selectFrom('idempotent_requests').selectAll().execute(),
  ]);
  for (const personal of [player.user.username, player.user.email, walletOf(player)]) {
    expect(everything).not.toContain(`"${personal}"`);
  }
});

test('the address of a deleted account can register again with its name', async () => {
  const player = await newPlayer(server);
  await player.api('deleteUser', { body: { password: player.password } });
  const { username, email, id } = player.user;
  const { user } = await newVisitor(server).api('register', { body: { username, email, password: 'secret-orbit' } });
  expect(user.id).not.toBe(id);
});

test.each([
  ['deleted', async ({ api, password }: TestPlayer) => api('deleteUser', { body: { password } })],
  ['renamed', async ({ api }: TestPlayer) => api('updateProfile', { body: { username: 'another-name' } })],
])('the name of a %s account is reserved for 90 days (B 11)', async (_, giveUp) => {
  const player = await newPlayer(server);
  await giveUp(player);
  const take = async () => {
    const { api } = await newPlayer(server);
    return api('updateProfile', { body: { username: player.user.username.toUpperCase() } });
  };
  const join = async () =>
    newVisitor(server).api('register', {
      body: { username: player.user.username, email: 'impostor@example.com', password: 'secret-orbit' },
    });
  server.clock.advance(90 * DAY - 1000);
  expect((await refusal(take())).code).toBe('auth/username_taken');
  expect((await refusal(join())).code).toBe('auth/username_taken');
  server.clock.advance(1000);
  expect((await take()).user.username).toBe(player.user.username.toUpperCase());
});

test('a renamed player may take the old name back', async () => {
  const { api, user } = await newPlayer(server);
  await api('updateProfile', { body: { username: 'for-a-while' } });
  expect((await api('updateProfile', { body: { username: user.username } })).user.username).toBe(user.username);
});

test('deleting an account and registering again keeps the dice cooldown (B 4)', async () => {
  const player = await newPlayer(server);
  const { nextRollAt } = await player.api('rollDice');
  await player.api('deleteUser', { body: { password: player.password } });
  const { username, email } = player.user;
  const again = newVisitor(server);
  const alias = email.toUpperCase().replace('@', '+again@');
  await again.api('register', { body: { username: `${username}-2`, email: alias, password: 'secret-orbit' } });
  const error = await refusal(again.api('rollDice'));
  expect(error.code).toBe('dice/cooling_down');
  expect(await again.api('diceCooldown')).toMatchObject({ canRoll: false });
  server.clock.set(nextRollAt);
  expect((await again.api('rollDice')).value).toBeGreaterThan(0);
});

test('deletion requires the password', async () => {
  const player = await newPlayer(server);
  const error = await refusal(player.api('deleteUser', { body: { password: 'not the password' } }));
  expect({ status: error.status, code: error.code }).toEqual({ status: 403, code: 'auth/wrong_password' });
  expect((await player.api('user')).user).toEqual(player.user);
});

test('requests concurrent with a deletion do not restore personal data', async () => {
  const player = await newPlayer(server, 20);
  const requests = Array.from({ length: 20 }, async (_, index) =>
    (index === 10
      ? player.api('deleteUser', { body: { password: player.password } })
      : player.api('updateProfile', { body: { username: `racer-${index}`, solanaWallet: 'back-again' } })
    ).then(
      () => 'done',
      (error: { status: number }) => error.status,
    ),
  );
  for (const outcome of await Promise.all(requests)) expect(['done', 401]).toContain(outcome);
  const row = await server.services.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', player.user.id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ username: expect.stringMatching(/^Anonymous-/), solana_wallet: null });
});
