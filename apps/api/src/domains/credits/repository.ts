import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { PreparedQuery } from '../../platform/database/prepared-query.ts';
import { ACCOUNT_KINDS, type AccountKind, type LedgerTransferTable, type SystemAccount } from './table.ts';

export async function createAccounts(db: Db, userId: string): Promise<void> {
  await db
    .insertInto('accounts')
    .values([
      { user_id: userId, kind: 'wallet', balance: 0 },
      { user_id: userId, kind: 'pending', balance: 0 },
      { user_id: userId, kind: 'owed', balance: 0 },
    ])
    .execute();
}

export async function readBalances(db: Db, userId: string): Promise<Record<AccountKind, number>> {
  const rows = await db.selectFrom('accounts').select(['kind', 'balance']).where('user_id', '=', userId).execute();
  const balances = { wallet: 0, pending: 0, owed: 0 };
  for (const { kind, balance } of rows) balances[kind] = balance;
  return balances;
}

/** A change of a player's account. */
interface Change {
  readonly userId: string;
  readonly kind: AccountKind;
  readonly amount: number;
}

/** Debits an account. @returns the new balance; undefined, with nothing changed, when the balance does not cover the amount */
export async function debit(db: Db, change: Change): Promise<number | undefined> {
  return (await subtractCovered.first(db, change))?.balance;
}

const subtractCovered = new PreparedQuery((db, { userId, kind, amount }: Change) =>
  db
    .updateTable('accounts')
    .set((eb) => ({ balance: eb('balance', '-', amount) }))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('balance', '>=', amount)
    .returning('balance'),
);

export async function credit(db: Db, { userId, kind, amount }: Change): Promise<void> {
  await db
    .updateTable('accounts')
    .set((eb) => ({ balance: eb('balance', '+', amount) }))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
}

export async function insertTransfer(db: Db, transfer: LedgerTransferTable): Promise<void> {
  await newTransfer.change(db, transfer);
}

const newTransfer = new PreparedQuery((db, transfer: LedgerTransferTable) =>
  db.insertInto('ledger_transfers').values(transfer),
);

/** Transfers of the player's wallet, newest first, starting after `before`; all without a limit. */
export async function listWalletTransfers(
  db: Db,
  userId: string,
  page: { limit?: number; before?: string | undefined } = {},
): Promise<LedgerTransferTable[]> {
  let query = db
    .selectFrom('ledger_transfers')
    .selectAll()
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('debit', '=', 'wallet'), eb('credit', '=', 'wallet')]))
    .orderBy('id', 'desc');
  if (page.limit !== undefined) query = query.limit(page.limit);
  if (page.before !== undefined) query = query.where('id', '<', page.before);
  return query.execute();
}

/** Players with debts, largest first. */
export async function listDebts(db: Db) {
  return db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select(['username', 'balance as credits'])
    .where('kind', '=', 'owed')
    .where('balance', '>', 0)
    .orderBy('balance', 'desc')
    .orderBy('username')
    .execute();
}

/** The e-mail address of an account that was not deleted. */
export async function findEmail(db: Db, userId: string): Promise<string | undefined> {
  const account = db.selectFrom('users').select('email').where('id', '=', userId).where('deleted_at', 'is', null);
  return (await account.executeTakeFirst())?.email;
}

/** Deleted accounts with a hash of their mailbox that owe credits. */
export async function listDebtors(db: Db, hash: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.user_id', 'users.id')
    .select('users.id')
    .where('users.debtor_hash', '=', hash)
    .where('accounts.kind', '=', 'owed')
    .where('accounts.balance', '>', 0)
    .execute();
  return rows.map(({ id }) => id);
}

/** Transfers from an account of a player whose subject is of a kind, newest first. */
export async function listTransfersFrom(
  db: Db,
  { userId, debit, kind }: { readonly userId: string; readonly debit: AccountKind; readonly kind: string },
): Promise<LedgerTransferTable[]> {
  return db
    .selectFrom('ledger_transfers')
    .selectAll()
    .where('user_id', '=', userId)
    .where('debit', '=', debit)
    .where('ref', 'like', `${kind}:%`)
    .orderBy('id', 'desc')
    .execute();
}

type Side = LedgerTransferTable['debit'];

/** Idempotency key of a transfer: one transfer per pair of accounts and subject. @param ref such as `run:<id>` */
export function transferKey(from: Side, to: Side, ref: string): string {
  return `${from}>${to}:${ref}`;
}

/** The same in SQL. @param subject such as `run` @param id column that identifies it */
export function keyOfTransfer(from: Side, to: Side, subject: string, id: string): RawBuilder<string> {
  return sql<string>`${sql.lit(transferKey(from, to, `${subject}:`))} || ${sql.ref(id)}`;
}

export async function findTransfer(db: Db, idempotencyKey: string): Promise<LedgerTransferTable | undefined> {
  return db.selectFrom('ledger_transfers').selectAll().where('idempotency_key', '=', idempotencyKey).executeTakeFirst();
}

export function isPlayerAccount(account: AccountKind | SystemAccount): account is AccountKind {
  return ACCOUNT_KINDS.some((kind) => kind === account);
}
