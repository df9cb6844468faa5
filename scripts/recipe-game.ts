/**
 * `pnpm recipe:game`: carries out `docs/recipes/add-a-game.md` in a copy of this checkout. `pnpm new-game` writes a game there, `pnpm check:game` and all
 * tests of all packages run with it; it is shipped, its rules and its look change, and a run of the shipped game is watched and verified. Then
 * it is removed again, and that run can still be read. `--short` leaves out the tests of everything, which take as long as `npm test`.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureTestBrowser } from '../packages/config/src/chromium.ts';

const SLUG = 'star-miner';
const TITLE = 'Star Miner';
const REGISTRY = 'packages/games/src/registry.ts';
const FOLDER = `packages/games/src/${SLUG}`;

type Step = readonly [what: string, folder: string, command: string, ...args: string[]];

const BUILD = ['turbo', 'run', 'build', '--filter=@star-seekers/web', '--output-logs=errors-only'] as const;

/** With the game in. */
const STEPS: readonly Step[] = [
  ['write it', '.', 'node', 'scripts/new-game.ts', SLUG, TITLE],
  ['check it', '.', 'node', 'scripts/check-game.ts', SLUG],
  ['speed and size of its replays', 'packages/games', 'node', 'bench/sim.ts', SLUG],
  ...(process.argv.includes('--short')
    ? []
    : ([['all tests of all packages', '.', 'node', 'scripts/test.ts', '--all']] satisfies Step[])),
  ['build', '.', ...BUILD],
  ['its screen in the built hub', 'apps/e2e', 'playwright', 'test', 'game-screens', '--reporter=line'],
];

/** After the game was shipped: other rules by which every run scores less, and another look. */
const CHANGES: readonly (readonly [file: string, from: string, to: string])[] = [
  ['rules.ts', 'RULES_VERSION = 1', 'RULES_VERSION = 2'],
  ['rules.ts', 'DOCKED_SCORE = 100', 'DOCKED_SCORE = 30'],
  ['scene.ts', '#24304d', '#7a1040'],
];

/** Pictures of the shipped run, played by the build that shipped it. */
const pictures = join(import.meta.dirname, '../apps/e2e/artifacts/shipped-rules');

const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'star-seekers-recipe-'));
/** The hub's archive, and pictures. */
const shipped = mkdtempSync(join(tmpdir(), 'star-seekers-shipped-'));
const SHIPPED_RULES = ['apps/e2e', 'node', 'engines/shipped-rules.ts'] as const;
const git = (...args: string[]) => execFileSync('git', args, { cwd: scratch, encoding: 'utf8' }).trim();
process.env['CHROMIUM_PATH'] = ensureTestBrowser();

try {
  copyCheckout();
  run('install', '.', 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--silent');
  for (const step of STEPS) run(...step);
  shipOtherRules();
  const touched = git('status', '--porcelain')
    .split('\n')
    .map((line) => line.trim());
  expectSame(touched, [`M ${REGISTRY}`, `?? ${FOLDER}/`]);
  rmSync(join(scratch, FOLDER), { recursive: true });
  git('checkout', '--quiet', REGISTRY);
  expectSame([git('status', '--porcelain')], ['']);
  run('build without it', '.', ...BUILD);
  run('read the history of the removed game', ...SHIPPED_RULES, 'remember', shipped);
  console.log(`The game was added by one folder and one line, passed ${STEPS.length} steps, and was removed again.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const folder of [scratch, shipped]) rmSync(folder, { recursive: true, force: true });
}

/** A run that was played before a change of the game's rules and look is shown and verified after it. */
function shipOtherRules(): void {
  run('ship it, and have it played', ...SHIPPED_RULES, 'play', shipped);
  for (const [name, from, to] of CHANGES) {
    const file = join(scratch, FOLDER, name);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(from)) throw new Error(`${name} has no "${from}".`);
    writeFileSync(file, text.replace(from, to));
  }
  run('build other rules and another look', '.', ...BUILD);
  run('watch the shipped run in Chromium and Firefox, verify it in Node', ...SHIPPED_RULES, 'watch', shipped);
  rmSync(pictures, { recursive: true, force: true });
  cpSync(join(shipped, 'pictures'), pictures, { recursive: true });
}

/** Copies the files that git tracks or would track, as they are now, into a repository of their own. */
function copyCheckout(): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(scratch, file)), { recursive: true });
    cpSync(join(root, file), join(scratch, file));
  }
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=recipe', '-c', 'user.email=recipe@localhost', 'commit', '--quiet', '--message', 'as it was');
}

function run(what: string, folder: string, command: string, ...args: readonly string[]): void {
  const began = performance.now();
  const path = `${join(scratch, folder, 'node_modules/.bin')}:${join(scratch, 'node_modules/.bin')}:${process.env['PATH']}`;
  try {
    const output = execFileSync(command, args, {
      cwd: join(scratch, folder),
      encoding: 'utf8',
      stdio: 'pipe',
      maxBuffer: 2 ** 28,
      env: { ...process.env, PATH: path },
    });
    // Vitest also exits with 0 when a filter matches no test.
    if (command === 'vitest' && !/\d+ passed/.test(output)) throw new Error('No test ran.');
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${what} failed\n${stdout ?? String(error)}${stderr ?? ''}`, { cause: error });
  }
  console.log(`${what}: ok in ${Math.round((performance.now() - began) / 1000)} s`);
}

function expectSame(found: readonly string[], expected: readonly string[]): void {
  if (found.join('\n') !== expected.join('\n'))
    throw new Error(`touched: ${found.join(', ')}, not ${expected.join(', ')}`);
}
