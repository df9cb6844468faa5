import type { OpenRun } from '@star-seekers/contracts';
import type { RunSetup } from '@star-seekers/sim';
import type { RunTable } from './table.ts';

/** The setup of the simulation. With hidden information it has no seed, and the simulation does not use one. */
export function setupOf(run: Pick<RunTable, 'setup'>): RunSetup {
  return { seed: 0, ...(JSON.parse(run.setup) as OpenRun['setup']) };
}
