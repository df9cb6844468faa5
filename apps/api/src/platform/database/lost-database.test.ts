import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { DatabaseProxy } from '../../testing/databases/database-proxy.ts';
import { FailingStatement } from '../../testing/failing-statement.ts';
import {
  type TestDatabase,
  type TestPlayer,
  type TestServer,
  createTestDatabase,
  newPlayer,
  newVisitor,
  startTestServer,
  testEngine,
} from '../../testing/index.ts';
import type { Services } from '../services.ts';
import { DatabaseUnavailable } from './availability.ts';
import type { Trx } from './database.ts';
import { openDatabase, readDatabase } from './open-database.ts';

const onPostgres = testEngine() === 'postgres';

/** Short, but long enough for a busy machine. */
const LIMITS = {
  connectMs: 2000,
  lockMs: 60_000,
  statementMs: 60_000,
  idleMs: 60_000,
  answerMs: 2000,
  queue: 100,
  queueMs: 500,
  quietMs: { lost: 300, slow: 300 },
};

const SILENT = { error: () => undefined, info: () => undefined };

let database: TestDatabase;
/** Reaches the database past what fails. */
let control: TestServer;
let player: TestPlayer;
let proxy: DatabaseProxy;

beforeAll(async () => {
  database = await createTestDatabase();
  control = await startTestServer({ database: database.address });
  player = await newPlayer(control, 1000);
  if (onPostgres) proxy = await DatabaseProxy.before(database.address);
});

afterAll(async () => {
  if (onPostgres) proxy.close();
  await control.close();
  await database.remove();
});

/** A server that loses its database, with its log. */
async function startServer(limits: Partial<typeof LIMITS> = {}, processBeatMs = 50) {
  const lines: Record<string, unknown>[] = [];
  const server = await startTestServer({
    database: onPostgres ? proxy.url : database.address,
    limits: { database: { ...LIMITS, ...limits }, processBeatMs },
    onLog: (line) => lines.push(line),
  });
  onTestFinished(async () => server.close());
  const visitor = newVisitor(server, player.cookie());
  const get = async (path: string) => (await visitor.fetch(path)).status;
  const spend = async () => {
    const { status, headers } = await visitor.fetch('/api/user/credits/spend', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ amount: 1 }),
    });
    return { status, retryAfter: headers.get('retry-after') };
  };
  return { server, lines, get, spend };
}

interface Failure {
  readonly begin: (services: Services) => Promise<void> | void;
  /** Does nothing after it has ended. */
  readonly end: (services: Services) => Promise<void>;
  /** Whether it can still be read. */
  readonly isReadable?: boolean;
}

const queryOnly = async ({ db }: Services, value: string) =>
  void (await sql.raw(`pragma query_only = ${value}`).execute(db));

/** For new connections, and there are no others afterwards. */
async function readOnly(value: string): Promise<void> {
  const { db } = control.services;
  const name = new URL(database.address).pathname.slice(1);
  await sql.raw(`alter database ${name} set default_transaction_read_only = ${value}`).execute(db);
  await terminateOthers();
}

async function terminateOthers(): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(control.services.db);
}

const CANNOT_BE_WRITTEN: Failure = onPostgres
  ? { begin: async () => readOnly('on'), end: async () => readOnly('off'), isReadable: true }
  : {
      begin: async (services) => queryOnly(services, 'on'),
      end: async (services) => queryOnly(services, 'off'),
      isReadable: true,
    };

const FAILURES: Readonly<Record<string, Failure>> = onPostgres
  ? {
      'refuses connections': { begin: () => proxy.refuse(), end: async () => proxy.pass() },
      'is silent': { begin: () => proxy.silence(), end: async () => proxy.pass() },
      'cannot be written': CANNOT_BE_WRITTEN,
    }
  : { 'cannot be written': CANNOT_BE_WRITTEN };

/** @returns ends it; the test does so, if it fails before */
async function begin({ begin, end }: Failure, services: Services): Promise<() => Promise<void>> {
  const stop = async () => end(services);
  onTestFinished(stop);
  await begin(services);
  return stop;
}

