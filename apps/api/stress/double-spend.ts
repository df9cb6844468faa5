import { type DoubleSpendPlan, spendConcurrently } from '../src/testing/drills/spend-concurrently.ts';
import { stress } from './stress.ts';

export const doubleSpend = stress<DoubleSpendPlan>({
  promise: 'concurrent clients of one player on several processes spend no credit twice',
  short: { processes: 2, clients: 16, startsEach: 4, credits: 20 },
  long: { processes: 2, clients: 64, startsEach: 50, credits: 100 },
  run: async (plan) => {
    const { outcomes, runs, creditsLeft, ledgerFaults } = await spendConcurrently(plan);
    const rejected = plan.clients * plan.startsEach - plan.credits;
    const expected = { done: plan.credits, 'credits/insufficient': rejected };
    const hasExpectedRuns = runs === plan.credits && creditsLeft === 0 && outcomes['done'] === plan.credits;
    const hasExpectedErrors = outcomes['credits/insufficient'] === rejected;
    return {
      text: `${plan.clients} clients × ${plan.startsEach} starts in ${plan.processes} processes on ${plan.credits} credits: ${runs} runs`,
      faults: [
        ...(hasExpectedRuns && hasExpectedErrors
          ? []
          : [`${JSON.stringify(outcomes)}, not ${JSON.stringify(expected)}`]),
        ...ledgerFaults,
      ],
    };
  },
});
