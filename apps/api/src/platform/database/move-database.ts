import { createHash } from 'node:crypto';
import Database from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import type { Schema } from './schema.ts';

/** In the new database while it is incomplete: how far each table is. No server starts on a database with this table. */
export const UNFINISHED_MOVE = 'unfinished_move';

/** Rows that are copied in one transaction. */
const BATCH = 500;

/** A server writes that it lives every second. */
const ALIVE_MS = 10_000;

const WORD = 1n << 64n;

type Row = Readonly<Record<string, unknown>>;

/** A table of the database that is moved. */
interface Table {
  readonly name: string;
  /** Columns of its primary key. */
  readonly key: readonly string[];
}

export interface MovedTable {
  readonly name: string;
  readonly rows: number;
}

/**
 * Copies every row of a SQLite database into PostgreSQL and compares both. Interrupted at any time, it goes on where it was when it is
 * called again. Nothing writes to the file meanwhile.
 * @param file the database of a hub whose servers are stopped, of this version
 * @param to an empty database of this version, or one that this function has not finished
 * @param onBatch is called after each transaction
 * @returns the tables with their rows, which are the same in both
 * @throws {Error} when a server runs, `to` holds something else, or a table differs
 */
export async function moveDatabase(
  file: string,
  { from, to }: { readonly from: Kysely<Schema>; readonly to: Kysely<Schema> },
  onBatch: (table: string, rows: number) => void = () => undefined,
): Promise<readonly MovedTable[]> {
  const release = holdFile(file);
  try {
    const tables = await tablesOf(from);
    await begin(to, tables);
    for (const table of tables) await copy(from, to, table, onBatch);
    const moved: MovedTable[] = [];
    for (const table of tables) moved.push(await compare(from, to, table));
    return moved;
  } finally {
    release();
  }
}

/** Makes the database one that servers start on. */
export async function finishMove(to: Kysely<Schema>): Promise<void> {
  await to.schema.dropTable(UNFINISHED_MOVE).execute();
}

/** Keeps everybody from writing to the file, which a server that starts now would. */
function holdFile(file: string): () => void {
  const database = new Database(file, { fileMustExist: true, timeout: 0 });
  try {
    const living = database
      .prepare("select 1 from processes where ended_at is null and abs(seen_at - unixepoch('subsec') * 1000) < ?")
      .get(ALIVE_MS);
    if (living)
      throw new Error('A server is running on this database, or was ten seconds ago. Stop all of them first.');
    database.exec('begin immediate');
  } catch (error) {
    database.close();
    throw error;
  }
  return () => database.close();
}

/** All tables of the hub, those that others refer to first. */
async function tablesOf(db: Kysely<Schema>): Promise<readonly Table[]> {
  const all = (await db.introspection.getTables()).filter(
    ({ name, isView }) => !isView && name !== DEFAULT_MIGRATION_TABLE && name !== DEFAULT_MIGRATION_LOCK_TABLE,
  );
  const referred = new Map<string, readonly string[]>();
  const keys = new Map<string, readonly string[]>();
  for (const { name } of all) {
    const foreign = await sql<{ table: string }>`select "table" from pragma_foreign_key_list(${name})`.execute(db);
    referred.set(
      name,
      foreign.rows.map(({ table }) => table).filter((table) => table !== name),
    );
    const key = await sql<{
      name: string;
    }>`select name from pragma_table_info(${name}) where pk > 0 order by pk`.execute(db);
    if (key.rows.length === 0) throw new Error(`The table ${name} has no primary key to copy it by.`);
    keys.set(
      name,
      key.rows.map(({ name: column }) => column),
    );
  }
  const sorted = new Map<string, Table>();
  const add = (name: string) => {
    if (sorted.has(name)) return;
    for (const other of referred.get(name) ?? []) add(other);
    sorted.set(name, { name, key: keys.get(name) ?? [] });
  };
  for (const { name } of all.toSorted((one, other) => one.name.localeCompare(other.name))) add(name);
  return [...sorted.values()];
}

