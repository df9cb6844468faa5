import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { Availability, DatabaseUnavailable } from './availability.ts';
import { MOST_WAITING, ReaderThread } from './reader-thread.ts';
import { guardFor } from './sqlite-guard.ts';

/** A thread that reads a table of one column, and what writes to it. */
function reading() {
  const folder = mkdtempSync(join(tmpdir(), 'reader-'));
  const path = join(folder, 'hub.sqlite');
  const writer = new Database(path);
  writer.pragma('journal_mode = WAL');
  writer.exec('create table planets (name text)');
  const lost: Record<string, unknown>[] = [];
  const log = { error: (entry: object) => void lost.push({ ...entry }), info: () => undefined };
  const thread = new ReaderThread(path, guardFor(new Availability(path, log, { lost: 0, slow: 0 })));
  onTestFinished(async () => {
    await thread.close();
    writer.close();
    rmSync(folder, { recursive: true });
  });
  return {
    path,
    lost,
    thread,
    writer,
    names: async () => thread.all<{ name: string }>('select name from planets', []),
  };
}

test('a column can be read as bytes, each row in its own', async () => {
  const { thread, writer } = reading();
  const long = 'Ceres'.repeat(100_000);
  writer.exec(`insert into planets values ('Vesta'), (null), ('${long}')`);
  const rows = await thread.all<{ id: number; name: Uint8Array }>('select rowid as id, name from planets', [], 'name');
  expect(rows.map(({ id, name }) => [id, Buffer.from(name).toString('latin1')])).toEqual([
    [1, 'Vesta'],
    [2, ''],
    [3, long],
  ]);
});

test('it sees what is committed, and nothing before', async () => {
  const { writer, names } = reading();
  writer.exec("begin; insert into planets values ('Vesta')");
  expect(await names()).toEqual([]);
  writer.exec('commit');
  expect(await names()).toEqual([{ name: 'Vesta' }]);
});

test('a query that fails is an error of its caller, and the next one is answered', async () => {
  const { path, lost, thread, names } = reading();
  await expect(thread.all('select name from nowhere', [])).rejects.toThrow('no such table: nowhere');
  const insertion = thread.all("insert into planets values ('Ceres') returning name", []);
  await expect(insertion).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(lost).toEqual([
    { event: 'database.lost', database: path, cause: 'attempt to write a readonly database: SQLITE_READONLY' },
  ]);
  expect(await names()).toEqual([]);
});

test('who comes when too many wait is asked to come later', async () => {
  const { names } = reading();
  const asked = Array.from({ length: MOST_WAITING + 2 }, names);
  const answers = await Promise.allSettled(asked);
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'server/unavailable' });
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(MOST_WAITING);
  expect(await names()).toEqual([]);
});
