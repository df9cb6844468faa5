import {
  type AnyRun,
  Keyframes,
  LogFollower,
  type Rng,
  Run,
  createRng,
  hashState,
  loggedBeacons,
  nextInt,
  nextUnit,
} from '@star-seekers/sim';
import { type AnyGame, dealerFor } from '../games.ts';

/** Probability in each tick that the network goes or comes back, that the player pauses, and that the player leaves. */
const CHANGES = { network: 1 / 400, pause: 1 / 900, quit: 1 / 20_000 };

/** A run of a bot on a bad network, with pauses, and sometimes left before its end. */
function playedRun({ sim, createBot }: AnyGame, seed: number, rng: Rng): AnyRun {
  const dealer = dealerFor(sim.id, seed);
  let isUp = true;
  const run: AnyRun = new Run(
    sim,
    { seed },
    { answer: (call, earlier) => (isUp ? dealer?.answer(call, earlier) : undefined) },
  );
  const bot = createBot({ skill: nextUnit(rng) < 0.7 ? 'good' : 'poor', seed });
  while (!run.ended) {
    if (nextUnit(rng) < CHANGES.network) isUp = !isUp;
    if (nextUnit(rng) < CHANGES.pause) run.resume();
    if (run.stalls) isUp = true;
    run.step(bot(run.state));
    if (nextUnit(rng) < CHANGES.quit) run.quit();
  }
  return run;
}

/**
 * Plays a run and enters its log at random ticks, in random order.
 * @returns the ticks at which the run is not the one that is played up to there
 */
export function wrongSeeks(game: AnyGame, seed: number, pairs: number): readonly number[] {
  const { sim } = game;
  const rng = createRng(seed, game.id);
  const { setup, log } = playedRun(game, seed, rng);
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
