import type { Database, Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { addToBuckets, addToFactionSums } from './repository.ts';
import { FOLDED, type FactionSumTable, type RankBucketTable } from './table.ts';

/**
 * Rank buckets and faction sums are hot rows: every run of a game updates the same few. On engines with concurrent writers a run
 * therefore appends delta rows, readers sum them, and this job periodically folds them into one row.
 */

/** Most changes whose deltas are folded in one transaction. */
const MAX_CHANGES = 50;

const INTERVAL_MS = 2000;

/** Folds all deltas; several processes may do so concurrently. */
export async function foldDeltas(db: Database): Promise<void> {
  // Each table by rows of its own: the run of a day has buckets and no faction.
  for (const foldSome of [foldSomeBuckets, foldSomeFactionSums]) {
    while (await db.transaction(foldSome, 'read committed'));
  }
}

/**
 * Folds now and every two seconds.
 * @param onError receives a failure; the next interval retries
 * @returns stops the job
 */
export function startFolding(
  { db, loop }: Pick<Services, 'db' | 'loop'>,
  onError: (error: unknown) => void,
): () => void {
  let isFolding = false;
  const timer = setInterval(() => {
    if (isFolding) return;
    isFolding = true;
    void loop
      .during('fold deltas', async () => foldDeltas(db))
      .catch(onError)
      .finally(() => {
        isFolding = false;
      });
  }, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function foldSomeBuckets(trx: Db): Promise<boolean> {
  const ids = await someChanges(trx, 'rank_buckets');
  if (ids.length === 0) return false;
  const rows = await trx
    .deleteFrom('rank_buckets')
    .where('delta_of', 'in', ids)
    // Repeats the condition of the partial index, so that it is used.
    .where('delta_of', '<>', FOLDED)
    .returningAll()
    .execute();
  await addToBuckets(trx, foldedBuckets(rows));
  return true;
}

async function foldSomeFactionSums(trx: Db): Promise<boolean> {
  const ids = await someChanges(trx, 'faction_sums');
  if (ids.length === 0) return false;
  const rows = await trx.deleteFrom('faction_sums').where('delta_of', 'in', ids).returningAll().execute();
  await addToFactionSums(trx, foldedFactions(rows));
  return true;
}

/** Ids of changes that a table has deltas of. */
async function someChanges(trx: Db, table: 'rank_buckets' | 'faction_sums'): Promise<string[]> {
  const changes = await trx
    .selectFrom(table)
    .select('delta_of')
    .distinct()
    .where('delta_of', '<>', FOLDED)
    .limit(MAX_CHANGES)
    .execute();
  return changes.map((change) => change.delta_of);
}

function foldedBuckets(rows: readonly RankBucketTable[]): RankBucketTable[] {
  const sums = new Map<string, RankBucketTable>();
  for (const row of rows) {
    const key = `${row.board} ${row.level} ${row.node}`;
    sums.set(key, { ...row, delta_of: FOLDED, players: (sums.get(key)?.players ?? 0) + row.players });
  }
  // In a fixed order, so that concurrent folds wait instead of deadlocking.
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

function foldedFactions(rows: readonly FactionSumTable[]): FactionSumTable[] {
  const sums = new Map<string, FactionSumTable>();
  for (const row of rows) {
    const sum = sums.get(row.faction);
    sums.set(row.faction, {
      faction: row.faction,
      delta_of: FOLDED,
      total_points: (sum?.total_points ?? 0) + row.total_points,
      players: (sum?.players ?? 0) + row.players,
    });
  }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}
