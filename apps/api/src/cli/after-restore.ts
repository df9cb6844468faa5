import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readConfig } from '../composition/config.ts';
import { openClock } from '../composition/open-clock.ts';
import { type Restore, endBackup, findRestore, previewEnd } from '../domains/operators/after-restore.ts';
import { reconcile } from '../domains/payments/reconcile.ts';
import { countSucceeded } from '../domains/payments/repository.ts';
import { isPostgresUrl, openDatabase, openServedDatabase } from '../platform/database/open-database.ts';
import { requireFile } from '../platform/database/sqlite.ts';
import type { Services } from '../platform/services.ts';
import { openProvider, paymentServices } from './open-provider.ts';
import { type Terminal, changeLines, recordOptions, requireConfirmation } from './terminal.ts';

/** Progress is printed so often. */
const RUNS_A_LINE = 1000;
const CHECKOUTS_A_LINE = 100;

const options = z.object({
  ...recordOptions,
  since: z.iso
    .datetime({ offset: true, error: 'must be a time such as 2026-11-21T09:30:00Z' })
    .transform((text) => Date.parse(text))
    .optional(),
});

/**
 * Puts a hub right whose database was restored from a backup: see `docs/operations.md`. Run again, it goes on where it was interrupted, and
 * then changes nothing.
 */
export async function afterRestore(args: readonly string[], terminal: Terminal): Promise<number> {
  const parsed = parse(args);
  const config = readConfig(terminal.env);
  if (!isPostgresUrl(config.database)) requireFile(config.database);
  // An older backup is migrated here, because no server may serve it yet.
  await (await openDatabase(config.database)).close();
  // Without the time limits of a server: all players are dealt with at once.
  const db = await openServedDatabase(config.database);
  try {
    const clock = await openClock(db, db.engine);
    const { payments, close } = await openProvider(config, clock);
    try {
      return await putRight({ db, clock, payments }, parsed, terminal);
    } finally {
      await close();
    }
  } finally {
    await db.close();
  }
}

type RestoreServices = Pick<Services, 'db' | 'clock' | 'payments'>;

async function putRight(
  services: RestoreServices,
  { since, reason, yes }: z.output<typeof options>,
  terminal: Terminal,
): Promise<number> {
  const { operator, print } = terminal;
  const restore = await findRestore(services.db, { since, now: services.clock.now() });
  if (!yes) {
    const changes = restore.isEnded ? [] : await previewEnd(services, restore);
    for (const line of changeLines(changes)) print(line);
    print(`Payments since ${timeOf(restore)}: asked of ${services.payments.provider}`);
    await requireConfirmation(terminal);
  }
  if (!restore.isEnded) {
    let runs = 0;
    const changes = await endBackup(services, restore, { operator, reason }, () => {
      if (++runs % RUNS_A_LINE === 0) print(`open runs: ${runs} given back`);
    });
    print('Done and recorded:');
    for (const line of changeLines(changes)) print(line);
  }
  return bookPayments(services, restore, terminal);
}

async function bookPayments(
  services: RestoreServices,
  restore: Restore,
  { print, printError }: Terminal,
): Promise<number> {
  const { db, payments } = services;
  if (payments.provider === 'off') {
    print('PAYMENTS=off: no provider was asked for payments.');
    return 0;
  }
  const before = await countSucceeded(db);
  let checkouts = 0;
  const onCheckout = () => {
    if (++checkouts % CHECKOUTS_A_LINE === 0) print(`payments: ${checkouts} looked at`);
  };
  try {
    await reconcile(paymentServices(services, print), { backupAt: restore.backupAt, onCheckout });
  } catch (error) {
    for (const each of error instanceof AggregateError ? error.errors : [error]) printError(String(each));
    throw new Error('Not all payments since the backup are booked. Run the command again.', { cause: error });
  }
  const after = await countSucceeded(db);
  print(`Payments since ${timeOf(restore)}: ${checkouts} at the provider.`);
  for (const line of changeLines([{ what: 'paid payments', before, after }])) print(line);
  return 0;
}

function timeOf({ backupAt }: Restore): string {
  return new Date(backupAt).toISOString();
}

/** @throws {Error} that names what is invalid */
function parse(args: readonly string[]): z.output<typeof options> {
  const { values } = parseArgs({
    args: [...args],
    options: { since: { type: 'string' }, reason: { type: 'string' }, yes: { type: 'boolean' } },
  });
  const parsed = options.safeParse(values);
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map(({ path, message }) => `--${String(path[0])} ${message}`).join('\n'));
}
