import { type VoidPlan, voidAndRestore } from '../src/testing/drills/void-and-restore.ts';
import { stress } from './stress.ts';

export const voidedRuns = stress<VoidPlan>({
  promise: 'voiding a run removes it from all totals, and restoring it brings everything back',
  short: { sequences: 6, steps: 12 },
  long: { sequences: 1000, steps: 24 },
  run: async (plan) => {
    const { steps, faults } = await voidAndRestore(plan);
    return { text: `${steps} submissions, voids and restorations in ${plan.sequences} sequences`, faults };
  },
});
