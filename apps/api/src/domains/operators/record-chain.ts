import { createHash } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';
import type { OperatorRecordTable } from './table.ts';

/** The only row of `record_head`. */
const HEAD = 1;

/** Records are looked through from the last one for those that an older version has written: in a deploy there are fewer. */
const RECENT = 1000;

/** Rows that are read or written at once. */
const BATCH = 500;

/**
 * Chains the records that are not chained yet, in the order of their ids: each hash covers its record and the hash before. Transactions that
 * append wait for each other, so this is the last thing that they do.
 */
export async function chainRecords(trx: Db): Promise<void> {
  const head = await trx
    .insertInto('record_head')
    .values({ id: HEAD, length: 0, hash: '' })
    // Locks it, so that nobody else appends at the same place.
    .onConflict((conflict) => conflict.column('id').doUpdateSet((eb) => ({ length: eb.ref('record_head.length') })))
    .returning(['length', 'hash'])
    .executeTakeFirstOrThrow();
  const records = trx.selectFrom('operator_records').selectAll();
  const recent = head.length === 0 ? records : records.orderBy('id', 'desc').limit(RECENT);
  const unchained = await trx
    .selectFrom(recent.as('recent'))
    .leftJoin('record_chain', 'record_chain.record_id', 'recent.id')
    .selectAll('recent')
    .where('record_chain.place', 'is', null)
    .orderBy('recent.id')
    .execute();
  let { hash, length: place } = head;
  const links = unchained.map((record) => {
    hash = hashOf(record, hash);
    return { place: ++place, record_id: record.id, hash };
  });
  for (let from = 0; from < links.length; from += BATCH)
    await trx
      .insertInto('record_chain')
      .values(links.slice(from, from + BATCH))
      .execute();
  await trx.updateTable('record_head').set({ length: place, hash }).where('id', '=', HEAD).execute();
}

function hashOf(record: OperatorRecordTable, before: string): string {
  const { id, at, operator, command, user_id: userId, run_id: runId, reason, result } = record;
  const text = JSON.stringify([before, id, at, operator, command, userId, runId, reason, result]);
  // In hexadecimal: it is an argument of a command, where one that begins with a dash would be an option.
  return createHash('sha256').update(text).digest('hex');
}

export interface CheckedChain {
  readonly faults: readonly string[];
  /** Records in the chain, and those that an older version has written, which the next decision adds. */
  readonly length: number;
  readonly unchained: number;
  /** Hash of the last record: whoever has it can tell later whether any record up to it was changed or removed. */
  readonly hash: string;
}

/** Verifies that no record was changed or removed since it was chained. @param known a hash of the chain, noted earlier */
export async function checkChain(db: Db, known?: string): Promise<CheckedChain> {
  const faults: string[] = [];
  let [place, hash, isKnown] = [0, '', known === undefined];
  for (;;) {
    const links = await db
      .selectFrom('record_chain')
      .leftJoin('operator_records', 'operator_records.id', 'record_chain.record_id')
      .selectAll('operator_records')
      .select(['record_chain.place', 'record_chain.record_id', 'record_chain.hash'])
      .where('record_chain.place', '>', place)
      .orderBy('record_chain.place')
      .limit(BATCH)
      .execute();
    for (const { place: next, record_id: id, hash: stored, ...record } of links) {
      if (next !== place + 1)
        faults.push(`between places ${place} and ${next} of the chain ${next - place - 1} are missing`);
      else if (record.id === null) faults.push(`record ${id} was removed`);
      else if (hashOf(record as OperatorRecordTable, hash) !== stored) faults.push(`record ${id} was changed`);
      [place, hash] = [next, stored];
      isKnown ||= stored === known;
    }
    if (links.length < BATCH) break;
  }
  const head = await db.selectFrom('record_head').selectAll().executeTakeFirst();
  if ((head?.length ?? 0) !== place || (head?.hash ?? '') !== hash)
    faults.push(`the chain ends at ${place} and not at ${head?.length ?? 0}, or with another hash`);
  if (!isKnown) faults.push('the chain does not have the hash that was noted');
  const { records } = await db
    .selectFrom('operator_records')
    .leftJoin('record_chain', 'record_chain.record_id', 'operator_records.id')
    .select((eb) => eb.fn.countAll<number>().as('records'))
    .where('record_chain.place', 'is', null)
    .executeTakeFirstOrThrow();
  return { faults, length: place, unchained: records, hash };
}
