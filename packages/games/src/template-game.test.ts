import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnyGame, games } from './games.ts';
import type { GoldenFile, replayGolden as replayGoldenType } from './golden.ts';

/** The recipe at length is `pnpm recipe:game`; here a new game goes into a copy of this package. */
const PACKAGE = join(import.meta.dirname, '..');
const TEMPLATE = join(PACKAGE, '../../apps/sandbox/template-game');
const SLUG = 'star-miner';
const ID = Math.max(...games.keys()) + 1;

const scratch = mkdtempSync(join(tmpdir(), 'star-seekers-recipe-'));
const inScratch = (path: string) => join(scratch, path);
const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: scratch, encoding: 'utf8' });

beforeAll(() => {
  for (const part of ['src', 'bench', 'package.json', 'tsconfig.pure.json', 'vitest.config.ts']) {
    cpSync(join(PACKAGE, part), inScratch(part), { recursive: true });
  }
  symlinkSync(join(PACKAGE, 'node_modules'), inScratch('node_modules'), 'junction');
  node(join(PACKAGE, '../../scripts/new-game.ts'), SLUG, 'The Star Miner', '--package', scratch);
});

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('a new game is one folder of at most 600 lines and one line of the registry', async () => {
  const lines = readdirSync(TEMPLATE)
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(join(TEMPLATE, file), 'utf8').trimEnd().split('\n'));
  expect(lines.length).toBeLessThanOrEqual(600);
  const { games: withNew } = (await import(pathToFileURL(inScratch('src/games.ts')).href)) as {
    games: ReadonlyMap<number, AnyGame>;
  };
  expect(withNew.size).toBe(games.size + 1);
  expect(withNew.get(ID)).toMatchObject({ slug: SLUG, names: { title: 'The Star Miner' } });
});

test('what the server loads of it compiles without the types of browsers and Node', () => {
  const compiler = inScratch('node_modules/typescript/bin/tsc');
  expect(node(compiler, '-p', 'tsconfig.pure.json', '--incremental', 'false')).toBe('');
});

test('its recorded runs end as they did', async () => {
  node('bench/record-golden.ts', SLUG);
  const { replayGolden } = (await import(pathToFileURL(inScratch('src/golden.ts')).href)) as {
    replayGolden: typeof replayGoldenType;
  };
  const folder = inScratch(`src/${SLUG}/golden`);
  const files = readdirSync(folder);
  expect(files).toHaveLength(22);
  for (const name of files) {
    const file = JSON.parse(readFileSync(join(folder, name), 'utf8')) as GoldenFile;
    const { held, now } = await replayGolden(ID, file);
    expect(now, name).toEqual(held);
  }
});
