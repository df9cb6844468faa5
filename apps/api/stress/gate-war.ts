import { type WarPlan, fightWars } from '../src/testing/drills/gate-war.ts';
import { stress } from './stress.ts';

export const gateWar = stress<WarPlan>({
  promise:
    'the gates of every month follow from the runs that count, on two servers, with changes of faction and voids',
  short: { wars: 1, steps: 200 },
  long: { wars: 200, steps: 900 },
  run: async (plan) => {
    const { steps, faults } = await fightWars(plan);
    return { text: `${steps} steps of ${plan.wars} wars over 13 months`, faults };
  },
});