test.each(Object.entries(FAILURES))(
  'a database that %s makes requests 503 and the server unready, and is logged once',
  async (_, failure) => {
    const { server, lines, get, spend } = await startServer();
    const unready = async () => ((await (await fetch(`${server.url}/readyz`)).json()) as { message?: string }).message;
    await expect.poll(async () => get('/readyz')).toBe(200);
    expect((await spend()).status).toBe(200);
    expect(lines).toEqual([]);

    const end = await begin(failure, server.services);
    const answers = await Promise.all([spend(), spend(), spend()]);
    expect(answers).toEqual(answers.map(() => ({ status: 503, retryAfter: '5' })));
    await expect.poll(unready).toMatch(/^The database has stored nothing since 20\d\d-\d\d-\d\dT/);
    expect(await get('/healthz')).toBe(200);
    if (failure.isReadable) expect(await get('/api/user/credits/transactions')).toBe(200);

    await end();
    await expect.poll(async () => get('/readyz')).toBe(200);
    await expect.poll(spend).toMatchObject({ status: 200 });
    await expect.poll(() => lines.at(-1)?.['event']).toBe('database.back');
    const name = onPostgres ? new URL(proxy.url).host : database.address;
    const entry = { database: expect.stringContaining(name) as string };
    expect(lines).toEqual([
      expect.objectContaining({ ...entry, event: 'database.lost', level: 50, cause: expect.any(String) as string }),
      expect.objectContaining({
        ...entry,
        event: 'database.back',
        was: 'lost',
        failures: expect.any(Number) as number,
      }),
    ]);
    expect(server.services.refusals.counts.get('server/internal')).toBeUndefined();
  },
);

test('what can still be read does not say that the database can be written', async () => {
  const { server, lines, get, spend } = await startServer({}, 60_000);
  const end = await begin(CANNOT_BE_WRITTEN, server.services);
  expect((await spend()).status).toBe(503);
  const at = performance.now();
  do expect(await get('/api/user/credits/transactions')).toBe(200);
  while (performance.now() - at < 2 * LIMITS.quietMs.lost);
  expect(lines.map(({ event }) => event)).toEqual(['database.lost']);
  expect(server.services.db.status.isAvailable).toBe(false);
  await end();
  await expect.poll(spend).toMatchObject({ status: 200 });
  await expect.poll(async () => (await spend()) && lines.at(-1)?.['event']).toBe('database.back');
});

test('probes of readiness ask the database for nothing once the process is stored', async () => {
  const server = await startTestServer({ database: database.address, limits: { processBeatMs: 60_000 } });
  onTestFinished(async () => server.close());
  const probe = async () => {
    const answer = await fetch(`${server.url}/readyz`);
    return answer.status === 200 ? 'ready' : ((await answer.json()) as { message: string }).message;
  };
  expect(await probe()).toBe('ready');
  const failing = new FailingStatement(1, 'refused');
  onTestFinished(() => failing.end());
  expect(await Promise.all(Array.from({ length: 20 }, probe))).toEqual(Array.from({ length: 20 }, () => 'ready'));
  expect(failing.hasFailed).toBe(false);
});

test('while a process cannot be stored, probes ask the database once for each beat', async () => {
  const server = await startTestServer({ database: database.address, limits: { processBeatMs: 60_000 } });
  onTestFinished(async () => server.close());
  const probe = async () => ((await (await fetch(`${server.url}/readyz`)).json()) as { message: string }).message;
  const first = new FailingStatement(1, 'refused');
  expect(await probe()).toBe('The database has stored nothing since this process started.');
  first.end();
  const second = new FailingStatement(1, 'refused');
  onTestFinished(() => second.end());
  for (let number = 0; number < 20; number++) expect(await probe()).toContain('stored nothing');
  expect(second.hasFailed).toBe(false);
});

test.runIf(onPostgres)('a probe does not wait for a database that has been silent from the start', async () => {
  const { get } = await startServer({ answerMs: 60_000, connectMs: 60_000 });
  proxy.silence();
  onTestFinished(async () => proxy.pass());
  expect(await get('/readyz')).toBe(503);
});

