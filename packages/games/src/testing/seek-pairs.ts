import {
  type AnyRun,
  Keyframes,
  LogFollower,
  Run,
  type RunSetup,
  createRng,
  hashState,
  loggedBeacons,
  nextInt,
} from '@star-seekers/sim';
import type { AnyGame } from '../games.ts';
import { playedRun } from './played-run.ts';

/**
 * Plays a run and enters its log at random ticks, in random order.
 * @returns the ticks at which the run is not the one that is played up to there
 */
export function wrongSeeks(game: AnyGame, setup: RunSetup, pairs: number): readonly number[] {
  const { sim } = game;
  const rng = createRng(setup.seed, game.id);
  const { log } = playedRun(game, setup, rng);
  const ticks = Array.from({ length: pairs }, () => nextInt(rng, log.ticks + 1));

  const straight: AnyRun = new Run(sim, setup);
  if (sim.beacons) straight.reveals = loggedBeacons(log, straight.state);
  const follower = new LogFollower(straight, log);
  const played = new Map<number, string>();
  for (const tick of ticks.toSorted((one, other) => one - other)) {
    follower.playTo(tick);
    played.set(tick, everythingOf(straight));
  }
  const keyframes = new Keyframes(sim, setup, log);
  return ticks.filter((tick) => everythingOf(keyframes.seek(tick)) !== played.get(tick));
}

function everythingOf({ state, place, unanswered, missedBeacons }: AnyRun): string {
  return hashState({ state, place, unanswered, missedBeacons });
}
