import { parseArgs } from 'node:util';
import { z } from 'zod';
import { listRecords } from '../domains/operators/repository.ts';
import { readConfig } from '../composition/config.ts';
import { readDatabase } from '../platform/database/open-database.ts';
import { recordLines } from './record-lines.ts';
import type { Terminal } from './terminal.ts';

const options = z.object({
  limit: z
    .string()
    .regex(/^\d{1,5}$/, '--limit must be a whole number')
    .transform(Number)
    .default(50),
});

/** Prints operator actions, newest first. */
export async function showRecord(args: readonly string[], { env, print }: Terminal): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { limit: { type: 'string' } } });
  const parsed = options.safeParse(values);
  if (!parsed.success) throw new Error(parsed.error.issues[0]?.message);
  const { limit } = parsed.data;
  const records = await readDatabase(readConfig(env).database, async (trx) => listRecords(trx, limit));
  if (records.length === 0) print('The record is empty.');
  for (const line of records.flatMap(recordLines)) print(line);
  return 0;
}
