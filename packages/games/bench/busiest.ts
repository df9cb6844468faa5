import { Run } from '@star-seekers/sim';
import { type BotSkill, dealerFor, games } from '../src/games.ts';

/** A moment of a run that a bot plays. */
export interface Moment {
  readonly seed: number;
  readonly skill: BotSkill;
  readonly tick: number;
}

/** How often a run is looked at, in ticks. */
const LOOK_TICKS = 30;
const RUNS = 6;

/** The moment at which the most is on the board, in some runs of a good bot: where the state takes the most room. */
export function busiestMoment(id: number): Moment {
  const game = games.get(id);
  if (!game) throw new Error(`there is no game ${id}`);
  const { sim, createBot } = game;
  let busiest: Moment = { seed: 0, skill: 'good', tick: 0 };
  let most = 0;
  for (let seed = 0; seed < RUNS; seed++) {
    const run = new Run(sim, { seed }, dealerFor(id, seed));
    const bot = createBot({ skill: 'good', seed });
    while (!run.ended) {
      run.step(bot(run.state));
      if (run.state.tick % LOOK_TICKS !== 0) continue;
      const size = JSON.stringify(run.state).length;
      if (size <= most) continue;
      most = size;
      busiest = { seed, skill: 'good', tick: run.state.tick };
    }
  }
  return busiest;
}
