import { Run } from '@star-seekers/sim';
import { type BotSkill, dealerFor, games } from '../src/games.ts';

/** A tick in a run of a bot. */
export interface Moment {
  readonly seed: number;
  readonly skill: BotSkill;
  readonly tick: number;
}

/** Interval between two samples of a run. */
const SAMPLE_TICKS = 30;
const RUNS = 6;

/** The busiest moment in some runs of the good bot: that with the longest state. */
export function busiestMoment(id: number): Moment {
  const game = games.get(id);
  if (!game) throw new Error(`there is no game ${id}`);
  const { sim, createBot } = game;
  let busiest: Moment = { seed: 0, skill: 'good', tick: 0 };
  let most = 0;
  for (let seed = 0; seed < RUNS; seed++) {
    const run = new Run(sim, { seed }, dealerFor(id, { seed }));
    const bot = createBot({ skill: 'good', seed });
    while (!run.ended) {
      run.step(bot(run.state));
      if (run.state.tick % SAMPLE_TICKS !== 0) continue;
      const size = JSON.stringify(run.state).length;
      if (size <= most) continue;
      most = size;
      busiest = { seed, skill: 'good', tick: run.state.tick };
    }
  }
  return busiest;
}
