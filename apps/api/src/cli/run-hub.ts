import { ledgerFaults } from '../domains/credits/ledger-faults.ts';
import { listDebts } from '../domains/credits/repository.ts';
import { readConfig } from '../platform/config.ts';
import { readDatabase } from '../platform/database/database.ts';
import { actionCommands } from './actions.ts';
import { runAction } from './run-action.ts';
import { showPlayer } from './show-player.ts';
import { showRecord } from './show-record.ts';
import type { Terminal } from './terminal.ts';

interface Command {
  readonly says: string;
  /** The words after its name, as the usage shows them. */
  readonly usage?: string;
  /**
   * @returns the exit code
   * @throws {Error} in words for the operator
   */
  run(args: readonly string[], terminal: Terminal): Promise<number>;
}

const commands: Readonly<Record<string, Command>> = {
  'ledger:check': {
    says: 'proves that credits were neither made nor lost, and names who owes some; exits with 1 and names every fault otherwise',
    run: checkLedger,
  },
  'player show': { usage: '<name>', says: 'shows what is known of a player: credits, debts, runs', run: showPlayer },
  record: { usage: '[--limit <n>]', says: 'shows what operators have done, the latest first', run: showRecord },
  ...Object.fromEntries(
    Object.entries(actionCommands).map(([name, command]): [string, Command] => [
      name,
      {
        usage: command.takes.map((word) => `<${word}>`).join(' '),
        says: command.says,
        run: async (args, terminal) => runAction(command, args, terminal),
      },
    ]),
  ),
};

/** Runs a command of the operator. @returns the exit code */
export async function runHub(args: readonly string[], terminal: Terminal): Promise<number> {
  const name = [args.slice(0, 2).join(' '), args[0] ?? ''].find((words) => Object.hasOwn(commands, words));
  const command = name === undefined ? undefined : commands[name];
  if (name === undefined || !command) {
    printUsage(terminal);
    return args.length > 0 ? 1 : 0;
  }
  try {
    return await command.run(args.slice(name.split(' ').length), terminal);
  } catch (error) {
    terminal.printError(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

function printUsage({ print }: Terminal): void {
  print('pnpm hub <command>\n');
  for (const [name, { usage = '', says }] of Object.entries(commands)) print(`  ${name} ${usage}\n      ${says}`);
  print('\nWhat changes something needs --reason "…" for the record, and asks first, unless --yes is said.');
}

async function checkLedger(_args: readonly string[], { env, print }: Terminal): Promise<number> {
  const { database } = readConfig(env);
  const { faults, debts } = await readDatabase(database, async (trx) => ({
    faults: await ledgerFaults(trx),
    debts: await listDebts(trx),
  }));
  for (const fault of faults) print(fault);
  print(faults.length === 0 ? 'The ledger is sound.' : `The ledger has ${faults.length} faults.`);
  for (const { username, credits } of debts)
    print(`${username} owes ${credits} credits of a purchase that was paid back.`);
  return faults.length === 0 ? 0 : 1;
}
