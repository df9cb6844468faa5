import { type KillNinePlan, killUnderLoad } from '../src/testing/drills/kill-under-load.ts';
import { torture } from './torture.ts';

/** Fewer answers a round than these prove nothing. */
const ANSWERS_PER_ROUND = 2;

const promise = (of: string) =>
  ({
    promise: `no acknowledged run or score is lost when kill -9 ends ${of}`,
    run: async (plan: KillNinePlan) => {
      const { acknowledged, faults } = await killUnderLoad(plan);
      const { starts, scores } = acknowledged;
      const tooFew = Math.min(starts, scores) < plan.rounds * ANSWERS_PER_ROUND;
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
