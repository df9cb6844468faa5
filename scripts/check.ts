/**
 * `pnpm check`, also before a push: lint, types, and the unit and integration tests near files that differ from the upstream
 * branch. Tests of the whole product and journeys run only in `npm test`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { runChecks } from './tests/checks.ts';
import { summarize } from './tests/report.ts';
import { runUnitTests } from './tests/unit-tests.ts';
import { openWorkspace } from './tests/workspace.ts';

const workspace = openWorkspace();
const { root, reach } = workspace;
const changed = changedFiles();
const tallies = [await runChecks(workspace)];
tallies.push(
  await runUnitTests(workspace, (test) => {
    const near = reach.ofTest(test, 'near');
    return changed.some((path) => near.has(path));
  }),
);
summarize(tallies);

/** Files that differ from the merge base with the upstream branch, or from the last commit if there is no upstream. */
function changedFiles(): string[] {
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', '@{upstream}'], { cwd: root, encoding: 'utf8' });
  const base = status === 0 ? stdout.trim() : 'HEAD';
  const lines = (args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...lines(['diff', '--name-only', base]), ...lines(['ls-files', '--others', '--exclude-standard'])];
}
