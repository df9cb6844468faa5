import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../composition/config.ts';
import { openGateway, requireOpen } from '../domains/payments/gateway.ts';
import { reconcile } from '../domains/payments/reconcile.ts';
import { machineClock } from '../platform/clock.ts';
import { readDatabase } from '../platform/database/open-database.ts';
import { copyTemplateDatabase } from '../testing/databases/template-file.ts';
import { migrations } from '../platform/database/migrations/index.ts';
import { sqliteTraits } from '../platform/database/sqlite.ts';
import {
  buy,
  claimFor,
  createTestDatabase,
  newPlayer,
  openCheckout,
  payOnPage,
  refund,
  snapshot,
  startAndPlay,
  startRun,
  startTestServer,
  testEngine,
} from '../testing/index.ts';
import { runOperator } from './run-operator.ts';
import { confirmOn, type Terminal } from './terminal.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'star-seekers-cli-'));
});

afterEach(() => rmSync(dataDir, { recursive: true }));

/** Starts a server and returns functions that run operator commands against it. */
async function startHub() {
  const database = testEngine() === 'postgres' ? await createTestDatabase() : undefined;
  const path = join(dataDir, 'star-seekers.sqlite');
  if (!database) await copyTemplateDatabase(path);
  const payments = await openGateway(readConfig({ DATA_DIR: dataDir }), machineClock);
  const server = await startTestServer({ database: database?.address ?? path, payments });
  return {
    server,
    hub: async (command: string, ...args: string[]) =>
      hub([...command.split(' '), ...args], { DATABASE_URL: database?.address }),
    /** Runs a command on a terminal and gives the answer to its question. */
    answer: async (answer: boolean, command: string, ...args: string[]) =>
      hub([...command.split(' '), ...args], { DATABASE_URL: database?.address }, async () => answer),
    async close() {
      await server.close();
      await database?.remove();
    },
  };
}

/** Runs an operator command in this process. */
async function hub(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  confirm?: Terminal['confirm'],
): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(`${line}\n`);
  const terminal = { env: { DATA_DIR: dataDir, ...env }, operator: 'ops', print, printError: print, confirm };
  return { code: await runOperator(args, terminal), output: lines.join('') };
}

const CONSISTENT = { code: 0, output: 'The ledger is consistent.\n' };

test('ledger:check confirms a consistent ledger and lists the faults of an inconsistent one', async () => {
  const { server, hub, close } = await startHub();
  const { user } = await newPlayer(server, 3);
  expect(await hub('ledger:check')).toEqual(CONSISTENT);

  await server.services.db.updateTable('accounts').set({ balance: 9 }).where('kind', '=', 'wallet').execute();
  const { code, output } = await hub('ledger:check');
  expect(code).toBe(1);
  expect(output).toBe(`wallet of ${user.id} holds 9, but its transfers sum to 3\nFaults in the ledger: 1\n`);
  await close();
});

test('ledger:check does not wait for writers and reads only committed data (A 2)', async () => {
  const { server, hub, close } = await startHub();
  await newPlayer(server, 3);
  await server.services.db.transaction(async (trx) => {
    await trx.updateTable('accounts').set({ balance: 9 }).where('kind', '=', 'wallet').execute();
    expect(await hub('ledger:check')).toEqual(CONSISTENT);
  });
  await close();
});

test('a reader sees one snapshot while a server writes to the database (A 2)', async () => {
  const database = await createTestDatabase();
  const server = await startTestServer({ database: database.address });
  const counts = await readDatabase(database.address, async (trx) => {
    const players = async () => (await trx.selectFrom('users').select('id').execute()).length;
    const before = await players();
    await newPlayer(server, 3);
    return [before, await players()];
  });
  expect(counts).toEqual([0, 0]);
  await server.close();
  await database.remove();
});

test('ledger:check does not migrate a database of an earlier version (A 2)', async () => {
  const { server, hub, close } = await startHub();
  const { db } = server.services;
  const applied = async () => (await sql`select name from kysely_migration order by name`.execute(db)).rows;
  const last = Object.keys(migrations(sqliteTraits)).at(-1);
  await sql`delete from kysely_migration where name = ${last}`.execute(db);
  const before = await applied();
  expect(await hub('ledger:check')).toEqual({ code: 1, output: expect.stringContaining('is older than this version') });
  expect(await applied()).toEqual(before);
  await close();
});

