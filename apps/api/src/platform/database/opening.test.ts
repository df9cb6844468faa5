import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, testEngine } from '../../testing/index.ts';
import { messageOf } from '../message-of.ts';
import { openDatabase, openServedDatabase, readDatabase } from './open-database.ts';

const SILENT = { error: () => undefined, info: () => undefined };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'star-seekers-opening-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const messageFor = async (opening: Promise<unknown>) => opening.then(() => 'opened', messageOf);

test('a database of a later version is named, with what it has', async () => {
  const { address, remove } = await createTestDatabase();
  const db = await openDatabase(address, SILENT);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later-after-9998', '')`.execute(db);
  await db.close();
  const name = testEngine() === 'sqlite' ? address : new URL(address).host;
  const message = await messageFor(openDatabase(address, SILENT));
  expect(message).toContain(name);
  expect(message).toContain('9999-later-after-9998');
  await remove();
});

test('a database whose migrations have been run is opened with three questions, not with the columns of all tables', async () => {
  const { address, remove } = await createTestDatabase();
  const db = await openDatabase(address, SILENT);
  const { values } = await db.status.statements.metric.get();
  expect(values.find(({ metricName }) => metricName?.endsWith('_count'))?.value).toBe(3);
  await db.close();
  await remove();
});

test.runIf(testEngine() === 'sqlite')('a file that is no database is named', async () => {
  const path = join(folder, 'hub.sqlite');
  writeFileSync(path, 'not a database'.repeat(1000));
  const message = `The database ${path} is not available: file is not a database`;
  expect(await messageFor(openDatabase(path, SILENT))).toBe(message);
  expect(await messageFor(openServedDatabase(path))).toBe(message);
  expect(await messageFor(readDatabase(path, async () => undefined))).toBe(message);
});

test.runIf(testEngine() === 'sqlite')('a damaged file is named', async () => {
  const { address, remove } = await createTestDatabase();
  const content = readFileSync(address);
  // All but the first page.
  writeFileSync(address, content.fill(7, 4096));
  expect(await messageFor(openDatabase(address, SILENT))).toBe(
    `The database ${address} is not available: database disk image is malformed`,
  );
  await remove();
});

test.runIf(testEngine() === 'postgres')('a refused connection is named, without the password', async () => {
  const address = 'postgres://hub:the-password@127.0.0.1:1/hub';
  const message = expect.stringMatching(
    /The database 127\.0\.0\.1:1\/hub is not available: connect ECONNREFUSED 127\.0\.0\.1:1$/,
  ) as string;
  const openings = [
    async () => openDatabase(address, SILENT),
    async () => openServedDatabase(address),
    async () => readDatabase(address, async () => undefined),
  ];
  for (const open of openings) {
    const said = await messageFor(open());
    expect(said).toEqual(message);
    expect(said).not.toContain('the-password');
  }
});
