import { isDeepStrictEqual } from 'node:util';
import type { GoldenFigures } from '@star-seekers/games/recorded-run';
import { hashState } from '@star-seekers/sim';
import type { ProofRun } from './proof-runs.ts';
import * as node from './run-figures.ts';
import type { SimulatingEngine } from './simulating-engine.ts';

/** Result of an engine. */
export interface Comparison {
  /** By game, one hash over the figures of all its runs. */
  readonly hashes: ReadonlyMap<string, string>;
  /** Each run with another result: game, seed and the first tick that differs. */
  readonly differences: readonly string[];
}

/** Replays the runs in an engine and compares the figures. */
export async function compareRuns(engine: SimulatingEngine, runs: readonly ProofRun[]): Promise<Comparison> {
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
