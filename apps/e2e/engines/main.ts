/**
 * `pnpm engines`: the golden runs and a million ticks of every game come to the same in Node, Chromium, Firefox and WebKit. Installs
 * the browsers on Debian as root. Fails when anything differs.
 */
import { compareRuns } from './compare-runs.ts';
import { ensureBrowsers } from './installed-browsers.ts';
import { type BrowserName, openBrowser } from './open-browsers.ts';
import { proofRuns } from './proof-runs.ts';
import * as node from './run-figures.ts';
import { type SimulatingEngine, bundleSimulations, engineOf } from './simulating-engine.ts';

/** Two at a time: more would only wait for each other on a small machine. */
const LANES: readonly (readonly BrowserName[])[] = [['webkit'], ['chromium', 'firefox']];

ensureBrowsers();
const runs = await proofRuns();
const bundle = await bundleSimulations();
const hashes = new Map<string, ReadonlyMap<string, string>>();

await compare('node', process.versions.node, node);
await Promise.all(
  LANES.map(async (lane) => {
    for (const browser of lane) await prove(browser);
  }),
);
console.table(
  [...Map.groupBy(runs, ({ game }) => game)].map(([game, ofGame]) => ({
    game,
    'golden runs': ofGame.filter(({ kind }) => kind === 'golden').length,
    'bot runs': ofGame.filter(({ kind }) => kind === 'bot').length,
    ticks: ofGame.reduce((sum, { ticks }) => sum + ticks, 0),
    ...Object.fromEntries([...hashes].map(([engine, byGame]) => [engine, byGame.get(game)])),
  })),
);

async function prove(browser: BrowserName): Promise<void> {
  const page = await openBrowser[browser]();
  await compare(browser, page.version, await engineOf(page, bundle));
  await page.close();
}

async function compare(name: string, version: string, engine: SimulatingEngine): Promise<void> {
  const comparison = await compareRuns(engine, runs);
  hashes.set(name, comparison.hashes);
  console.log(`${name} ${version}: ${runs.length - comparison.differences.length} of ${runs.length} runs are equal`);
  for (const difference of comparison.differences) console.error(`${name}: ${difference}`);
  if (comparison.differences.length > 0) process.exitCode = 1;
}
