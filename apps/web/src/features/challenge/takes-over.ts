import type { RunPage } from '@star-seekers/contracts';

/** Whether others can play a closed run on its course: its secret, which only games with beacons tell, and its rules are there. */
export function canTakeOver({ rulesServed, secret, standing }: RunPage): boolean {
  return rulesServed && secret !== null && standing !== 'voided';
}
