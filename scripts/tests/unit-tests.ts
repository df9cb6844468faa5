import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureTestBrowser } from '../../packages/config/src/chromium.ts';
import { STOPPED_DRAWING } from '../../packages/config/src/frame-watch.ts';
import { captureStep } from '../run-step.ts';
import { type Tally, addUp, readVitestReport } from './report.ts';
import { select } from './selection.ts';
import type { Workspace } from './workspace.ts';

/** Packages with the longest tests start first; two packages are tested at a time. */
const FIRST = ['apps/api', 'packages/games', 'apps/web', 'packages/stage', 'apps/studio'];
const LANES = 2;

/** Runs the unit and integration tests of all packages for which `picks` is true. */
export async function runUnitTests(
  workspace: Workspace,
  picks: (test: string) => boolean = () => true,
): Promise<Tally> {
  process.env['CHROMIUM_PATH'] = ensureTestBrowser();
  const tests = [...workspace.repository.hashes.keys()].filter((path) =>
    /^(?:apps|packages)\/.*\.test\.tsx?$/.test(path),
  );
  const byPackage = Map.groupBy(tests.filter(picks), (path) => path.split('/').slice(0, 2).join('/'));
  const rank = (folder: string) => (FIRST.includes(folder) ? FIRST.indexOf(folder) : FIRST.length);
  const queue = [...byPackage].toSorted(([one], [other]) => rank(one) - rank(other));
  const tallies: Tally[] = [];
  const lane = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      tallies.push(await runPackage(workspace, ...next));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return addUp(tallies);
}

async function runPackage(workspace: Workspace, folder: string, tests: readonly string[]): Promise<Tally> {
  const { root, reach } = workspace;
  const selection = select(workspace, tests, (test) => reach.ofTest(test));
  const unchanged = selection.recalled > 0 ? `, ${selection.recalled} tests unchanged since they passed` : '';
  if (selection.run.length === 0) {
    console.log(`${folder}: nothing to run${unchanged}`);
    return selection.settle(new Map(), 0);
  }
  const report = join(root, folder, 'artifacts/vitest.json');
  rmSync(report, { force: true });
  const began = performance.now();
  const files = selection.run.map((test) => test.slice(folder.length + 1));
  const test = () => captureStep('pnpm', ['run', 'test', ...files], join(root, folder));
  let { exitCode, output } = await test();
  if (exitCode === STOPPED_DRAWING) {
    console.log(`${folder}: a page of Chromium stopped drawing; retrying in a new browser`);
    ({ exitCode, output } = await test());
  }
  const outcomes = existsSync(report) ? readVitestReport(report, root) : new Map<string, Tally>();
  const tally = selection.settle(outcomes, exitCode);
  const seconds = Math.round((performance.now() - began) / 1000);
  const verdict = tally.failed === 0 ? 'ok' : 'FAILED';
  if (tally.failed > 0) console.log(output);
  console.log(`${folder}: ${verdict} (${tally.passed} passed, ${tally.failed} failed) in ${seconds} s${unchanged}`);
  return tally;
}
