import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineTraits } from '../database.ts';

/** An action of an operator may concern the whole hub. SQLite can change a constraint only with a new table. */
export function recordsWithoutPlayer(engine: EngineTraits): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`create table operator_records_before as select * from operator_records`.execute(db);
      // With its index and triggers: the new ones have the same names.
      await db.schema.dropTable('operator_records').execute();
      await db.schema
        .createTable('operator_records')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('operator', 'text', (column) => column.notNull())
        .addColumn('command', 'text', (column) => column.notNull())
        .addColumn('user_id', 'text', (column) => column.references('users.id'))
        .addColumn('run_id', 'text')
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('result', 'text', (column) => column.notNull())
        .execute();
      await sql`
        insert into operator_records (id, at, operator, command, user_id, run_id, reason, result)
        select id, at, operator, command, user_id, run_id, reason, result from operator_records_before
      `.execute(db);
      await db.schema.dropTable('operator_records_before').execute();
      await db.schema.createIndex('operator_records_of_user').on('operator_records').column('user_id').execute();
      await engine.forbidChanges(db, 'operator_records');
    },
  };
}
