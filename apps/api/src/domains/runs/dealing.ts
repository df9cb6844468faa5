import type { Dealt, DealtAt, DealerSecret, Figures } from '@star-seekers/sim';
import type { Db } from '../../platform/database/database.ts';
import type { Randomness } from '../../platform/randomness.ts';
import { insertReveal, listReveals } from './repository.ts';
import type { RevealTable, RunTable } from './table.ts';

/** The secret of a run that hides something, as the database keeps it. */
export function drawSecret(randomness: Pick<Randomness, 'seed'>): string {
  const secret: DealerSecret = [randomness.seed(), randomness.seed(), randomness.seed(), randomness.seed()];
  return JSON.stringify(secret);
}

/** @returns undefined for a run that hides nothing */
export function secretOf({ secret }: RunTable): DealerSecret | undefined {
  return secret === null ? undefined : (JSON.parse(secret) as DealerSecret);
}

/** Everything that was told in a run, in order. */
export async function dealtIn(db: Db, runId: string): Promise<DealtAt[]> {
  return (await listReveals(db, runId)).map((row) => ({
    index: row.place,
    tick: row.tick,
    request: JSON.parse(row.request) as Figures,
    reveal: JSON.parse(row.reveal) as Figures,
    atMs: row.revealed_at,
  }));
}

/** Notes that something was told. */
export async function noteDealt(db: Db, runId: string, dealt: Dealt, now: number): Promise<void> {
  const row: RevealTable = {
    run_id: runId,
    place: dealt.index,
    tick: dealt.tick,
    request: JSON.stringify(dealt.request),
    reveal: JSON.stringify(dealt.reveal),
    revealed_at: now,
  };
  await insertReveal(db, row);
}
