import type { RunPage } from '@star-seekers/contracts';
import type { AnyGameSim } from '@star-seekers/sim';

/** Whether others can play a closed run on its course: its game has beacons, and its secret and rules are there. */
export function canTakeOver({ sim }: { readonly sim: AnyGameSim }, page: RunPage): boolean {
  const { rulesServed, rulesVersion, secret, standing } = page;
  return (
    sim.beacons !== undefined &&
    rulesServed &&
    sim.rulesVersion === rulesVersion &&
    secret !== null &&
    standing !== 'voided'
  );
}
