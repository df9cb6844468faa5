import { existsSync, rmSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ensureTestBrowser } from '../../packages/config/src/chromium.ts';
import { STOPPED_DRAWING } from '../../packages/config/src/frame-watch.ts';
import { SMALL_PACKAGES } from '../../packages/config/src/small-packages.ts';
import { captureStep } from '../run-step.ts';
import { type Tally, addUp, readVitestReport } from './report.ts';
import { select } from './selection.ts';
import type { Workspace } from './workspace.ts';

/** A run of Vitest: tests of one package, or of several. */
interface Run {
  readonly folder: string;
  readonly script: string;
}

/** Tests that run with those of other packages: a process, and a browser even more, takes longer to start than they take. */
const TOGETHER: readonly (Run & { readonly tests: RegExp })[] = [
  { tests: /^packages\/(?:audio|stage)\/.*\.browser\.test\./, folder: 'packages/games', script: 'test' },
  {
    tests: new RegExp(`^packages/(?:${SMALL_PACKAGES.join('|')})/`),
    folder: 'packages/config',
    script: 'test:together',
  },
];

function runOf(test: string): Run {
  const [app, name] = test.split('/');
  return TOGETHER.find(({ tests }) => tests.test(test)) ?? { folder: `${app}/${name}`, script: 'test' };
}

/** Packages with the longest tests start first; two packages are tested at a time. */
const FIRST = ['apps/api', 'packages/games', 'apps/web', 'apps/studio', 'packages/config'];
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
  const byFolder = Map.groupBy(tests.filter(picks), (path) => runOf(path).folder);
  const rank = (folder: string) => (FIRST.includes(folder) ? FIRST.indexOf(folder) : FIRST.length);
  const queue = [...byFolder].toSorted(([one], [other]) => rank(one) - rank(other));
  const tallies: Tally[] = [];
  const lane = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      tallies.push(await runTogether(workspace, ...next));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return addUp(tallies);
}

/** @param folder of all these tests' {@link Run} */
async function runTogether(workspace: Workspace, folder: string, tests: readonly string[]): Promise<Tally> {
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
  const files = selection.run.map((test) => posix.relative(folder, test));
  const { script } = runOf(selection.run[0] ?? '');
  const test = () => captureStep('pnpm', ['run', script, ...files], { cwd: join(root, folder) });
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
