import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly specs?: readonly { readonly ok: boolean; readonly tests: readonly { readonly status: string }[] }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** Outcomes by path of the test file from `root`; a file that could not be loaded counts as a failed test. */
export function readVitestReport(path: string, root: string): Map<string, Tally> {
  const { testResults } = JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
  const tallies = new Map<string, Tally>();
  for (const { name, status, assertionResults } of testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed').length;
    const passed = assertionResults.filter((test) => test.status === 'passed').length;
    add(tallies, relative(root, name), { passed, failed: status === 'failed' ? Math.max(1, failed) : failed });
  }
  return tallies;
}

/** Outcomes by spec file, as Playwright names it. A flaky test is a bug, so it counts as failed. */
export function readPlaywrightReport(path: string): Map<string, Tally> {
  const { suites } = JSON.parse(readFileSync(path, 'utf8')) as { suites: readonly PlaywrightSuite[] };
  const tallies = new Map<string, Tally>();
  const visit = (suite: PlaywrightSuite) => {
    for (const { tests } of suite.specs ?? []) {
      for (const { status } of tests) {
        if (status === 'skipped') continue;
        add(tallies, suite.file, status === 'expected' ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
      }
    }
    for (const inner of suite.suites ?? []) visit(inner);
  };
  for (const suite of suites) visit(suite);
  return tallies;
}

function add(tallies: Map<string, Tally>, file: string, { passed, failed }: Tally): void {
  const before = tallies.get(file) ?? { passed: 0, failed: 0 };
  tallies.set(file, { passed: before.passed + passed, failed: before.failed + failed });
}

export function addUp(tallies: Iterable<Tally>): Tally {
  let [passed, failed] = [0, 0];
  for (const tally of tallies) {
    passed += tally.passed;
    failed += tally.failed;
  }
  return { passed, failed };
}
