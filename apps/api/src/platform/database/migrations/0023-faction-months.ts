import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Each player counts for one faction a month: that of the month's first run for one. Recomputes the sums. */
export const factionMonths: Migration = {
  async up(db: Kysely<unknown>) {
    // Runs from before count as they did: with any score.
    await db.schema
      .alterTable('results')
      .addColumn('for_faction', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await sql`update results set for_faction = 0 where score = 0`.execute(db);
    await db.schema
      .createTable('faction_months')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('month', 'text', (column) => column.notNull())
      .addColumn('faction', 'text', (column) => column.notNull())
      .addColumn('first_at', 'bigint', (column) => column.notNull())
      .addColumn('first_run', 'text', (column) => column.notNull())
      .addColumn('runs', 'integer', (column) => column.notNull())
      .addColumn('points', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('faction_months_key', ['user_id', 'month'])
      .execute();
    for (const month of await monthsOfRuns(db)) await fillMonth(db, month);
    await db.schema.dropTable('faction_totals').execute();
    await sql`delete from faction_sums`.execute(db);
    await db.schema.alterTable('faction_sums').dropColumn('players_points').execute();
    await sql`
      insert into faction_sums (faction, delta_of, total_points, players)
      select faction, '', sum(points), count(distinct user_id) from faction_months where runs > 0 group by faction
    `.execute(db);
  },
};

/** The months of all results, in UTC. */
async function monthsOfRuns(db: Kysely<unknown>): Promise<{ name: string; start: number; end: number }[]> {
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select min(finished_at) as first, max(finished_at) as last from results
  `.execute(db);
  const { first, last } = rows[0] ?? { first: null, last: null };
  const months = [];
  if (first === null || last === null) return [];
  const date = new Date(first);
  let start = Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
  while (start <= last) {
    const month = new Date(start);
    const end = Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1);
    months.push({ name: month.toISOString().slice(0, 'YYYY-MM'.length), start, end });
    start = end;
  }
  return months;
}

/** Attempts of days take part in the choice of the faction, but have no points. */
async function fillMonth(
  db: Kysely<unknown>,
  { name, start, end }: { readonly name: string; readonly start: number; readonly end: number },
): Promise<void> {
  await sql`
    with counted as (
      select results.user_id, results.run_id, results.finished_at, results.points, runs.faction,
        case when runs.status = 'verified' then 1 else 0 end as is_ordinary
      from results join runs on runs.id = results.run_id
      where runs.status in ('verified', 'daily') and results.for_faction = 1
        and results.finished_at >= ${start} and results.finished_at < ${end}
    ), sided as (
      select user_id, faction, finished_at, run_id,
        row_number() over (partition by user_id order by finished_at, run_id) as place
      from counted where faction <> 'none'
    )
    insert into faction_months (user_id, month, faction, first_at, first_run, runs, points)
    select counted.user_id, ${name}, coalesce(max(sided.faction), 'none'), coalesce(max(sided.finished_at), 0),
      coalesce(max(sided.run_id), ''), sum(is_ordinary), sum(is_ordinary * counted.points)
    from counted left join sided on sided.user_id = counted.user_id and sided.place = 1
    group by counted.user_id
  `.execute(db);
}
