import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyGame } from './games.ts';
import type { GoldenFile, replayGolden as replayGoldenType } from './golden.ts';

/** The recipe at length is `pnpm recipe:game`; here the game goes into a copy of this package. */
const PACKAGE = join(import.meta.dirname, '..');
const TEMPLATE = join(PACKAGE, '../../apps/sandbox/template-game');
const REGISTRY_LINE = "export { templateGame } from './template-game/game.ts';\n";

const scratch = mkdtempSync(join(tmpdir(), 'star-seekers-recipe-'));
const inScratch = (path: string) => join(scratch, path);
const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: scratch, encoding: 'utf8' });

beforeAll(() => {
  for (const part of ['src', 'bench', 'package.json', 'tsconfig.pure.json', 'vitest.config.ts']) {
    cpSync(join(PACKAGE, part), inScratch(part), { recursive: true });
  }
  symlinkSync(join(PACKAGE, 'node_modules'), inScratch('node_modules'), 'junction');
  cpSync(TEMPLATE, inScratch('src/template-game'), { recursive: true });
  appendFileSync(inScratch('src/registry.ts'), REGISTRY_LINE);
});

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('a game is one folder of at most 400 lines and one line of the registry', async () => {
  const lines = readdirSync(TEMPLATE)
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(join(TEMPLATE, file), 'utf8').trimEnd().split('\n'));
  expect(lines.length).toBeLessThanOrEqual(400);
  const { games } = (await import(pathToFileURL(inScratch('src/games.ts')).href)) as {
    games: ReadonlyMap<number, AnyGame>;
  };
  expect(games.get(7)?.names.screen).toBe('Docking Light');
});

test('what the server loads of it compiles without the types of browsers and Node', () => {
  const compiler = inScratch('node_modules/typescript/bin/tsc');
  expect(node(compiler, '-p', 'tsconfig.pure.json', '--incremental', 'false')).toBe('');
});

test('its recorded runs end as they did', async () => {
  node('bench/record-golden.ts', 'template-game');
  const { replayGolden } = (await import(pathToFileURL(inScratch('src/golden.ts')).href)) as {
    replayGolden: typeof replayGoldenType;
  };
  const folder = inScratch('src/template-game/golden');
  const files = readdirSync(folder);
  expect(files).toHaveLength(20);
  for (const name of files) {
    const file = JSON.parse(readFileSync(join(folder, name), 'utf8')) as GoldenFile;
    const { held, now } = await replayGolden(7, file);
    expect(now, name).toEqual(held);
  }
});