test('after-restore migrates an older backup, here one from before everything', async () => {
  writeFileSync(join(dataDir, 'star-seekers.sqlite'), '');
  expect((await hub(['ledger:check'])).output).toContain('older than this version');
  expect(await hub(['after-restore', '--yes', ...REASON])).toMatchObject({ code: 0 });
  expect((await hub(['record'])).output).toMatch(/ops {2}after-restore {2}the hub\n {2}asked for it/);
});

test('ledger:check lists players who owe credits (B 10)', async () => {
  const { server, hub, close } = await startHub();
  const player = await newPlayer(server);
  const checkout = await buy(server, player);
  await player.api('spendCredits', { body: { amount: 90 } });
  await refund(server, checkout);
  const output = `${CONSISTENT.output}${player.user.username} owes 90 credits for a refunded purchase.\n`;
  expect(await hub('ledger:check')).toEqual({ code: 0, output });
  expect((await hub('player show', player.user.username)).output).toMatch(/credits {3}0.*\nowes {6}90 credits/);
  await close();
});

test('commands fail without a database and do not create one', async () => {
  const missing = { code: 1, output: expect.stringContaining('There is no database at') as string };
  for (const args of [['ledger:check'], ['record'], ['player', 'show', 'nova']])
    expect(await hub(args)).toEqual(missing);
  for (const args of [['player', 'bar', 'nova'], ['after-restore']])
    expect(await hub([...args, '--reason', 'a test', '--yes'])).toEqual(missing);
  expect(readdirSync(dataDir).filter((name) => name.endsWith('.sqlite'))).toEqual([]);
});

test('an unknown command prints the list of commands, and last that there is no such command', async () => {
  for (const args of [['ledger:fix'], ['toString'], ['player'], ['player', 'forget', 'nova']]) {
    const { code, output } = await hub(args);
    expect(code).toBe(1);
    expect(output).toContain('player bar <name>');
    expect(output).toMatch(new RegExp(`\\nThere is no command ${args.slice(0, 2).join(' ')}\\.\\n$`));
  }
  expect((await hub([])).code).toBe(0);
});

const REASON = ['--reason', 'asked for it'] as const;

test('a command shows its changes and applies them only after a yes', async () => {
  const { server, hub, answer, close } = await startHub();
  const { api, user } = await newPlayer(server, 3);
  const give = [user.username, '5', ...REASON] as const;
  const preview = `player ${user.username}\n  credits  3 → 8\n`;
  const before = await snapshot(server.services.db);
  expect(await hub('credits give', ...give)).toEqual({
    code: 1,
    output: `${preview}Nothing was changed: there is no terminal to confirm on. Use --yes to apply.\n`,
  });
  expect(await answer(false, 'credits give', ...give)).toEqual({ code: 1, output: `${preview}Nothing was changed.\n` });
  expect(await snapshot(server.services.db)).toEqual(before);

  const success = { code: 0, output: expect.stringContaining('Done and recorded:') as string };
  expect(await answer(true, 'credits give', ...give)).toEqual(success);
  expect(await hub('credits take', user.username, '2', '--yes', ...REASON)).toEqual(success);
  expect((await api('user')).user.credits).toBe(6);
  expect(await hub('ledger:check')).toEqual(CONSISTENT);
  const { output } = await hub('record');
  expect(output).toMatch(/ops {2}credits take {2}player .*\n {2}asked for it .*\n.*8 → 6\n.*ops {2}credits give/);
  expect((await hub('record', '--limit', '1')).output).not.toContain('credits give');
  const [, hash = ''] =
    /complete: 2 entries, the last one with ([\da-f]{64})\n$/.exec((await hub('record check')).output) ?? [];
  expect((await hub('record check', '--known', hash)).code).toBe(0);
  const unknown = await hub('record check', '--known', 'another');
  expect(unknown).toEqual({ code: 1, output: 'the chain does not have the hash that was noted\n' });
  await close();
});

