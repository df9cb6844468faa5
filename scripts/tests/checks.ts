import { captureStep } from '../run-step.ts';
import { type Tally, addUp } from './report.ts';
import { type Workspace, hashOf } from './workspace.ts';

/** A check that is not a test runner; it counts as one test. */
interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** The files that it reads; undefined if the command has a cache of its own. */
  readonly inputs?: RegExp;
}

const turbo = (...args: string[]): Check['command'] => ['turbo', 'run', ...args, '--output-logs=errors-only'];

const LINT: Check = {
  name: 'lint and types',
  command: ['oxlint', '--type-aware', '--type-check', '--deny-warnings'],
  inputs: /\.(?:m?[jt]sx?|json|ya?ml)$/,
};

const SOURCES: readonly Check[] = [
  { name: 'visible texts', command: ['i18next-cli', 'lint'], inputs: /\.(?:tsx?|json)$/ },
  { name: 'format', command: ['oxfmt', '--check'], inputs: /./ },
  { name: 'dead code', command: ['knip'], inputs: /\.(?:m?[jt]sx?|json|ya?ml|css|html)$/ },
];

/** Compiles without the types of browsers and Node what must not use them. */
const PURE: Check = { name: 'pure code', command: turbo('pure') };

/** Hub and sandbox, for the journeys and for the test of the hub's build. */
const BUILD: Check = {
  name: 'build',
  command: turbo('build', '--filter=@star-seekers/web', '--filter=@star-seekers/sandbox'),
};

/** Checks what nothing waits for, in the time that everything else leaves. */
export async function checkIdly(workspace: Workspace): Promise<Tally> {
  process.env['GOMAXPROCS'] ??= '1';
  return runInTurn(workspace, [LINT, ...SOURCES], true);
}

/** Builds the hub. */
export async function build(workspace: Workspace): Promise<Tally> {
  return runInTurn(workspace, [PURE, BUILD]);
}

/** All checks without a build. Lint and types take the longest. */
export async function runChecks(workspace: Workspace): Promise<Tally> {
  return addUp(await Promise.all([runInTurn(workspace, [LINT]), runInTurn(workspace, [PURE, ...SOURCES])]));
}

async function runInTurn(workspace: Workspace, checks: readonly Check[], idly = false): Promise<Tally> {
  // The type checker keeps nearly all that it makes: to look for garbage less often saves a quarter of its processor time.
  process.env['GOGC'] ??= '400';
  const tallies: Tally[] = [];
  for (const check of checks) tallies.push(await runCheck(workspace, check, idly));
  return addUp(tallies);
}

async function runCheck(
  workspace: Workspace,
  { name, command: [program, ...args], inputs }: Check,
  idly = false,
): Promise<Tally> {
  const { repository, passedBefore } = workspace;
  const files = [...repository.hashes.keys()].filter((path) => inputs?.test(path));
  const hash = hashOf(repository, files);
  if (inputs && passedBefore.recall(name, hash) !== undefined) {
    console.log(`${name}: unchanged since it passed`);
    return { passed: 1, failed: 0 };
  }
  const began = performance.now();
  const { exitCode, output } = await captureStep(program, args, { idly });
  const seconds = Math.round((performance.now() - began) / 1000);
  const passes = exitCode === 0;
  console.log(`${output}${name}: ${passes ? 'ok' : 'FAILED'} in ${seconds} s\n`);
  if (!passes) return { passed: 0, failed: 1, failures: [name] };
  if (inputs) passedBefore.remember(name, hash, 1);
  return { passed: 1, failed: 0 };
}
