import { type KillNinePlan, SCORES_BEFORE_KILL, killUnderLoad } from '../src/testing/drills/kill-under-load.ts';
import { torture } from './torture.ts';

const promise = (of: string) =>
  ({
    promise: `no acknowledged run or score is lost when kill -9 ends ${of}`,
    run: async (plan: KillNinePlan) => {
      const { acknowledged, faults } = await killUnderLoad(plan);
      const { starts, scores } = acknowledged;
      const tooFew = Math.min(starts, scores) < plan.rounds * SCORES_BEFORE_KILL;
      return {
        text: `${plan.rounds} kills with seed ${plan.seed}: ${starts} runs and ${scores} scores acknowledged`,
        faults: [...(tooFew ? ['too few answers to tell'] : []), ...faults],
      };
    },
  }) as const;

const seed = Date.now() % 1_000_000;

export const killNine = torture<KillNinePlan>({
  ...promise('the only process'),
  short: { rounds: 3, processes: 1, players: 6, seed },
  long: { rounds: 100, processes: 1, players: 12, seed },
});

export const killOneOfTwo = torture<KillNinePlan>({
  ...promise('one of two processes'),
  short: { rounds: 2, processes: 2, players: 6, seed },
  long: { rounds: 100, processes: 2, players: 12, seed },
});
