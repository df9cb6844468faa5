/**
 * `pnpm recipe:game`: carries out `docs/recipes/add-a-game.md` with the template game (`apps/sandbox/template-game`) in a copy of this
 * checkout: adds one folder and one line, runs everything that loops over the registry for the game, and removes both again.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureTestBrowser } from '../packages/config/src/chromium.ts';

const SLUG = 'template-game';
const TITLE = 'Docking Light';
const REGISTRY = 'packages/games/src/registry.ts';
const FOLDER = `packages/games/src/${SLUG}`;

/** The commands that run for the game, and the folder of each. */
const STEPS: readonly (readonly [what: string, folder: string, command: string, ...args: string[]])[] = [
  ['record its golden runs', 'packages/games', 'node', 'bench/record-golden.ts', SLUG],
  ['types of the server', 'packages/games', 'tsc', '-p', 'tsconfig.pure.json'],
  ['types of the games', 'packages/games', 'tsc', '-p', 'tsconfig.json'],
  ['types of the hub', 'apps/web', 'tsc', '-p', 'tsconfig.json'],
  ['golden runs in Node', 'packages/games', 'vitest', 'run', '--project', 'node', 'src/golden.test.ts', '-t', SLUG],
  ['played on the stage and by a visitor', 'packages/games', 'vitest', 'run', '--project', 'chromium', '-t', SLUG],
  ['paid, verified and ranked', 'apps/api', 'vitest', 'run', '--project', 'sqlite', 'every-game', '-t', TITLE],
  ['import rules, determinism, texts', 'packages/config', 'vitest', 'run'],
  ['speed and size of its replays', 'packages/games', 'node', 'bench/sim.ts', '7'],
  ['build', '.', 'turbo', 'run', 'build', '--filter=@star-seekers/web', '--output-logs=errors-only'],
  ['its screen in the built hub', 'apps/e2e', 'playwright', 'test', 'game-screens', '--reporter=line'],
];

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
