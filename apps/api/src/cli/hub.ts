/** The operator's commands: `pnpm hub <command>`. */
import { existsSync } from 'node:fs';
import { ledgerFaults } from '../domains/credits/ledger-faults.ts';
import { readConfig } from '../platform/config.ts';
import { isPostgresUrl, openDatabase } from '../platform/database/database.ts';

interface Command {
  readonly says: string;
  /** @returns the exit code */
  run(): Promise<number>;
}

const commands: Readonly<Record<string, Command>> = {
  'ledger:check': {
    says: 'proves that credits were neither made nor lost; exits with 1 and names every fault otherwise',
    run: checkLedger,
  },
};

async function checkLedger(): Promise<number> {
  const { database: address } = readConfig(process.env);
  if (!isPostgresUrl(address) && !existsSync(address)) throw new Error(`There is no database at ${address}.`);
  const database = await openDatabase(address);
  try {
    // One transaction, so that a server at work changes nothing between two of the questions.
    const faults = await database.db.transaction().execute(async (trx) => ledgerFaults(trx));
    for (const fault of faults) console.log(fault);
    console.log(faults.length === 0 ? 'The ledger is sound.' : `The ledger has ${faults.length} faults.`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

try {
  const command = commands[process.argv[2] ?? ''];
  if (command) {
    process.exitCode = await command.run();
  } else {
    console.log('pnpm hub <command>\n');
    for (const [name, { says }] of Object.entries(commands)) console.log(`  ${name}  ${says}`);
    process.exitCode = process.argv.length > 2 ? 1 : 0;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
