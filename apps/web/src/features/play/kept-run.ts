import type { RunSetup } from '@star-seekers/sim';
import type { z } from 'zod';
import type { keptRun } from './kept-run-schema.ts';

/** A run as this device keeps it. */
export type KeptRun = z.infer<typeof keptRun>;

/** What identifies a run, without what was done in it. */
export type RunHead = Omit<KeptRun, 'epoch' | 'unsent' | 'claim'>;

/** A kept run that has ended. */
export type FinishedKeptRun = KeptRun & { readonly claim: NonNullable<KeptRun['claim']> };

export function isFinished(run: KeptRun): run is FinishedKeptRun {
  return run.claim !== null;
}

/** The setup as the simulation takes it: an absent option list is absent, not undefined. Where something is hidden there is no seed. */
export function simSetup({ setup }: Pick<KeptRun, 'setup'>): RunSetup {
  const { seed = 0, options } = setup;
  return options ? { seed, options } : { seed };
}
