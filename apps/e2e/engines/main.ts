/**
 * `pnpm engines`: in Chromium, Firefox and WebKit every game comes to the same as in Node, and a player gets through the hub. Prints the
 * hashes, and leaves pictures under `apps/e2e/artifacts/engines`. Installs the browsers on Debian as root.
 */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startHub } from '../support/hub.ts';
import { compareRuns } from './compare-runs.ts';
import type { EnginePage } from './engine-page.ts';
import { ensureBrowsers } from './installed-browsers.ts';
import { travel } from './journey.ts';
import { type BrowserName, openBrowser } from './open-browsers.ts';
import { proofRuns } from './proof-runs.ts';
import * as node from './run-figures.ts';
import { type SimulatingEngine, bundleSimulations, engineOf } from './simulating-engine.ts';
import { watchedBuild } from './watched-build.ts';

/** Two at a time: more would only wait for each other on a small machine. */
const LANES: readonly (readonly BrowserName[])[] = [['webkit'], ['chromium', 'firefox']];

/** With this seed the ship of Space Snake picks something up in its first second, and meets nothing in its first minute. */
const SEED = 126;

const pictures = join(import.meta.dirname, '../artifacts/engines');

ensureBrowsers();
rmSync(pictures, { recursive: true, force: true });
const runs = await proofRuns();
const bundle = await bundleSimulations();
const webRoot = watchedBuild();
const hub = await startHub({ webRoot, die: 6, seed: SEED });
const hashes = new Map<string, ReadonlyMap<string, string>>();

await compare('node', process.versions.node, node);
await Promise.all(
  LANES.map(async (lane) => {
    for (const browser of lane) await prove(browser);
  }),
);
await hub.stop();
rmSync(webRoot, { recursive: true });
console.table(
  [...Map.groupBy(runs, ({ game }) => game)].map(([game, ofGame]) => ({
    game,
    'golden runs': ofGame.filter(({ kind }) => kind === 'golden').length,
    'bot runs': ofGame.filter(({ kind }) => kind === 'bot').length,
    ticks: ofGame.reduce((sum, { ticks }) => sum + ticks, 0),
    ...Object.fromEntries([...hashes].map(([engine, byGame]) => [engine, byGame.get(game)])),
  })),
);
console.log(`Pictures: ${pictures}`);

async function prove(browser: BrowserName): Promise<void> {
  const page = await openBrowser[browser]();
  await compare(browser, page.version, await engineOf(page, bundle));
  await visitHub(browser, page);
  await page.close();
}

async function compare(name: string, version: string, engine: SimulatingEngine): Promise<void> {
  const comparison = await compareRuns(engine, runs);
  hashes.set(name, comparison.hashes);
  console.log(`${name} ${version}: ${runs.length - comparison.differences.length} of ${runs.length} runs are equal`);
  for (const difference of comparison.differences) console.error(`${name}: ${difference}`);
  if (comparison.differences.length > 0) process.exitCode = 1;
}

/** A browser where the hub fails does not keep the others from being tried. */
async function visitHub(browser: BrowserName, page: EnginePage): Promise<void> {
  try {
    await travel(page, { hubUrl: hub.url, username: `seeker-${browser}`, folder: join(pictures, browser) });
    assert.deepEqual(await page.problems(), [], 'the console stays clean');
    console.log(`${browser}: landed, signed up, rolled, played, read a board and German; the console is clean`);
  } catch (error) {
    console.error(`${browser}:`, error);
    process.exitCode = 1;
  }
}
