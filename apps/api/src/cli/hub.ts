/** The operator's commands: `pnpm hub <command>`. */
import { ledgerFaults } from '../domains/credits/ledger-faults.ts';
import { readConfig } from '../platform/config.ts';
import { readDatabase } from '../platform/database/database.ts';

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
  const { database } = readConfig(process.env);
  const faults = await readDatabase(database, ledgerFaults);
  for (const fault of faults) console.log(fault);
  console.log(faults.length === 0 ? 'The ledger is sound.' : `The ledger has ${faults.length} faults.`);
  return faults.length === 0 ? 0 : 1;
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
