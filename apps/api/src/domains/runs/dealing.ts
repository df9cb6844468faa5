import type { DealerSecret } from '@star-seekers/sim';
import type { Randomness } from '../../platform/randomness.ts';
import type { RunTable } from './table.ts';

/** Draws the secret of a run with a dealer, as stored. */
export function drawSecret(randomness: Pick<Randomness, 'seed'>): string {
  const secret: DealerSecret = [randomness.seed(), randomness.seed(), randomness.seed(), randomness.seed()];
  return JSON.stringify(secret);
}

/** The secret of a run. @returns undefined for a run without a dealer */
export function secretOf({ secret }: Pick<RunTable, 'secret'>): DealerSecret | undefined {
  return secret === null ? undefined : (JSON.parse(secret) as DealerSecret);
}
