import type { OpenRun } from '@star-seekers/contracts';
import type { RunSetup } from '@star-seekers/sim';
import type { RunTable } from './table.ts';

/** The setup as the simulation takes it. Where something is hidden there is no seed, and the simulation does not look at it. */
export function setupOf(run: Pick<RunTable, 'setup'>): RunSetup {
  return { seed: 0, ...(JSON.parse(run.setup) as OpenRun['setup']) };
}