test.runIf(onPostgres)('a connection without an answer is closed, and so are those that were idle', async () => {
  const db = await openDatabase(proxy.url, SILENT, LIMITS);
  onTestFinished(async () => db.close());
  const ask = async (number: number) => (await sql<{ n: number }>`select ${number}::int as n`.execute(db)).rows[0]?.n;
  await Promise.all([ask(1), ask(2), ask(3)]);
  const before = db.status.connections.get('total');
  proxy.lose();
  await expect(ask(4)).rejects.toBeInstanceOf(DatabaseUnavailable);
  const at = performance.now();
  // On any of the connections from before they would wait as long again.
  expect(await Promise.all([ask(5), ask(6), ask(7)])).toEqual([5, 6, 7]);
  expect(performance.now() - at).toBeLessThan(LIMITS.answerMs);
  expect(before).toBeGreaterThan(1);
});

test.runIf(onPostgres)('when one connection is terminated, those that were idle are closed too', async () => {
  const db = await openDatabase(proxy.url, SILENT, LIMITS);
  onTestFinished(async () => db.close());
  const ask = async (number: number) => (await sql<{ n: number }>`select ${number}::int as n`.execute(db)).rows[0]?.n;
  const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
  // While it works: the error is the answer of a statement. The pool hands out the connection that was used last.
  await Promise.all([ask(1), ask(2), ask(3)]);
  await pid();
  proxy.lose('last used');
  const terminated = sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
  await expect(terminated).rejects.toMatchObject({ cause: { code: '57P01' } });
  expect(await Promise.all([ask(4), ask(5), ask(6)])).toEqual([4, 5, 6]);
  // While it is idle: the pool is told.
  const idle = await pid();
  proxy.lose('last used');
  await sql`select pg_terminate_backend(${idle})`.execute(control.services.db);
  await expect.poll(() => db.status.connections.get('total')).toBeLessThan(3);
  expect(await Promise.all([ask(7), ask(8), ask(9)])).toEqual([7, 8, 9]);
});

test.runIf(onPostgres)('a transaction whose connection is terminated fails, and the next one succeeds', async () => {
  const { server, lines } = await startServer();
  const { db } = server.services;
  const work = async (terminate: boolean) =>
    db.transaction(async (trx) => {
      await sql`select 1`.execute(trx);
      if (terminate) await terminateOthers();
      await sql`select 1`.execute(trx);
      return 'done';
    });
  await expect(work(true)).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(await work(false)).toBe('done');
  expect(lines).toEqual([
    expect.objectContaining({ event: 'database.lost', cause: 'terminating connection due to administrator command' }),
  ]);
});

test.runIf(onPostgres)(
  'a statement, a lock and an idle transaction have time-outs for servers, and none for operators',
  async () => {
    const settings = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
    const limits = { ...LIMITS, statementMs: 1001, lockMs: 1002, idleMs: 1003 };
    const read = async (db: Trx) => {
      const values: unknown[] = [];
      for (const name of settings)
        values.push(...Object.values((await sql.raw<object>(`show ${name}`).execute(db)).rows[0] ?? {}));
      return values;
    };
    const db = await openDatabase(database.address, console, limits);
    onTestFinished(async () => db.close());
    expect(await db.transaction(read)).toEqual(['1001ms', '1002ms', '1003ms']);
    expect(await readDatabase(database.address, read)).toEqual(['0', '0', '0']);
  },
);

/** Locks a row as another session, which unlocks it when it ends. */
async function lock(row: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.address });
  onTestFinished(async () => client.end());
  await client.connect();
  await client.query('begin');
  const { rowCount } = await client.query(`select 1 from ${row} for update`);
  expect(rowCount).toBeGreaterThan(0);
  return client;
}

