/**
 * `pnpm check:game 7`, `pnpm check:game star-miner`: what the folder of a game lacks, and then its types, the tests in it and every loop over the
 * registry of every package, for this game alone, Chromium included. `npm test` also plays its screen in the built hub.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { captureStep } from './run-step.ts';
import { readVitestReport } from './tests/report.ts';

const root = join(import.meta.dirname, '..');
const GAMES = 'packages/games';

/** A test file that loops over the games, and names each in the titles of its tests. */
const IMPORTS_GAMES =
  /from '(?:@star-seekers\/games(?:\/catalog)?|(?:\.\.?\/)+(?:games|catalog|panel\/panels|panels)\.ts)'/;
const NAMES_GAMES = /\$slug|\$game\.slug|game %i/;

/** Tests of the whole repository that a game can fail. */
const OF_ALL = ['determinism', 'game-count', 'import-rules', 'translations'];

const game = findGame(process.argv[2] ?? '');
if (typeof game === 'string') {
  console.error(game);
  process.exitCode = 1;
} else {
  await check(game);
}

interface Found {
  readonly id: number;
  readonly slug: string;
}

/** @returns a text that says what is wrong with the name */
function findGame(wanted: string): Found | string {
  const found = globSync('src/*/listing.ts', { cwd: join(root, GAMES) }).map((file): Found => {
    const text = readFileSync(join(root, GAMES, file), 'utf8');
    return { id: Number(/^ {2}id: (\d+),/m.exec(text)?.[1]), slug: file.split(/[/\\]/)[1] ?? '' };
  });
  const named = found.find(({ id, slug }) => slug === wanted || String(id) === wanted);
  const all = found.map(({ id, slug }) => `${id} ${slug}`).join(', ');
  if (!named) return `There is no game ${wanted || '(name one)'}. There are: ${all}. pnpm new-game <slug> writes one.`;
  const registry = readFileSync(join(root, GAMES, 'src/registry.ts'), 'utf8');
  if (registry.includes(`'./${named.slug}/game.ts'`)) return named;
  return `packages/games/src/registry.ts has no line for ${named.slug}: add \`export { … } from './${named.slug}/game.ts';\``;
}

async function check({ id, slug }: Found): Promise<void> {
  const began = performance.now();
  const ofGame = ['-t', String.raw`\b(?:${slug}|game ${id})\b`];
  const vitest = (folder: string, ...args: readonly string[]) => ({
    folder,
    command: 'vitest',
    args: ['run', ...args],
  });
  const tsc = (project: string) => ({ folder: GAMES, command: 'tsc', args: ['-p', project] });

  // Without a file that it lacks, everything else would fail with less to say.
  if (!(await passes('its folder', vitest(GAMES, '--project', 'node', 'src/folder', ...ofGame)))) return;
  // Two lanes take as long as each other; the runs of one package come one after the other.
  const lanes = [
    [
      ['its tests', vitest(GAMES, `src/${slug}/`)],
      ['the loops of packages/games', vitest(GAMES, ...loopsOf(GAMES), ...ofGame)],
    ],
    [
      ['the loops of apps/api', vitest('apps/api', '--project', 'sqlite', ...loopsOf('apps/api'), ...ofGame)],
      ['the loops of apps/web', vitest('apps/web', ...loopsOf('apps/web'), ...ofGame)],
      ['imports, determinism, texts', vitest('packages/config', ...OF_ALL.map((name) => `src/${name}.test.ts`))],
      ['types of the server', tsc('tsconfig.pure.json')],
      ['types', tsc('tsconfig.json')],
    ],
  ] as const;
  const passed = await Promise.all(
    lanes.map(async (lane) => {
      let all = true;
      for (const [what, step] of lane) all = (await passes(what, step)) && all;
      return all;
    }),
  );
  const seconds = Math.round((performance.now() - began) / 1000);
  if (passed.every(Boolean)) console.log(`Game ${id}, ${slug}, has what a game needs: checked in ${seconds} s.`);
}

interface Step {
  readonly folder: string;
  readonly command: string;
  readonly args: readonly string[];
}

/** Runs a step and says how it went. */
async function passes(what: string, { folder, command, args }: Step): Promise<boolean> {
  const began = performance.now();
  const cwd = join(root, folder);
  const { exitCode, output } = await captureStep(join(cwd, 'node_modules/.bin', command), args, { cwd });
  const seconds = Math.round((performance.now() - began) / 1000);
  // Vitest also exits with 0 when a filter matches no test.
  const isEmpty = command === 'vitest' && exitCode === 0 && !/\d+ passed/.test(output);
  const isOk = exitCode === 0 && (!isEmpty || what === 'its tests');
  console.log(`${isOk ? (isEmpty ? 'no tests in' : '✓') : '✗'} ${what} (${seconds} s)`);
  if (isOk) return true;
  process.exitCode = 1;
  const reported =
    command === 'vitest'
      ? [...readVitestReport(join(cwd, 'artifacts/vitest.json'), root).values()].flatMap(
          ({ failures = [] }) => failures,
        )
      : [];
  console.log(isEmpty ? 'No test names the game.' : reported.length > 0 ? reported.join('\n\n') : output);
  return false;
}

/** The test files of a package that loop over the games. */
function loopsOf(folder: string): readonly string[] {
  return globSync('src/**/*.test.{ts,tsx}', { cwd: join(root, folder) }).filter((file) => {
    const text = readFileSync(join(root, folder, file), 'utf8');
    return IMPORTS_GAMES.test(text) && NAMES_GAMES.test(text);
  });
}
