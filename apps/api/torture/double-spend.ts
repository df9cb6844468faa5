import { type DoubleSpendPlan, spendAtOnce } from '../src/testing/drills/spend-at-once.ts';
import { torture } from './torture.ts';

export const doubleSpend = torture<DoubleSpendPlan>({
  promise: 'many clients of one player, in several processes on one database, spend no credit twice',
  short: { processes: 2, clients: 16, startsEach: 4, credits: 20 },
  long: { processes: 2, clients: 64, startsEach: 50, credits: 100 },
  run: async (plan) => {
    const { outcomes, runs, creditsLeft, ledgerFaults } = await spendAtOnce(plan);
    const refused = plan.clients * plan.startsEach - plan.credits;
    const expected = { done: plan.credits, 'credits/insufficient': refused };
    const asExpected = runs === plan.credits && creditsLeft === 0 && outcomes['done'] === plan.credits;
    const answered = outcomes['credits/insufficient'] === refused;
    return {
      text: `${plan.clients} clients × ${plan.startsEach} starts in ${plan.processes} processes on ${plan.credits} credits: ${runs} runs`,
      faults: [
        ...(asExpected && answered ? [] : [`${JSON.stringify(outcomes)}, not ${JSON.stringify(expected)}`]),
        ...ledgerFaults,
      ],
    };
  },
});
