import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  SettableClock,
  type TestDatabase,
  type TestServer,
  createTestDatabase,
  startTestServer,
} from '../../testing/index.ts';
import { DatabaseClock } from '../database/database-clock.ts';
import { Processes } from './processes.ts';

const BEAT_MS = 40;
const HOUR = 60 * 60 * 1000;

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.address });
});

afterAll(async () => {
  await server.close();
  await database.remove();
});

/** Another server on the database. */
async function another(processBeatMs = 1000): Promise<TestServer> {
  return startTestServer({ database: database.address, limits: { processBeatMs } });
}

async function rowOf(id: string) {
  return server.services.db.selectFrom('processes').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether a process is known to have ended at a time. */
async function hasDied(id: string, at: number): Promise<boolean> {
  return (await server.services.processes.diedBefore([{ id, at }])).includes(id);
}

test('a server writes nothing before it begins, then that it lives, and at its end when that was', async () => {
  const { services, close } = await another(BEAT_MS);
  const { processes, clock } = services;
  expect(await rowOf(processes.id)).toBeUndefined();
  await Promise.all([processes.begin(), processes.begin()]);
  const first = await rowOf(processes.id);
  expect(first?.ended_at).toBeNull();
  await expect.poll(async () => (await rowOf(processes.id))?.seen_at).toBeGreaterThan(first?.seen_at ?? 0);
  const before = clock.now();
  await close();
  expect((await rowOf(processes.id))?.ended_at).toBeGreaterThanOrEqual(before);
});

test('what moves away from a server that lives has not lost it, also long ago and after it', async () => {
  const other = await another();
  const { processes, clock } = other.services;
  await processes.begin();
  const { seen_at: seenAt = 0 } = (await rowOf(processes.id)) ?? {};
  for (const at of [seenAt - 60_000, seenAt, clock.now(), clock.now() + 60_000])
    expect(await hasDied(processes.id, at)).toBe(false);
  await other.close();
});

test('what moved away before a server ended has not lost it, and what moves afterwards has', async () => {
  const { services, close } = await another();
  const { id } = services.processes;
  await services.processes.begin();
  await close();
  const endedAt = (await rowOf(id))?.ended_at ?? 0;
  expect(await hasDied(id, endedAt - 1)).toBe(false);
  expect(await hasDied(id, endedAt)).toBe(true);
  const moves = [endedAt + 1, endedAt - 1].map((at) => ({ id, at }));
  expect(await server.services.processes.diedBefore(moves)).toEqual([]);
});

test('whether a server was killed is open until it was seen again, or not for four beats', async () => {
  const { clock, services } = server;
  clock.stop();
  const at = services.clock.now();
  const rows = [
    { id: 'seen', started_at: 0, seen_at: at + 1, ended_at: null },
    { id: 'unseen', started_at: 0, seen_at: at, ended_at: null },
    { id: 'stopped', started_at: 0, seen_at: at, ended_at: at },
  ];
  await services.db.insertInto('processes').values(rows).execute();
  const areSettled = async (id: string, ...times: number[]) =>
    services.processes.areSettled(times.map((time) => ({ id, at: time })));
  const ids = ['seen', 'unseen', 'stopped', 'nobody'];
  expect(await Promise.all(ids.map(async (id) => areSettled(id, at)))).toEqual([true, false, true, true]);
  expect(await areSettled('unseen', at + 1, at - 1)).toBe(true);
  clock.advance(4001);
  expect(await areSettled('unseen', at)).toBe(true);
  clock.advance(-4001);
  clock.set(clock.now());
  await services.processes.begin();
  expect(await areSettled(services.processes.id, at + 60_000)).toBe(true);
});

test('nobody is known to have ended of whom nothing is known', async () => {
  expect(await hasDied('nobody', server.services.clock.now())).toBe(false);
  expect(await server.services.processes.diedBefore([])).toEqual([]);
});

test('a server whose event loop was blocked for long goes on as another one', async () => {
  const other = await another(BEAT_MS);
  const { processes, clock } = other.services;
  await processes.begin();
  const { id } = processes;
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 6 * BEAT_MS);
  await expect.poll(() => processes.id).not.toBe(id);
  await expect.poll(async () => rowOf(processes.id)).toMatchObject({ ended_at: null });
  // This server waits longer for the beats of others.
  server.clock.advance(60_000);
  expect(await hasDied(id, clock.now())).toBe(true);
  expect(await processes.diedBefore([{ id: processes.id, at: clock.now() }])).toEqual([]);
  server.clock.advance(-60_000);
  await other.close();
});

test('a server whose machine was suspended goes on as another one', async () => {
  const machine = new SettableClock();
  const { db, log } = server.services;
  const options = { machine, reference: undefined, lastSeen: async () => undefined, checkMs: 1000, log };
  const clock = await DatabaseClock.open(options);
  const processes = new Processes({ db, clock, beatMs: 60_000, plays: [], log });
  onTestFinished(async () => {
    clock.close();
    await processes.end();
  });
  await processes.begin();
  const { id } = processes;
  machine.suspend(60_000);
  machine.advance(1000);
  await expect.poll(() => processes.id).not.toBe(id);
});

test('a row that was lost comes back, and those of long ago are pruned', async () => {
  const { db, clock } = server.services;
  const old = { started_at: 0, ended_at: null };
  const month = 30 * 24 * HOUR;
  await db
    .insertInto('processes')
    .values([
      { id: 'pruned', seen_at: clock.now() - month - 2 * HOUR, ...old },
      { id: 'kept', seen_at: clock.now() - month + 2 * HOUR, ...old },
    ])
    .execute();
  const other = await another(BEAT_MS);
  const { processes } = other.services;
  await processes.begin();
  expect([await rowOf('pruned'), await rowOf('kept')]).toEqual([undefined, expect.objectContaining({ id: 'kept' })]);
  await db.deleteFrom('processes').execute();
  await expect.poll(async () => rowOf(processes.id)).toMatchObject({ ended_at: null });
  await other.close();
});