test('credits give --payment books a payment that the hub could not, once', async () => {
  const { server, hub, answer, close } = await startHub();
  const [nova, rigel] = [await newPlayer(server), await newPlayer(server)];
  const { stripe } = requireOpen(server.services.payments);
  const sell = async (currency: string) =>
    stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [{ quantity: 1, price_data: { currency, unit_amount: 499, product_data: { name: 'Starter Pack' } } }],
      client_reference_id: 'a-player-of-another-hub',
      metadata: { payment_id: 'a-payment', package_id: 'starter', credits: '100' },
      success_url: `${server.url}/credits`,
    });
  const [session, inYen] = [await sell('usd'), await sell('jpy')];
  const give = async (name: string, payment: string, ...args: string[]) =>
    hub('credits give', name, '100', '--payment', payment, ...REASON, ...args);
  const { username } = nova.user;
  const before = await snapshot(server.services.db);
  expect((await give(username, session.id, '--yes')).output).toBe(`${session.id} is not paid.\n`);
  for (const { url } of [session, inYen]) await payOnPage(url ?? '');
  await server.sandbox.webhooks.settled();
  expect((await give(username, inYen.id, '--yes')).output).toBe(`${inYen.id} was paid in jpy: only usd is booked.\n`);
  expect((await give(username, 'cs_test_none', '--yes')).output).toBe('sandbox knows no checkout cs_test_none.\n');
  expect((await hub('credits take', username, '1', '--payment', session.id, '--yes', ...REASON)).code).toBe(1);
  expect((await answer(false, 'credits give', username, '100', '--payment', session.id, ...REASON)).code).toBe(1);
  expect(await snapshot(server.services.db)).toEqual(before);

  expect(await give(username, session.id, '--yes')).toEqual({
    code: 0,
    output: expect.stringMatching(
      /Done and recorded:\n.*\n {2}payment +none → cs_.*\n.* 0 → 100\nStarter Pack: succeeded, 100 credits, 0 taken back\n$/,
    ) as string,
  });
  expect((await nova.api('user')).user.credits).toBe(100);
  const booked = await snapshot(server.services.db);
  const intentId = (await stripe.checkout.sessions.retrieve(session.id)).payment_intent as string;
  for (const [name, payment] of [
    [username, session.id],
    [username, intentId],
    [rigel.user.username, session.id],
  ] as const) {
    expect(await give(name, payment, '--yes')).toEqual({ code: 1, output: `${session.id} is booked already.\n` });
  }
  for (const { id } of server.sandbox.events(20)) await server.sandbox.webhooks.deliver(id);
  await reconcile(server.services);
  expect(await snapshot(server.services.db)).toEqual(booked);
  expect(await hub('ledger:check')).toEqual(CONSISTENT);
  await stripe.refunds.create({ payment_intent: intentId });
  await server.sandbox.webhooks.settled();
  expect((await nova.api('user')).user.credits).toBe(0);
  await close();
});

test('payment refund refunds a payment once, whichever way it is named', async () => {
  const { server, hub, answer, close } = await startHub();
  const player = await newPlayer(server);
  const checkout = await buy(server, player);
  await player.api('spendCredits', { body: { amount: 40 } });
  const [payment] = await player.api('paymentHistory');
  const before = await snapshot(server.services.db);
  expect((await answer(false, 'payment refund', checkout.sessionId, ...REASON)).code).toBe(1);
  expect((await hub('payment refund', 'of-nobody', '--yes', ...REASON)).output).toBe(
    'There is no payment of-nobody.\n',
  );
  expect(await snapshot(server.services.db)).toEqual(before);

  const done = await hub('payment refund', payment?.receiptNumber ?? '', '--yes', ...REASON);
  expect(done.output).toMatch(
    /Done and recorded:\n.*\n.*cents {2}0 → 499\n {2}credits +60 → 0\n {2}owed credits +0 → 40/,
  );
  await server.sandbox.webhooks.settled();
  expect((await player.api('paymentHistory'))[0]).toMatchObject({ refunded: 4.99, creditsReversed: 100 });
  expect((await player.api('user')).user).toMatchObject({ credits: 0, owedCredits: 40 });
  for (const id of [payment?.id ?? '', checkout.sessionId, payment?.paymentId ?? ''])
    expect((await hub('payment refund', id, '--yes', ...REASON)).output).toMatch(/is refunded already/);
  expect((await hub('ledger:check')).output).toContain('The ledger is consistent.\n');
  await close();
});

test('player export writes a new file that only its owner can read', async () => {
  const { server, hub, close } = await startHub();
  const player = await newPlayer(server, 3);
  const file = join(dataDir, 'export.json');
  expect((await hub('player export', player.user.username, file, '--yes', ...REASON)).code).toBe(0);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ user: { email: player.user.email, credits: 3 } });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const again = await hub('player export', player.user.username, file, '--yes', ...REASON);
  expect(again).toEqual({ code: 1, output: expect.stringContaining('<file> exists already') as string });
  await close();
});

