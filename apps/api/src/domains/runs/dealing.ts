import type { Deal, TimedDeal, DealerSecret, Figures } from '@star-seekers/sim';
import type { Db } from '../../platform/database/database.ts';
import type { Randomness } from '../../platform/randomness.ts';
import { insertReveal, listReveals } from './repository.ts';
import type { RevealTable, RunTable } from './table.ts';

/** Draws the secret of a run with a dealer, as stored. */
export function drawSecret(randomness: Pick<Randomness, 'seed'>): string {
  const secret: DealerSecret = [randomness.seed(), randomness.seed(), randomness.seed(), randomness.seed()];
  return JSON.stringify(secret);
}

/** The secret of a run. @returns undefined for a run without a dealer */
export function secretOf({ secret }: RunTable): DealerSecret | undefined {
  return secret === null ? undefined : (JSON.parse(secret) as DealerSecret);
}

/** Most runs whose reveals are cached. */
const MAX_RUNS = 1000;

/**
 * Caches the reveals of runs. Reveals are append-only, so each is read from the database once: the hundredth card of a run costs no
 * more than the first.
 */
export class RevealCache {
  /** By run, least recently used first. */
  readonly #cached = new Map<string, TimedDeal[]>();
  readonly #maxRuns: number;

  constructor(maxRuns = MAX_RUNS) {
    this.#maxRuns = maxRuns;
  }

  /** All reveals of a run, in order. */
  async of(db: Db, runId: string): Promise<readonly TimedDeal[]> {
    const before = this.#cached.get(runId) ?? [];
    const reveals = [...before, ...(await listReveals(db, runId, before.length)).map(fromRow)];
    this.#cached.delete(runId);
    this.#cached.set(runId, reveals);
    const [oldest] = this.#cached.keys();
    if (this.#cached.size > this.#maxRuns && oldest !== undefined) this.#cached.delete(oldest);
    return reveals;
  }
}

function fromRow(row: RevealTable): TimedDeal {
  return {
    index: row.place,
    tick: row.tick,
    request: JSON.parse(row.request) as Figures,
    reveal: JSON.parse(row.reveal) as Figures,
    atMs: row.revealed_at,
  };
}

/** Stores a reveal. */
export async function storeReveal(db: Db, runId: string, entry: Deal, now: number): Promise<void> {
  const row: RevealTable = {
    run_id: runId,
    place: entry.index,
    tick: entry.tick,
    request: JSON.stringify(entry.request),
    reveal: JSON.stringify(entry.reveal),
    revealed_at: now,
  };
  await insertReveal(db, row);
}
