import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { EngineTraits } from '../database.ts';

/** Accounts, sessions, ledger, dice, runs and boards. */
export function firstSlice(engine: EngineTraits): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await createAuthTables(db);
      await createCreditTables(db, engine);
      await createRunTables(db);
      await createBoardTables(db);
      await db.schema
        .createTable('rate_limits')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('window_ends_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  };
}

async function createAuthTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('username_key', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('faction', 'text', (column) => column.notNull())
    .addColumn('solana_wallet', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('touched_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
  await db.schema.createIndex('sessions_expiry').on('sessions').column('expires_at').execute();
}

async function createCreditTables(db: Kysely<unknown>, engine: EngineTraits): Promise<void> {
  await withOwner(db.schema.createTable('accounts'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('balance', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('accounts_key', ['user_id', 'kind'])
    .addCheckConstraint('balance_not_negative', sql`balance >= 0`)
    .execute();
  await withOwner(db.schema.createTable('ledger_transfers'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('debit', 'text', (column) => column.notNull())
    .addColumn('credit', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('ref', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('amount_positive', sql`amount > 0`)
    .addCheckConstraint('two_sides', sql`debit <> credit`)
    .execute();
  await engine.forbidChanges(db, 'ledger_transfers');
  await db.schema.createIndex('ledger_of_user').on('ledger_transfers').columns(['user_id', 'id']).execute();
  await withOwner(db.schema.createTable('dice_rolls'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('value', 'integer', (column) => column.notNull())
    .addColumn('rolled_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('dice_roll_number', ['user_id', 'number'])
    .addCheckConstraint('dice_face', sql`value between 1 and 6`)
    .execute();
}

async function createRunTables(db: Kysely<unknown>): Promise<void> {
  await withOwner(db.schema.createTable('runs'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game_id', 'integer', (column) => column.notNull())
    .addColumn('rules_version', 'integer', (column) => column.notNull())
    .addColumn('setup', 'text', (column) => column.notNull())
    .addColumn('faction', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('closed_at', 'bigint')
    .addColumn('claim_hash', 'text')
    .addColumn('answer', 'text')
    .execute();
  await db.schema.createIndex('runs_of_user').on('runs').columns(['user_id', 'status', 'game_id']).execute();
  await withOwner(db.schema.createTable('results'))
    .addColumn('run_id', 'text', (column) => column.primaryKey().references('runs.id'))
    .addColumn('game_id', 'integer', (column) => column.notNull())
    .addColumn('score', 'bigint', (column) => column.notNull())
    .addColumn('points', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('stats', 'text', (column) => column.notNull())
    .addColumn('ticks', 'integer', (column) => column.notNull())
    .addColumn('replay', 'text', (column) => column.notNull())
    .addColumn('finished_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('results_of_user').on('results').columns(['user_id', 'game_id', 'finished_at']).execute();
  await withOwner(db.schema.createTable('idempotent_requests'))
    .addColumn('operation', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotent_request_key', ['user_id', 'operation', 'key'])
    .execute();
}

async function createBoardTables(db: Kysely<unknown>): Promise<void> {
  await withOwner(db.schema.createTable('board_entries'))
    .addColumn('board', 'text', (column) => column.notNull())
    .addColumn('score', 'bigint', (column) => column.notNull())
    .addColumn('achieved_at', 'bigint', (column) => column.notNull())
    .addColumn('run_id', 'text', (column) => column.notNull())
    .addColumn('points', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('board_entry_key', ['board', 'user_id'])
    .execute();
  await db.schema
    .createIndex('board_order')
    .on('board_entries')
    .columns(['board', 'score desc', 'achieved_at', 'user_id'])
    .execute();
  await withOwner(db.schema.createTable('game_totals'))
    .addColumn('game_id', 'integer', (column) => column.notNull())
    .addColumn('total_points', 'bigint', (column) => column.notNull())
    .addColumn('best_score', 'bigint', (column) => column.notNull())
    .addColumn('games_played', 'integer', (column) => column.notNull())
    .addColumn('last_played_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('game_total_key', ['user_id', 'game_id'])
    .execute();
  await withOwner(db.schema.createTable('faction_totals'))
    .addColumn('faction', 'text', (column) => column.notNull())
    .addColumn('total_points', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('faction_total_key', ['faction', 'user_id'])
    .execute();
  await withOwner(db.schema.createTable('user_totals'))
    .addColumn('total_points', 'bigint', (column) => column.notNull())
    .addColumn('games_played', 'integer', (column) => column.notNull())
    .addColumn('reached_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('user_total_key', ['user_id'])
    .execute();
  await db.schema
    .createIndex('hall_of_fame')
    .on('user_totals')
    .columns(['total_points desc', 'reached_at', 'user_id'])
    .execute();
}

/** Adds the reference to the player who owns a row. */
function withOwner<Table extends string, Columns extends string>(table: CreateTableBuilder<Table, Columns>) {
  return table.addColumn('user_id', 'text', (column) => column.notNull().references('users.id'));
}
