import type { DealerSecret, DealtFrom } from '@star-seekers/sim';
import type { Randomness } from '../../platform/randomness.ts';
import { setupOf } from '../verifier/stored-run.ts';
import type { RunTable } from './table.ts';

/** Draws the secret of a run, as stored. */
export function drawSecret(randomness: Pick<Randomness, 'seed'>): string {
  const secret: DealerSecret = [randomness.seed(), randomness.seed(), randomness.seed(), randomness.seed()];
  return JSON.stringify(secret);
}

/** The secret of a run. @returns undefined for one from before all runs had one */
export function secretOf({ secret }: Pick<RunTable, 'secret'>): DealerSecret | undefined {
  return secret === null ? undefined : (JSON.parse(secret) as DealerSecret);
}

/** What all answers of a run's dealer follow from. @returns undefined for a run without a secret */
export function dealtFrom(run: Pick<RunTable, 'secret' | 'setup'>): DealtFrom | undefined {
  const secret = secretOf(run);
  return secret && { secret, options: setupOf(run).options };
}
