import { type AnyRun, type SimState, createRng, verifyLog } from '@star-seekers/sim';
import { commendationRecorder } from '../commendation.ts';
import type { AnyGame } from '../game.ts';
import { type Happening, oracles } from './commendation-oracle.ts';
import { playedRun } from './played-run.ts';

/** How often each commendation was earned, and the runs for which the oracle counts otherwise. */
export interface Comparison {
  readonly earned: ReadonlyMap<string, number>;
  readonly faults: readonly string[];
}

/** Commends bot runs as the verifier does, from their logs, and compares with an independent count. */
export function compareCommendations(game: AnyGame, runs: number, firstSeed: number): Comparison {
  const earned = new Map<string, number>();
  const faults: string[] = [];
  for (let seed = firstSeed; seed < firstSeed + runs; seed++) {
    const { names, counted } = commendationsOf(game, playedRun(game, { seed }, createRng(seed)));
    for (const name of names) earned.set(name, (earned.get(name) ?? 0) + 1);
    if (names.join() !== counted.join())
      faults.push(`${game.slug}, seed ${seed}: ${names.join()}, not ${counted.join()}`);
  }
  return { earned, faults };
}

function commendationsOf({ sim, commendations }: AnyGame, { setup, log }: AnyRun) {
  const oracle = oracles[sim.id];
  if (!oracle) throw new Error(`nobody counts the commendations of game ${sim.id}`);
  const recorder = commendationRecorder(commendations);
  const history: Happening<unknown>[] = [];
  const { run } = verifyLog(sim, setup, log, {
    onTick(now, events) {
      recorder.onTick(now, events);
      const { tick }: SimState = now.state;
      // Copied, because the simulation goes on with what its events refer to.
      for (const event of events) history.push({ tick, event: structuredClone(event), fact: oracle.factOf(now.state) });
    },
  });
  const counted = oracle.count(history, run.state);
  return {
    names: recorder.earned(run.state).toSorted(),
    counted: Object.keys(counted)
      .filter((name) => counted[name])
      .toSorted(),
  };
}
