import { type KillNinePlan, killUnderLoad } from '../src/testing/drills/kill-under-load.ts';
import { stress } from './stress.ts';

const promise = (victim: string) =>
  ({
    promise: `a kill -9 of ${victim} loses no acknowledged run or score`,
    run: async (plan: KillNinePlan) => {
      const { acknowledged, faults } = await killUnderLoad(plan);
      const { starts, scores } = acknowledged;
      const tooFew = Math.min(starts, scores) < plan.rounds * plan.scores.least;
      return {
        text: `${plan.rounds} kills with seed ${plan.seed}: ${starts} runs and ${scores} scores acknowledged`,
        faults: [...(tooFew ? ['too few responses to judge'] : []), ...faults],
      };
    },
  }) as const;

const seed = Date.now() % 1_000_000;

/** Kills right after a response, while other clients are anywhere between start and score. */
const SOON = { scores: { least: 4, most: 12 }, momentMs: 0 } as const;

/** Kills at a random moment of any operation. */
const ANY_TIME = { scores: { least: 2, most: 2 }, momentMs: 500 } as const;

export const killNine = stress<KillNinePlan>({
  ...promise('the only process'),
  oneEngine: 'on PostgreSQL the data are with another process, and killOneOfTwo kills one of its clients',
  short: { rounds: 1, processes: 1, players: 6, ...SOON, seed },
  long: { rounds: 100, processes: 1, players: 12, ...ANY_TIME, seed },
});

export const killOneOfTwo = stress<KillNinePlan>({
  ...promise('one of two processes'),
  short: { rounds: 1, processes: 2, players: 6, ...SOON, seed },
  long: { rounds: 100, processes: 2, players: 12, ...ANY_TIME, seed },
});
