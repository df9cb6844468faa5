import { listRecords } from '../domains/operators/repository.ts';
import { readConfig } from '../composition/config.ts';
import { readDatabase } from '../platform/database/open-database.ts';
import { limitIn } from './limit-option.ts';
import { recordLines } from './record-lines.ts';
import type { Terminal } from './terminal.ts';

/** Prints operator actions, newest first. */
export async function showRecord(args: readonly string[], { env, print }: Terminal): Promise<number> {
  const limit = limitIn(args);
  const records = await readDatabase(readConfig(env).database, async (trx) => listRecords(trx, limit));
  if (records.length === 0) print('The record is empty.');
  for (const line of records.flatMap(recordLines)) print(line);
  return 0;
}
