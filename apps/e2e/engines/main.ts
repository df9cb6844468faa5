/**
 * `pnpm engines [browser …]`: checks in Chromium, Firefox and WebKit that every game has the same results as in Node, and that a short journey
 * through the hub works. Prints the hashes and saves screenshots in `apps/e2e/artifacts/engines`. Installs the browsers on Debian as root.
 */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { GoldenFigures } from '@star-seekers/games/recorded-run';
import { hashState } from '@star-seekers/sim';
import { build } from 'vite';
import { startHub } from '../support/hub.ts';
import type { EnginePage } from './engine-page.ts';
import { ensureBrowsers } from './installed-browsers.ts';
import { instrumentedBuild } from './instrumented-build.ts';
import { runJourney } from './journey.ts';
import { type BrowserName, openBrowser } from './open-browsers.ts';
import { type ProofRun, proofRuns } from './proof-runs.ts';
import * as node from './run-figures.ts';

/** Two browsers at a time, because a small machine has two cores. */
const LANES: readonly (readonly BrowserName[])[] = [['webkit'], ['chromium', 'firefox']];

/** With this seed the ship of Space Snake collects a resource in its first second and meets no obstacle in its first minute. */
const SEED = 126;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !LANES.flat().some((browser) => browser === name));
if (unknown.length > 0)
  throw new Error(`unknown browsers: ${unknown.join(', ')}; there are ${LANES.flat().join(', ')}`);
const pictures = join(import.meta.dirname, '../artifacts/engines');

ensureBrowsers();
rmSync(pictures, { recursive: true, force: true });
const runs = await proofRuns();
const bundle = await bundleSimulations();
const webRoot = instrumentedBuild();
const hub = await startHub({ webRoot, seed: SEED });
const hashes = new Map<string, ReadonlyMap<string, string>>();

await compare('node', process.versions.node, node);
await Promise.all(
  LANES.map(async (lane) => {
    for (const browser of lane) if (wanted.length === 0 || wanted.includes(browser)) await check(browser);
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

async function check(browser: BrowserName): Promise<void> {
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

/** Runs the journey; a failure is reported and does not stop the other browsers. */
async function visitHub(browser: BrowserName, page: EnginePage): Promise<void> {
  try {
    const ranked = await runJourney(page, { hub, username: `seeker-${browser}`, folder: join(pictures, browser) });
    assert.deepEqual(await page.problems(), [], 'the console stays clean');
    console.log(
      `${browser}: landed, signed up, rolled, checked the roll, played, read German; its run ${ranked}; the console is clean`,
    );
  } catch (error) {
    console.error(`${browser}:`, error);
    process.exitCode = 1;
  }
}

/** Result of an engine. */
interface Comparison {
  /** By game, one hash over the figures of all its runs. */
  readonly hashes: ReadonlyMap<string, string>;
  /** Each run with another result: game, seed and the first tick that differs. */
  readonly differences: readonly string[];
}

/** Replays the runs in an engine and compares the figures. */
async function compareRuns(engine: SimulatingEngine, runs: readonly ProofRun[]): Promise<Comparison> {
  const hashes = new Map<string, string>();
  const differences: string[] = [];
  for (const run of runs) {
    const played = await engine.figuresOfRun(run.file).catch(String);
    hashes.set(run.game, hashState([hashes.get(run.game) ?? '', played]));
    if (isDeepStrictEqual(played, run.figures)) continue;
    differences.push(`${run.game}, ${run.name}, differs from tick ${await firstDifference(engine, run, played)} on`);
  }
  return { hashes, differences };
}

/** The first tick whose state differs from Node's; if Node itself differs from a golden file, the first different tick in the file. */
async function firstDifference(
  engine: SimulatingEngine,
  run: ProofRun,
  played: GoldenFigures | string,
): Promise<number> {
  const moments = Object.entries(run.figures.hashes);
  const moment = moments.find(([tick, hash]) => typeof played === 'object' && played.hashes[tick] !== hash);
  let [same, other] = [0, moment ? Number(moment[0]) : run.ticks];
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    const theirs = await engine.hashAt(run.file, middle).catch(String);
    if (theirs === (await node.hashAt(run.file, middle))) same = middle;
    else other = middle;
  }
  return other;
}

/** A JavaScript engine that replays recorded runs. */
interface SimulatingEngine {
  figuresOfRun(file: string): Promise<GoldenFigures>;
  hashAt(file: string, tick: number): Promise<string>;
}

declare global {
  /** The bundle of all simulations. */
  var runFigures: SimulatingEngine;
}

/** All simulations as one classic script that defines `runFigures`. */
async function bundleSimulations(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'run-figures.ts'), formats: ['iife'], name: 'runFigures' },
    },
  });
  const [bundle] = [built].flat();
  if (!bundle || !('output' in bundle)) throw new Error('the simulations could not be bundled');
  return bundle.output[0].code;
}

/** The engine of a browser. @param page an empty page, without a content security policy */
async function engineOf(page: EnginePage, bundle: string): Promise<SimulatingEngine> {
  await page.evaluate((code) => {
    const script = document.createElement('script');
    script.textContent = code;
    document.head.append(script);
  }, bundle);
  return {
    figuresOfRun: async (file) => page.evaluate(async (text) => runFigures.figuresOfRun(text), file),
    hashAt: async (file, tick) => page.evaluate(async (text, at) => runFigures.hashAt(text, at), file, tick),
  };
}
