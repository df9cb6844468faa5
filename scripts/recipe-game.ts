/**
 * `pnpm recipe:game`: carries out `docs/recipes/add-a-game.md` with the template game (`apps/sandbox/template-game`) in a copy of this
 * checkout: adds one folder and one line, runs everything that loops over the registry for the game, ships it, changes its rules and its look, watches and
 * verifies a run of the shipped game, and removes folder and line again.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureTestBrowser } from '../packages/config/src/chromium.ts';

const SLUG = 'template-game';
const REGISTRY = 'packages/games/src/registry.ts';
const FOLDER = `packages/games/src/${SLUG}`;

/** Tests of the server that loop over the games. */
const VERIFIED = ['verify/verify', 'run-page'] as const;

/** The commands that run for the game, and the folder of each. */
const STEPS: readonly (readonly [what: string, folder: string, command: string, ...args: string[]])[] = [
  ['record its golden runs', 'packages/games', 'node', 'bench/record-golden.ts', SLUG],
  ['types of the server', 'packages/games', 'tsc', '-p', 'tsconfig.pure.json'],
  ['types of the games', 'packages/games', 'tsc', '-p', 'tsconfig.json'],
  ['types of the hub', 'apps/web', 'tsc', '-p', 'tsconfig.json'],
  ['golden runs in Node', 'packages/games', 'vitest', 'run', '--project', 'node', 'src/golden.test.ts', '-t', SLUG],
  ['played on the stage and by a visitor', 'packages/games', 'vitest', 'run', '--project', 'chromium', '-t', SLUG],
  ['verified, and shown on its page', 'apps/api', 'vitest', 'run', '--project', 'sqlite', ...VERIFIED, '-t', 'game 7 '],
  ['import rules, determinism, texts', 'packages/config', 'vitest', 'run'],
  ['speed and size of its replays', 'packages/games', 'node', 'bench/sim.ts', '7'],
  ['build', '.', 'turbo', 'run', 'build', '--filter=@star-seekers/web', '--output-logs=errors-only'],
  ['its screen in the built hub', 'apps/e2e', 'playwright', 'test', 'game-screens', '--reporter=line'],
];

/** After the game was shipped: other rules by which every run scores less, and another look. */
const CHANGES: readonly (readonly [file: string, from: string, to: string])[] = [
  ['rules.ts', 'RULES_VERSION = 1', 'RULES_VERSION = 2'],
  ['rules.ts', 'DOCKED_SCORE = 100', 'DOCKED_SCORE = 30'],
  ['scene.ts', '0x24304d', '0x7a1040'],
];

/** Pictures of the shipped run, played by the build that shipped it. */
const pictures = join(import.meta.dirname, '../apps/e2e/artifacts/shipped-rules');

const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'star-seekers-recipe-'));
const git = (...args: string[]) => execFileSync('git', args, { cwd: scratch, encoding: 'utf8' }).trim();
process.env['CHROMIUM_PATH'] = ensureTestBrowser();

try {
  copyCheckout();
  cpSync(join(root, 'apps/sandbox', SLUG), join(scratch, FOLDER), { recursive: true });
  appendFileSync(join(scratch, REGISTRY), `export { templateGame } from './${SLUG}/game.ts';\n`);
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
  console.log(`The game was added by one folder and one line, passed ${STEPS.length} steps, and was removed again.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** A run that was played before a change of the game's rules and look is shown and verified after it. */
function shipOtherRules(): void {
  const shipped = mkdtempSync(join(tmpdir(), 'star-seekers-shipped-'));
  const script = ['apps/e2e', 'node', 'engines/shipped-rules.ts'] as const;
  run('ship it, and have it played', ...script, 'play', shipped);
  for (const [name, from, to] of CHANGES) {
    const file = join(scratch, FOLDER, name);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(from)) throw new Error(`${name} has no "${from}".`);
    writeFileSync(file, text.replace(from, to));
  }
  run(
    'build other rules and another look',
    '.',
    'turbo',
    'run',
    'build',
    '--filter=@star-seekers/web',
    '--output-logs=errors-only',
  );
  run('watch the shipped run in Chromium and Firefox, verify it in Node', ...script, 'watch', shipped);
  rmSync(pictures, { recursive: true, force: true });
  cpSync(join(shipped, 'pictures'), pictures, { recursive: true });
  rmSync(shipped, { recursive: true });
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
