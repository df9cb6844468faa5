import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { type Database } from '../src/platform/database/database.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { startEmbeddedPostgres } from '../src/testing/databases/embedded-postgres.ts';
import { createPostgresDatabase, makePostgresTemplate } from '../src/testing/databases/postgres-databases.ts';
import { makeScratchFolder } from '../src/testing/databases/scratch-folder.ts';
import { giveCredits, newVisitor, populate, startTestServer } from '../src/testing/index.ts';
import { programFile } from '../src/testing/server-process/programs.ts';
import { stress } from './stress.ts';

interface Scale {
  readonly runs: number;
}

/** Copies of rows are made so many at a time. */
const ROWS_AT_ONCE = 100_000;

/** Where the command is killed: after these shares of tables, in the order in which they are copied. */
const KILLED_AT = [
  ['runs', 0.3],
  ['ledger_transfers', 0.6],
  ['results', 0.5],
] as const;

/** The command prints its progress so often. */
const ROWS_A_LINE = 50_000;

/** In the place of the original's. */
const COPY_ID = sql`'copy-' || n`;

export const movedDatabase = stress<Scale>({
  promise: 'a hub of many runs is moved to PostgreSQL, though the command is killed three times',
  shortOn: { engine: 'postgres', because: 'database-move.test is the short form' },
  long: { runs: 1_000_000 },
  run: async ({ runs }) => {
    const folder = makeScratchFolder();
    const file = join(folder, 'star-seekers.sqlite');
    const filled = await startTestServer({ database: file });
    await populate(filled);
    const seen = await seenBy(filled);
    const copied = await filled.services.db
      .selectFrom('runs')
      .select(['id as runId', 'user_id as userId'])
      .where('status', '=', 'verified')
      .executeTakeFirstOrThrow();
    await giveCredits(filled, copied.userId, runs);
    await filled.close();
    const db = await openDatabase(file);
    await copyRuns(db, copied, runs);
    await db.close();

    const postgres = await startEmbeddedPostgres();
    await makePostgresTemplate(postgres.url);
    const url = await createPostgresDatabase(postgres.url);
    const faults: string[] = [];
    for (const [table, share] of KILLED_AT) {
      const rows = Math.round((share * runs) / ROWS_A_LINE) * ROWS_A_LINE;
      const command = move(folder, url);
      let isReached = false;
      for await (const line of createInterface(command.stdout))
        if (line === `${table}: ${rows} rows`) isReached = command.kill('SIGKILL');
      if (!isReached) faults.push(`the command ended before ${rows} rows of ${table}`);
      const refused = await openDatabase(url).then(
        async (opened) => opened.close(),
        (error: unknown) => String(error),
      );
      if (!refused?.includes('incomplete')) faults.push(`a server would start after ${rows} rows of ${table}`);
    }
    const began = performance.now();
    const last = move(folder, url);
    const lines: string[] = [];
    const ended = once(last, 'close') as Promise<[number | null]>;
    for await (const line of createInterface(last.stdout)) lines.push(line);
    const [code] = await ended;
    if (code !== 0) faults.push(`the last command ended with ${code}: ${lines.join('\n')}`);
    const same = lines
      .map((line) => /^(\w+): (\d+) rows, the same in both$/.exec(line))
      .filter((found) => found !== null);
    const moved = new Map(same.map(([, table = '', rows]) => [table, Number(rows)]));
    for (const [table] of KILLED_AT)
      if ((moved.get(table) ?? 0) < runs) faults.push(`${moved.get(table) ?? 'no'} rows of ${table} are the same`);
    const server = await startTestServer({ database: url });
    if ((await seenBy(server)) !== seen) faults.push('players see something else');
    await server.close();
    await postgres.stop();
    rmSync(folder, { recursive: true });
    const seconds = Math.round((performance.now() - began) / 1000);
    const all = [...moved.values()].reduce((sum, rows) => sum + rows, 0);
    return { text: `${all} rows of ${runs} runs, the last part and all comparisons in ${seconds} s`, faults };
  },
});

/** The command of `docs/operations.md`. */
function move(folder: string, url: string): ChildProcess & { readonly stdout: NonNullable<ChildProcess['stdout']> } {
  return spawn(process.execPath, [programFile('program'), 'operator', 'database:move', url, '--yes'], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

interface Copied {
  readonly userId: string;
  readonly runId: string;
}

async function seenBy(server: Awaited<ReturnType<typeof startTestServer>>): Promise<string> {
  const visitor = newVisitor(server);
  const { user } = await visitor.api('login', { body: { email: 'board-3@example.com', password: 'orbit-of-seven' } });
  const board = await visitor.api('gameBoard', { params: { gameId: '2' }, query: {} });
  return JSON.stringify([user, board]);
}

/** Copies a run that counts, with its result and its payment. Its player has the credits. */
async function copyRuns(db: Database, of: Copied, count: number): Promise<void> {
  const { userId, runId } = of;
  await db
    .updateTable('accounts')
    .set((eb) => ({ balance: eb('balance', '-', count) }))
    .where('user_id', '=', userId)
    .where('kind', '=', 'wallet')
    .execute();
  const ref = sql`'run:' || ${COPY_ID}`;
  const tables = {
    runs: { by: 'id', is: runId, made: { id: COPY_ID, live_id: sql`null` } },
    results: { by: 'run_id', is: runId, made: { run_id: COPY_ID } },
    ledger_transfers: {
      by: 'ref',
      is: `run:${runId}`,
      made: { id: COPY_ID, idempotency_key: sql`replace(idempotency_key, ref, ${ref})`, ref },
    },
  } as const;
  for (const [table, { by, is, made }] of Object.entries(tables)) {
    const { rows: columns } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db);
    const names = columns.map(({ name }) => name);
    const values = names.map((name) => (made as Readonly<Record<string, unknown>>)[name] ?? sql.ref(name));
    for (let from = 0; from < count; from += ROWS_AT_ONCE)
      await sql`
        insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
        with recursive numbers (n) as (select ${sql.lit(from)} union all select n + 1 from numbers where n + 1 < ${sql.lit(Math.min(count, from + ROWS_AT_ONCE))})
        select ${sql.join(values)} from ${sql.table(table)}, numbers where ${sql.ref(by)} = ${is}
      `.execute(db);
  }
}
