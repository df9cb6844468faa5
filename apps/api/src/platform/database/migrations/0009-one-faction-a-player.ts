import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Each player counts for one faction: that of the latest run. Recomputes the sums. */
export const oneFactionAPlayer: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumns(db);
    await sql`
      update faction_totals set
        last_run_at = coalesce(${ofLatestRun('results.finished_at')}, 0),
        last_run_id = coalesce(${ofLatestRun('results.run_id')}, '')
    `.execute(db);
    await sql`delete from faction_sums`.execute(db);
    await sql`
      insert into faction_sums (faction, delta_of, total_points, players, players_points)
      select faction, '', sum(total_points), sum(is_last), sum(is_last * total_points)
      from (select faction, total_points, case when not exists (
          select 1 from faction_totals other where other.user_id = own.user_id
            and (other.last_run_at > own.last_run_at or (other.last_run_at = own.last_run_at and other.last_run_id > own.last_run_id))
        ) then 1 else 0 end as is_last from faction_totals own) as counted
      group by faction
    `.execute(db);
  },
};

async function addColumns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('faction_totals')
    .addColumn('last_run_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('faction_totals')
    .addColumn('last_run_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('faction_sums')
    .addColumn('players_points', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}

function ofLatestRun(column: string) {
  return sql`(
    select ${sql.ref(column)} from results join runs on runs.id = results.run_id
    where results.user_id = faction_totals.user_id and runs.faction = faction_totals.faction and results.score > 0
    order by results.finished_at desc, results.run_id desc limit 1
  )`;
}
