import { type Tally, addUp } from './report.ts';
import { type Workspace, hashOf } from './workspace.ts';

/** The files of a runner: those to run now, and the tests of those that passed before and could not fail since. */
export interface Selection {
  readonly run: readonly string[];
  readonly recalled: number;
  /** Adds up what came of the run, and remembers the files that passed. */
  settle(outcomes: ReadonlyMap<string, Tally>, exitCode: number): Tally;
}

/** @param reachOf the files that can change the outcome of a test file */
export function select(
  workspace: Workspace,
  tests: readonly string[],
  reachOf: (test: string) => Set<string>,
): Selection {
  const { repository, passedBefore } = workspace;
  const hashes = new Map(tests.map((test) => [test, hashOf(repository, reachOf(test))]));
  const before = new Map(tests.map((test) => [test, passedBefore.recall(test, hashes.get(test) ?? '')]));
  const recalled = [...before.values()].reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return {
    run: tests.filter((test) => before.get(test) === undefined),
    recalled,
    settle(outcomes, exitCode) {
      for (const [test, { passed, failed }] of outcomes) {
        const hash = hashes.get(test);
        if (hash !== undefined && failed === 0) passedBefore.remember(test, hash, passed);
      }
      const tally = addUp(outcomes.values());
      // A runner that failed without a failed test (a crash, an error between tests) must not look green.
      return { passed: tally.passed + recalled, failed: exitCode === 0 ? tally.failed : Math.max(1, tally.failed) };
    },
  };
}
