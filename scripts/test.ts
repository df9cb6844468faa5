/**
 * `npm test`: every check of the project, all of them even if one fails. A check that passed on this machine is not
 * repeated while its inputs are unchanged (`docs/testing.md`); `npm test -- --all` runs everything. The last line adds up the tests
 * of all packages; a check that is not a test runner (lint, types …) counts as one.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { build, checkIdly } from './tests/checks.ts';
import { runJourneys } from './tests/journeys.ts';
import { type Tally, summarize } from './tests/report.ts';
import { runUnitTests } from './tests/unit-tests.ts';
import { openWorkspace } from './tests/workspace.ts';

const workspace = openWorkspace({ remembers: !process.argv.includes('--all') });
const tallies: Tally[] = [];

const browser = installBrowser();
const checked = checkIdly(workspace);
await step('build', async () => build(workspace));
await browser;
await step('unit and integration tests', async () => runUnitTests(workspace));
await step('journeys', () => runJourneys(workspace));
tallies.push(await checked);

summarize(tallies);

async function step(name: string, run: () => Promise<Tally>): Promise<void> {
  console.log(`\n── ${name}`);
  const began = performance.now();
  const tally = await run();
  tallies.push(tally);
  const verdict = tally.failed === 0 ? 'ok' : 'FAILED';
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${name}: ${verdict} (${tally.passed} passed, ${tally.failed} failed) in ${seconds} s`);
}

/** Installing a browser takes a minute on a new machine, mostly of waiting: it goes on beside lint, types and build. */
async function installBrowser(): Promise<void> {
  const install = "import('@star-seekers/config/chromium').then(({ installHeadlessShell }) => installHeadlessShell())";
  // A failure is reported by the first test that needs the browser.
  await once(spawn(process.execPath, ['-e', install], { cwd: 'apps/e2e', stdio: 'inherit' }), 'exit');
}
