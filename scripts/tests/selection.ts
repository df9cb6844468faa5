import { type Tally, addUp } from './report.ts';
import { type Workspace, hashOf } from './workspace.ts';

/** Splits the files of a test runner into those to run and those that passed before with the same inputs. */
export interface Selection {
  /** Files to run now. */
  readonly run: readonly string[];
  /** Number of tests in the other files. */
  readonly recalled: number;
  /** Adds up the outcomes of the run and stores the files that passed. */
  settle(outcomes: ReadonlyMap<string, Tally>, exitCode: number): Tally;
}

/** @param reachOf returns the files that can change the outcome of a test file */
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
      const { passed, failed, failures } = addUp(outcomes.values());
      const sum = { passed: passed + recalled, failed, failures };
      if (exitCode === 0 || failed > 0) return sum;
      // A crash, or an error between tests.
      return { ...sum, failed: 1, failures: [`${tests[0]} and those beside it: the runner ended with ${exitCode}`] };
    },
  };
}