test('player delete ends an account as its player would', async () => {
  const { server, hub, close } = await startHub();
  const player = await newPlayer(server, 3);
  const { output } = await hub('player delete', player.user.username, '--yes', ...REASON);
  expect(output).toMatch(/Done and recorded:\n.*\n {2}account +in use → deleted\n {2}sessions +1 → 0/);
  server.services.sessionCache.evictPlayer(player.user.id);
  await expect(player.api('user')).rejects.toMatchObject({ code: 'auth/required' });
  const { email, password_hash: hash } = await server.services.db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .executeTakeFirstOrThrow();
  expect([email, hash]).toEqual(['', '']);
  expect(await hub('ledger:check')).toEqual(CONSISTENT);
  await close();
});

test('sign-ups, payments and a game are paused and resumed; what has begun goes on', async () => {
  const { server, hub, close } = await startHub();
  const player = await newPlayer(server, 3);
  const open = await startAndPlay(server, player, { quitAfter: 60 });
  const checkout = await openCheckout(player);
  const attempts = {
    'sign-ups': async () => newPlayer(server),
    payments: async () => openCheckout(player),
    'game-2': async () => startRun(player),
  };
  const codes = { 'sign-ups': 'auth/registration_paused', payments: 'payments/off', 'game-2': 'runs/game_unavailable' };
  for (const what of Object.keys(attempts)) expect((await hub('hub pause', what, '--yes', ...REASON)).code).toBe(0);
  const paused = new RegExp(
    ['game-2', 'payments', 'sign-ups'].map((what) => `${what}  since \\S+Z by ops: .+\n`).join(''),
  );
  expect((await hub('hub paused')).output).toMatch(paused);
  await player.api('submitScore', { body: claimFor(open) });
  await payOnPage(checkout.url);
  await server.sandbox.webhooks.settled();
  expect((await player.api('user')).user.credits).toBe(102);
  for (const [what, attempt] of Object.entries(attempts))
    await expect(attempt()).rejects.toMatchObject({ code: codes[what as keyof typeof codes] });
  await startRun(player, 1);
  expect((await hub('hub pause', 'payments', '--yes', ...REASON)).output).toBe('payments is paused already.\n');
  expect((await hub('hub pause', 'game-99', '--yes', ...REASON)).output).toBe('There is no game-99.\n');
  expect((await hub('hub pause', 'all', '--yes', ...REASON)).output).toBe(
    '<what> must be sign-ups, payments or game-<id>\n',
  );
  expect((await hub('record')).output).toMatch(/ops {2}hub pause {2}the hub\n/);
  for (const what of Object.keys(attempts)) {
    expect((await hub('hub resume', what, '--yes', ...REASON)).code).toBe(0);
    expect((await hub('hub resume', what, '--yes', ...REASON)).output).toBe(`${what} is not paused.\n`);
  }
  expect((await hub('hub paused')).output).toBe('Nothing is paused.\n');
  for (const attempt of Object.values(attempts)) await attempt();
  await close();
});

test('staff are added with a link for a passkey, listed and removed', async () => {
  const { server, hub, answer, close } = await startHub();
  const { user } = await newPlayer(server);
  expect(await hub('staff list')).toEqual({ code: 0, output: 'Nobody is staff.\n' });
  const add = [user.username, 'moderator', ...REASON] as const;
  const refused = await answer(false, 'staff add', ...add);
  expect(refused.output).toMatch(/role +none → moderator\n.*none → valid until/);
  expect(refused.output).not.toContain('/bridge/passkey');
  expect(await hub('staff list')).toMatchObject({ output: 'Nobody is staff.\n' });

  const { output } = await hub('staff add', ...add, '--yes');
  const token = /http:\/\/localhost:\d+\/bridge\/passkey#([\w-]{43})\n$/.exec(output)?.[1] ?? '';
  expect(token).not.toBe('');
  expect((await hub('record')).output).not.toContain(token);
  expect((await hub('staff list')).output).toMatch(
    new RegExp(`^${user.username} {2}moderator since .*Z {2}passkeys 0, last used never\n$`),
  );
  expect((await hub('staff add', user.username, 'operator', '--yes', ...REASON)).output).toMatch(
    /moderator → operator/,
  );
  expect((await hub('staff add', user.username, 'king', '--yes', ...REASON)).output).toMatch(/^<role> /);
  expect((await hub('staff remove', user.username, '--yes', ...REASON)).output).toMatch(/role +operator → none/);
  expect((await hub('staff remove', user.username, '--yes', ...REASON)).output).toMatch(/is not staff/);
  expect(await hub('staff list')).toMatchObject({ output: 'Nobody is staff.\n' });
  await close();
});

