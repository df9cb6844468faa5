import { type AnyRun, type Rng, Run, type RunSetup, drawConditions, nextUnit } from '@star-seekers/sim';
import { type AnyGame, dealerFor } from '../games.ts';

/** Probability in each tick that the network goes or comes back, that the player pauses, and that the player leaves. */
const CHANGES = { network: 1 / 400, pause: 1 / 900, quit: 1 / 20_000 };

/** Setup of a seed under the conditions of a day, if the game has any. */
export function dayOf({ sim }: Pick<AnyGame, 'sim'>, seed: number): RunSetup {
  const options = drawConditions(sim, seed);
  return { seed, ...(options && { options }) };
}

/** A run of a bot on a bad network, with pauses, and sometimes left before its end. */
export function playedRun({ sim, createBot }: AnyGame, setup: RunSetup, rng: Rng): AnyRun {
  const { seed } = setup;
  const dealer = dealerFor(sim.id, setup);
  let isUp = true;
  const run: AnyRun = new Run(sim, setup, {
    answer: (call, earlier) => (isUp ? dealer?.answer(call, earlier) : undefined),
  });
  const bot = createBot({ skill: nextUnit(rng) < 0.7 ? 'good' : 'poor', seed });
  while (!run.ended) {
    if (nextUnit(rng) < CHANGES.network) isUp = !isUp;
    if (nextUnit(rng) < CHANGES.pause) run.begin();
    if (run.stalls) isUp = true;
    run.step(bot(run.state));
    if (nextUnit(rng) < CHANGES.quit) run.quit();
  }
  return run;
}
