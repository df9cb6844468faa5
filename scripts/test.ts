/**
 * `npm test`: every check of the project, one after the other, all of them even when one fails. The last line adds up the
 * tests of all packages; a check that is no test runner (lint, types …) counts as one.
 */
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '@star-seekers/config/chromium';
import { runStep } from './run-step.ts';

interface Tally {
  passed: number;
  failed: number;
}

const root = join(import.meta.dirname, '..');
const total: Tally = { passed: 0, failed: 0 };

for (const stale of reports()) rmSync(stale);
process.env.CHROMIUM_PATH = ensureChromium();

check('lint', 'oxlint', ['--type-aware', '--deny-warnings']);
check('visible texts', 'i18next-cli', ['lint']);
check('format', 'oxfmt', ['--check']);
check('dead code', 'knip', []);
check('types', 'turbo', ['run', 'typecheck', '--output-logs=errors-only']);
// Two at a time: the browser tests of one package already use more than one core.
tests('unit and integration tests', ['run', 'test', '--concurrency=2', '--continue', '--output-logs=new-only']);
tests('journeys', ['run', 'e2e', '--output-logs=new-only']);

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function check(name: string, command: string, args: string[]): void {
  console.log(`\n── ${name}`);
  count(name, runStep(command, args) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

function tests(name: string, args: string[]): void {
  console.log(`\n── ${name}`);
  const before = new Set(reports());
  const failedToRun = runStep('turbo', args) !== 0;
  const tally: Tally = { passed: 0, failed: 0 };
  for (const report of reports()) {
    if (before.has(report)) continue;
    const { passed, failed } = readReport(report);
    tally.passed += passed;
    tally.failed += failed;
  }
  // A runner that failed without a failed test (a crash, a build error) must not look green.
  if (failedToRun && tally.failed === 0) tally.failed = 1;
  count(name, tally);
}

function count(name: string, { passed, failed }: Tally): void {
  console.log(`${name}: ${failed === 0 ? 'ok' : 'FAILED'} (${passed} passed, ${failed} failed)`);
  total.passed += passed;
  total.failed += failed;
}

function reports(): string[] {
  return globSync('{apps,packages}/*/artifacts/{vitest,playwright}.json', { cwd: root }).map((path) =>
    join(root, path),
  );
}

/** Both runners' JSON reports, as far as they are needed here. */
function readReport(path: string): Tally {
  const report = JSON.parse(readFileSync(path, 'utf8')) as {
    numPassedTests?: number;
    numFailedTests?: number;
    stats?: { expected: number; unexpected: number; flaky: number };
  };
  if (report.stats) {
    // A flaky test is a bug.
    return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
  }
  return { passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0 };
}
