import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Players answer decisions about them, once each. */
export const decisionAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('decision_answers')
      // No reference, as in the chain: the record is append-only, and a row of it that is gone is a fault that is to be found.
      .addColumn('record_id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('answered_at', 'bigint', (column) => column.notNull())
      .addColumn('closed_at', 'bigint')
      .execute();
    await db.schema.createIndex('decision_answers_of_user').on('decision_answers').column('user_id').execute();
  },
};