test.runIf(onPostgres).each([
  ['the player', 1, () => `users where id = '${player.user.id}'`],
  ['a rate limit of the player', 2, () => `rate_limits where key like '%${player.user.id}'`],
  ['a session of the player', 3, () => `sessions where user_id = '${player.user.id}'`],
])('while another session has locked %s, other players do not wait', async (_, hours, row) => {
  const { server, lines, spend } = await startServer({ connectMs: 60_000, answerMs: 60_000 });
  const other = await newPlayer(control, 100);
  const api = newVisitor(server, other.cookie()).api;
  // Sessions are written again.
  server.clock.advance(hours * 60 * 60_000);
  await api('user');
  await control.services.rateLimiter.count(`spendCredits:user:${player.user.id}`, { max: 100, windowMs: 60_000 });
  const session = await lock(row());
  const flood = Array.from({ length: 40 }, spend);
  const refused = Promise.race(flood);
  for (let number = 0; number < 20; number++) {
    await api('spendCredits', { body: { amount: 1 } });
    expect(server.services.db.status.connections.get('waiting')).toBe(0);
  }
  expect(await refused).toEqual({ status: 503, retryAfter: '5' });
  await session.end();
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([503, 200]));
  expect(lines).toEqual([]);
});

test.runIf(onPostgres)('who listens to commits notices a connection that has become silent', async () => {
  const db = await openDatabase(proxy.url, SILENT, LIMITS);
  onTestFinished(async () => db.close());
  let calls = 0;
  const stop = db.onCommit(() => void calls++);
  onTestFinished(stop);
  await expect.poll(() => calls).toBe(1);
  proxy.lose();
  await expect.poll(() => calls).toBe(2);
  await sql`update users set watchable = 1`.execute(control.services.db);
  await expect.poll(() => calls).toBe(3);
});

test.runIf(!onPostgres)('a full disk is the cause that transactions of the group see', async () => {
  const events: object[] = [];
  const push = (entry: object) => void events.push(entry);
  const log = { error: push, info: push };
  const db = await openDatabase(database.address, log, { ...LIMITS, quietMs: { lost: 0, slow: 0 } });
  onTestFinished(async () => db.close());
  const pragma = async (text: string) => (await sql.raw<Record<string, number>>(`pragma ${text}`).execute(db)).rows[0];
  const pages = (await pragma('page_count'))?.['page_count'] ?? 0;
  const store = async (key: string) =>
    db.transaction(async (trx) =>
      trx.insertInto('rate_limits').values({ key, attempts: 1, window_ends_at: 0 }).execute(),
    );
  await pragma(`max_page_count = ${pages}`);
  const outcomes = await Promise.allSettled([store('small'), store('x'.repeat(1_000_000)), store('another')]);
  // SQLite has rolled back what came before in the group, too.
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ cause: { code: 'SQLITE_FULL' } });
  const full = { event: 'database.lost', database: database.address, cause: 'database or disk is full' };
  expect(events).toEqual([full, expect.objectContaining({ event: 'database.back' })]);
  for (let number = 0; number < 3; number++)
    await expect(store('y'.repeat(1_000_000))).rejects.toBeInstanceOf(DatabaseUnavailable);
  // That a transaction begins does not say that anything can be written.
  expect(events.slice(2)).toEqual([full]);
  await pragma('max_page_count = 1000000');
  await store('x'.repeat(1_000_000));
});

test.runIf(!onPostgres)('a file that another process has locked is waited for, but not for ever', async () => {
  const lost: object[] = [];
  const log = { error: (entry: object) => void lost.push(entry), info: () => undefined };
  const db = await openDatabase(database.address, log);
  onTestFinished(async () => db.close());
  await sql`pragma busy_timeout = 1`.execute(db);
  const store = async (key: string) =>
    db.insertInto('rate_limits').values({ key, attempts: 1, window_ends_at: 0 }).execute();
  const storeInTransaction = async () => db.transaction(async (trx) => trx.selectFrom('users').select('id').execute());
  await control.services.db.transaction(async (trx) => {
    await trx.selectFrom('users').select('id').execute();
    await expect(store('one')).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(storeInTransaction()).rejects.toBeInstanceOf(DatabaseUnavailable);
  });
  expect(lost).toEqual([expect.objectContaining({ event: 'database.slow', cause: 'database is locked' })]);
  await Promise.all([store('two'), storeInTransaction()]);
});
