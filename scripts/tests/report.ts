import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What failed, each with the first lines of its error: repeated at the end, where a cut log still has it. */
  readonly failures?: readonly string[];
}

/** Lines of an error that are repeated. */
const ERROR_LINES = 12;

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** Outcomes by path of the test file from `root`; a file that could not be loaded counts as a failed test. */
export function readVitestReport(path: string, root: string): Map<string, Tally> {
  const { testResults } = JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
  const tallies = new Map<string, Tally>();
  for (const { name, status, message, assertionResults } of testResults) {
    const file = relative(root, name);
    const passed = assertionResults.filter((test) => test.status === 'passed').length;
    const failures = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => describe(`${file} › ${test.fullName}`, test.failureMessages.join('\n')));
    if (status === 'failed' && failures.length === 0) failures.push(describe(file, message));
    // A file may be tested several times, on each database.
    add(tallies, file, { passed, failed: failures.length, failures });
  }
  return tallies;
}

/** Outcomes by spec file, as Playwright names it. A flaky test is a bug, so it counts as failed. */
export function readPlaywrightReport(path: string): Map<string, Tally> {
  const { suites } = JSON.parse(readFileSync(path, 'utf8')) as { suites: readonly PlaywrightSuite[] };
  const tallies = new Map<string, Tally>();
  const visit = (suite: PlaywrightSuite) => {
    for (const { title, tests } of suite.specs ?? []) {
      for (const { status, results } of tests) {
        if (status === 'skipped') continue;
        const errors = results.map(({ error }) => error?.message ?? '').join('\n');
        add(
          tallies,
          suite.file,
          status === 'expected'
            ? { passed: 1, failed: 0 }
            : { passed: 0, failed: 1, failures: [describe(`${suite.file} › ${title} (${status})`, errors)] },
        );
      }
    }
    for (const inner of suite.suites ?? []) visit(inner);
  };
  for (const suite of suites) visit(suite);
  return tallies;
}

function describe(test: string, error: string): string {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => !/^\s*at .*node_modules|^\s*at new Promise/.test(line));
  return [test, ...lines.slice(0, ERROR_LINES).map((line) => `    ${line}`)].join('\n');
}

function add(tallies: Map<string, Tally>, file: string, tally: Tally): void {
  tallies.set(file, addUp([tallies.get(file) ?? { passed: 0, failed: 0 }, tally]));
}

export function addUp(tallies: Iterable<Tally>): Required<Tally> {
  let [passed, failed] = [0, 0];
  const failures: string[] = [];
  for (const tally of tallies) {
    passed += tally.passed;
    failed += tally.failed;
    failures.push(...(tally.failures ?? []));
  }
  return { passed, failed, failures };
}

/** Ends a command: what failed, and the summary as the last line. */
export function summarize(tallies: Iterable<Tally>): void {
  const { passed, failed, failures } = addUp(tallies);
  if (failures.length > 0) console.log(`\n── failed\n${failures.join('\n')}\n`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