test('a run is voided and restored while the hub runs, and the board follows', async () => {
  const { server, hub, close } = await startHub();
  const player = await newPlayer(server, 1);
  const playedRun = await startAndPlay(server, player, { skill: 'good', quitAfter: 600 });
  await player.api('submitScore', { body: claimFor(playedRun) });
  const board = async () => player.api('gameBoard', { params: { gameId: '2' }, query: {} });
  const before = await board();
  expect(before).toHaveLength(1);
  expect((await hub('run void', playedRun.runId, '--yes', ...REASON)).code).toBe(0);
  expect(await board()).toEqual([]);
  expect((await hub('player show', player.user.username)).output).toMatch(
    new RegExp(
      `run ${playedRun.runId} {2}game 2 {2}voided .* points {2}witnessed: \\d+ ms .*\n.*ops {2}run void {2}run ${playedRun.runId}`,
    ),
  );
  expect((await hub('run restore', playedRun.runId, '--yes', ...REASON)).code).toBe(0);
  expect(await board()).toEqual(before);
  await close();
});

test('all runs of a player are listed, voided at once, and restored one by one (H 7)', async () => {
  const { server, hub, close } = await startHub();
  const player = await newPlayer(server, 2);
  const other = await newPlayer(server, 1);
  const runIds: string[] = [];
  for (const each of [player, player, other]) {
    const played = await startAndPlay(server, each, { skill: 'good', quitAfter: 600 });
    await each.api('submitScore', { body: claimFor(played) });
    runIds.push(played.runId);
  }
  const [first = '', second = '', third = ''] = runIds;
  const name = player.user.username;
  const shown = (await hub('player show', name, '--limit', '1')).output;
  expect(shown).toContain(`run ${second}`);
  expect(shown).toContain('and 1 earlier run: --limit shows more');
  expect(shown).not.toContain(first);
  expect((await hub('player show', name)).output).toContain(`run ${first}`);

  const board = async () => player.api('gameBoard', { params: { gameId: '2' }, query: {} });
  const before = await board();
  const { code, output } = await hub('player void', name, '--yes', ...REASON);
  expect(code).toBe(0);
  for (const id of [first, second]) expect(output).toMatch(new RegExp(`run ${id} +verified → voided`));
  expect(output).not.toContain(third);
  expect((await board()).map(({ runId }) => runId)).toEqual([third]);
  expect((await hub('player void', name, '--yes', ...REASON)).output).toContain(`${name} has no run that counts`);
  for (const id of [first, second]) expect((await hub('run restore', id, '--yes', ...REASON)).code).toBe(0);
  expect(await board()).toEqual(before);
  await close();
});

test('a command is dated by the time of the servers, not by that of its machine', async () => {
  const { server, hub, close } = await startHub();
  const { user } = await newPlayer(server);
  const { db, clock, processes } = server.services;
  server.clock.advance(30_000);
  const begunAt = clock.now();
  await processes.begin();
  await hub('player bar', user.username, '--yes', ...REASON);
  const record = await db.selectFrom('operator_records').select('at').executeTakeFirst();
  expect(record?.at).toBeGreaterThanOrEqual(begunAt);
  await close();
});

