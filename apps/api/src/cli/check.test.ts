import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../platform/database/open-database.ts';
import { check } from './check.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'star-seekers-check-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

async function checked(env: NodeJS.ProcessEnv) {
  const [lines, errors]: [string[], string[]] = [[], []];
  const starts = await check({
    env: { DATA_DIR: join(folder, 'data'), ...env },
    print: (line) => lines.push(line),
    printError: (line) => errors.push(line),
  });
  return { starts, lines, errors };
}

test('check says what the server would do, and creates nothing', async () => {
  const { starts, lines, errors } = await checked({ PORT: '8080' });
  expect(starts).toBe(true);
  expect(errors).toEqual([]);
  expect(lines).toContain('address: http://localhost:8080, in local mode');
  expect(lines).toContain(`database: ${join(folder, 'data/star-seekers.sqlite')}, which is created`);
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

test('check of a process that only verifies asks for no database', async () => {
  const verify = {
    ROLE: 'verify',
    VERIFIER_TOKEN: 'x'.repeat(32),
    PORT: '8080',
    DATABASE_URL: 'postgres://nowhere/hub',
  };
  const { starts, lines } = await checked(verify);
  expect(starts).toBe(true);
  expect(lines).toEqual(['listens on: 127.0.0.1, port 8080', 'The server would start, and only verify runs.']);
  await expect(checked({ ROLE: 'verify' })).rejects.toThrow('VERIFIER_TOKEN: needed');
});

test('check finds a database up to date, or says that it is migrated', async () => {
  const file = join(folder, 'data/star-seekers.sqlite');
  await (await openDatabase(file)).close();
  expect((await checked({})).lines).toContain(`database: ${file}, up to date`);
});

test('check names a database that cannot be reached, without its password', async () => {
  const { starts, errors } = await checked({ DATABASE_URL: 'postgres://hub:secret@127.0.0.1:1/hub' });
  expect(starts).toBe(false);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(/^database: .*127\.0\.0\.1:1/);
  expect(errors[0]).not.toContain('secret');
});

test('check names what stands where the data folder shall be', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const { starts, errors } = await checked({ DATA_DIR: join(file, 'data') });
  expect(starts).toBe(false);
  expect(errors).toContain(`data folder: ${file} is not a folder`);
});
