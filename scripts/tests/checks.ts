import { runStep } from '../run-step.ts';
import type { Tally } from './report.ts';
import { type Workspace, hashOf } from './workspace.ts';

/** A check that is not a test runner; it counts as one test. */
interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** The files that it reads; undefined if the command has a cache of its own. */
  readonly inputs?: RegExp;
}

export const CHECKS: readonly Check[] = [
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'], inputs: /\.(?:m?[jt]sx?|json|ya?ml)$/ },
  { name: 'visible texts', command: ['i18next-cli', 'lint'], inputs: /\.(?:tsx?|json)$/ },
  { name: 'format', command: ['oxfmt', '--check'], inputs: /./ },
  { name: 'dead code', command: ['knip'], inputs: /\.(?:m?[jt]sx?|json|ya?ml|css|html)$/ },
  { name: 'types', command: ['turbo', 'run', 'typecheck', '--output-logs=errors-only'] },
];

export function runCheck(workspace: Workspace, { name, command: [program, ...args], inputs }: Check): Tally {
  const { repository, passedBefore } = workspace;
  const files = [...repository.hashes.keys()].filter((path) => inputs?.test(path));
  const hash = hashOf(repository, files);
  if (inputs && passedBefore.recall(name, hash) !== undefined) {
    console.log(`${name}: unchanged since it passed`);
    return { passed: 1, failed: 0 };
  }
  if (runStep(program, args) !== 0) return { passed: 0, failed: 1 };
  passedBefore.remember(name, hash, 1);
  return { passed: 1, failed: 0 };
}