test('an invalid command changes nothing and names the invalid argument', async () => {
  const { server, hub, close } = await startHub();
  const { user } = await newPlayer(server, 3);
  const before = await snapshot(server.services.db);
  const invalid: [string, string[], string][] = [
    ['player bar', [user.username, '--yes'], '--reason is required'],
    ['player bar', [user.username, '--yes', '--reason', '  '], '--reason must not be empty'],
    ['player bar', ['--yes', ...REASON], 'Usage: operator player bar <name> --reason'],
    ['player bar', [user.username, 'another', '--yes', ...REASON], 'Usage: operator player bar <name> --reason'],
    ['player bar', ['nobody-at-all', '--yes', ...REASON], 'There is no player called nobody-at-all.'],
    ['player bar', [user.username, '--yes', '--force', ...REASON], "'--force'"],
    ['player unbar', [user.username, '--yes', ...REASON], 'is not barred'],
    ['player rename', [user.username, 'a', '--yes', ...REASON], '<new name> must have at least 3 characters'],
    ['player rename', [user.username, 'admin', '--yes', ...REASON], 'This username is taken.'],
    ['record', ['--limit', 'all'], '--limit must be a whole number'],
    ['player show', [user.username, '--limit', 'all'], '--limit must be a whole number'],
    ['player show', ['nobody-at-all'], 'There is no player called nobody-at-all.'],
    ['run void', ['nowhere', '--yes', ...REASON], 'There is no run nowhere.'],
    ['run void', ["' or 1=1", '--yes', ...REASON], '<run id> must be 1 to 64 letters'],
    ['credits give', [user.username, '1.5', '--yes', ...REASON], '<n> must be a whole number'],
    ['credits give', [user.username, '0', '--yes', ...REASON], '<n> must be at least 1'],
    ['credits give', [user.username, '1000001', '--yes', ...REASON], '<n> must be at most 1000000'],
    ['credits take', [user.username, '4', '--yes', ...REASON], 'has 3 credits: 4 cannot be taken.'],
    ['staff add', [user.username, 'admin', '--yes', ...REASON], '<role> must be moderator or operator'],
  ];
  for (const [command, args, message] of invalid) {
    const { code, output } = await hub(command, ...args);
    expect([command, code, output]).toEqual([command, 1, expect.stringContaining(message)]);
    // For people: nothing of how the validator says it.
    expect(output).not.toContain('{');
  }
  expect(await hub('record')).toEqual({ code: 0, output: 'The record is empty.\n' });
  expect(await snapshot(server.services.db)).toEqual(before);
  await close();
});

test.each([
  ['y\n', true],
  ['YES\n', true],
  ['\n', false],
  ['no\n', false],
  ['yesterday\n', false],
  ['', false],
])('the answer %j means %s', async (answer, isYes) => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  input.end(answer);
  expect(await confirmOn(input, output, 'Apply?')).toBe(isYes);
  expect(String(output.read())).toContain('Apply? [y/N]');
});

test('reports lists the runs that players have reported, those with the latest report first, and answers what players answer', async () => {
  const { server, hub, close } = await startHub();
  expect(await hub('reports')).toEqual({ code: 0, output: 'No run has been reported.\n' });
  const [nova, rigel] = [await newPlayer(server, 2), await newPlayer(server)];
  const submitted = async () => {
    const run = await startAndPlay(server, nova, { skill: 'good', quitAfter: 300 });
    await nova.api('submitScore', { body: claimFor(run) });
    return run.runId;
  };
  const [first, second] = [await submitted(), await submitted()];
  server.clock.stop(Date.UTC(2026, 10, 21, 12));
  const report = async (id: string, reason: 'automated' | 'name') => {
    await rigel.api('reportRun', { params: { id }, body: { reason } });
    server.clock.advance(60_000);
  };
  await report(second, 'automated');
  await report(first, 'name');
  const { output } = await hub('reports');
  const [run, why, other, whyOther] = output.split('\n');
  expect(run).toMatch(new RegExp(`^run ${first}  by ${nova.user.username}  game 2  score \\d+  verified$`));
  expect(why).toBe(`  2026-11-21T12:01:00.000Z  name  by ${rigel.user.username}`);
  expect([other?.startsWith(`run ${second}  `), whyOther?.includes('automated')]).toEqual([true, true]);
  expect((await hub('reports', '--limit', '1')).output).not.toContain(second);
  expect((await hub('case close', first, '--yes', ...REASON)).output).toMatch(/open reports {2}1 → 0/);
  expect((await hub('reports')).output.split('\n')[0]).toMatch(/verified {2}closed 20.*Z$/);
  expect((await hub('answers')).output).toBe('No answer is open.\n');
  await hub('run void', first, '--yes', ...REASON);
  const [decision] = await nova.api('decisions');
  const id = decision?.id ?? '';
  await nova.api('answerDecision', { params: { id }, body: { text: 'I did play it.' } });
  expect((await hub('answers')).output).toMatch(
    /ops {2}run void {2}run .*\n[^]*\n {2}answered 20.*Z: I did play it\.\n$/,
  );
  expect((await hub('answer close', id, '--yes', ...REASON)).output).toMatch(/answer {2}open → closed/);
  expect((await hub('answers')).output).toBe('No answer is open.\n');
  expect(await hub('reports', '--limit', 'all')).toMatchObject({ code: 1, output: '--limit must be a whole number\n' });
  await close();
});
