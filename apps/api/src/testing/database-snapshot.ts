import type { Db } from '../platform/database/database.ts';

const TABLES = [
  'users',
  'accounts',
  'ledger_transfers',
  'dice_rolls',
  'runs',
  'results',
  'run_chunks',
  'run_keepsakes',
  'run_commendations',
  'player_commendations',
  'player_records',
  'idempotent_requests',
  'payments',
  'receipts',
  'board_entries',
  'game_totals',
  'faction_months',
  'faction_sums',
  'rank_buckets',
  'user_totals',
  'withheld',
  'operator_records',
] as const;

/** All rows of the tables that matter to players, to verify that nothing changed. */
export async function snapshot(db: Db): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {};
  for (const table of TABLES) rows[table] = await db.selectFrom(table).selectAll().execute();
  return rows;
}