/** @throws {Error} when the database has rows that no earlier call has copied */
async function begin(to: Kysely<Schema>, tables: readonly Table[]): Promise<void> {
  const existing = new Set((await to.introspection.getTables()).map(({ name }) => name));
  if (existing.has(UNFINISHED_MOVE)) return;
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(to);
    if (rows.length > 0) throw new Error(`The new database is not empty: ${name} has rows.`);
  }
  await to.schema
    .createTable(UNFINISHED_MOVE)
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('last_key', 'text', (column) => column.notNull())
    .addColumn('rows', 'bigint', (column) => column.notNull())
    .execute();
}

async function copy(
  from: Kysely<Schema>,
  to: Kysely<Schema>,
  table: Table,
  onBatch: (table: string, rows: number) => void,
): Promise<void> {
  const done = await sql<{ last_key: string; rows: number }>`
    select last_key, rows from ${sql.table(UNFINISHED_MOVE)} where name = ${table.name}`.execute(to);
  let rows = done.rows[0]?.rows ?? 0;
  let after = done.rows[0] && (JSON.parse(done.rows[0].last_key) as unknown[]);
  for (;;) {
    const batch = await page(from, table, after);
    if (batch.length === 0) return;
    const last = keyOf(table, batch.at(-1) ?? {});
    const copied = rows + batch.length;
    // The rows and how far they go are one transaction.
    await to.transaction().execute(async (trx) => {
      const columns = Object.keys(batch[0] ?? {});
      const values = batch.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
      await sql`insert into ${sql.table(table.name)} (${refs(columns)}) values ${sql.join(values)}`.execute(trx);
      await sql`
        insert into ${sql.table(UNFINISHED_MOVE)} (name, last_key, rows)
        values (${table.name}, ${JSON.stringify(last)}, ${copied})
        on conflict (name) do update set last_key = excluded.last_key, rows = excluded.rows`.execute(trx);
    });
    rows = copied;
    after = last;
    onBatch(table.name, rows);
  }
}

/** The next rows of a table in the order of its key, which is not the same in both engines. */
async function page(db: Kysely<Schema>, { name, key }: Table, after: readonly unknown[] | undefined): Promise<Row[]> {
  const later = after ? sql`where (${refs(key)}) > (${sql.join(after)})` : sql``;
  const { rows } = await sql<Row>`
    select * from ${sql.table(name)} ${later} order by ${refs(key)} limit ${BATCH}`.execute(db);
  return rows;
}

function refs(columns: readonly string[]) {
  return sql.join(columns.map((column) => sql.ref(column)));
}

function keyOf({ key }: Table, row: Row): unknown[] {
  return key.map((column) => row[column]);
}

/** @throws {Error} when a table has other rows in one database than in the other */
async function compare(from: Kysely<Schema>, to: Kysely<Schema>, table: Table): Promise<MovedTable> {
  const [source, copied] = [await digest(from, table), await digest(to, table)];
  if (source.rows !== copied.rows)
    throw new Error(
      `${table.name}: ${source.rows} rows in the file, ${copied.rows} in the new database. Empty that, and begin again.`,
    );
  if (source.sum !== copied.sum)
    throw new Error(`${table.name}: a row differs in the new database. Empty that, and begin again.`);
  return { name: table.name, rows: source.rows };
}

/** Number of the rows, and a sum of their hashes, which does not depend on their order. */
async function digest(db: Kysely<Schema>, table: Table): Promise<{ readonly rows: number; readonly sum: bigint }> {
  let [rows, sum] = [0, 0n];
  for (let batch = await page(db, table, undefined); batch.length > 0;) {
    for (const row of batch) {
      const values = Object.keys(row)
        .toSorted()
        .map((column) => row[column]);
      sum = (sum + createHash('sha256').update(JSON.stringify(values)).digest().readBigUInt64BE()) % WORD;
    }
    rows += batch.length;
    batch = await page(db, table, keyOf(table, batch.at(-1) ?? {}));
  }
  return { rows, sum };
}
