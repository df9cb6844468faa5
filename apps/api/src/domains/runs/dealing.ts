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

/** Runs whose tellings are kept at hand. */
const RUNS_AT_HAND = 1000;

/**
 * What was told in runs. It is only ever added to, so what was read once is not read again: the hundredth card of a run costs no
 * more than its first.
 */
export class Told {
  /** By run, the one that was asked for last at the end. */
  readonly #atHand = new Map<string, DealtAt[]>();
  readonly #most: number;

  /** @param most runs whose tellings are kept at hand */
  constructor(most = RUNS_AT_HAND) {
    this.#most = most;
  }

  /** Everything that was told in a run, in order. */
  async of(db: Db, runId: string): Promise<readonly DealtAt[]> {
    const before = this.#atHand.get(runId) ?? [];
    const told = [...before, ...(await listReveals(db, runId, before.length)).map(dealtOf)];
    this.#atHand.delete(runId);
    this.#atHand.set(runId, told);
    const [oldest] = this.#atHand.keys();
    if (this.#atHand.size > this.#most && oldest !== undefined) this.#atHand.delete(oldest);
    return told;
  }
}

function dealtOf(row: RevealTable): DealtAt {
  return {
    index: row.place,
    tick: row.tick,
    request: JSON.parse(row.request) as Figures,
    reveal: JSON.parse(row.reveal) as Figures,
    atMs: row.revealed_at,
  };
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
