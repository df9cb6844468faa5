import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CODEX_FOLDER, readCodex, readEntries } from '../compile/read-codex.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'codex-'));
  cpSync(join(CODEX_FOLDER, 'en'), folder, { recursive: true });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('reads the entries in the order of the index', () => {
  writeFileSync(join(folder, 'index.md'), '# Two\n\n- [B](tarn.md)\n- [A](anvil.md)\n');
  expect(() => readEntries(folder)).toThrow('index.md does not list ashihn.md');
  expect(readCodex('en')[0]?.id).toBe('the-skein');
});

it.each([
  ['lists an entry that does not exist', '- [Moon](moon.md)', 'lists moon.md, which does not exist'],
  ['lists an entry twice', '- [Anvil](anvil.md)', 'lists anvil.md twice'],
])('refuses an index that %s', (_, more, problem) => {
  writeFileSync(join(folder, 'index.md'), `${more}\n`, { flag: 'a' });
  expect(() => readEntries(folder)).toThrow(problem);
});

it('refuses an index with another title for an entry', () => {
  const index = join(folder, 'index.md');
  writeFileSync(index, readFileSync(index, 'utf8').replace('[Tarn]', '[Turn]'));
  expect(() => readEntries(folder)).toThrow('index.md calls tarn.md Turn, its title is Tarn');
});

it('refuses an entry that the index does not list', () => {
  writeFileSync(join(folder, 'moon.md'), 'Text.');
  expect(() => readEntries(folder)).toThrow('index.md does not list moon.md');
});
