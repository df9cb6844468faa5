import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readConfig } from '../composition/config.ts';
import { ledgerFaults } from '../composition/ledger-faults.ts';
import { openClock } from '../composition/open-clock.ts';
import { findUserByName, listSessions } from '../domains/auth/repository.ts';
import { pausesOf } from '../domains/bridge/pauses.ts';
import { listDebts, readBalances } from '../domains/credits/repository.ts';
import { totalsOf } from '../domains/leaderboards/service.ts';
import { listOpenAnswers } from '../domains/operators/answers.ts';
import { noPlayer } from '../domains/operators/player-actions.ts';
import { checkChain } from '../domains/operators/record-chain.ts';
import { listRecords, listRecordsOf } from '../domains/operators/repository.ts';
import { witnessText } from '../domains/operators/run-actions.ts';
import type { OperatorRecordTable } from '../domains/operators/table.ts';
import { listReportedRuns } from '../domains/records/reports.ts';
import { runHistoryOf } from '../domains/records/results.ts';
import { listStaff } from '../domains/staff/repository.ts';
import type { Db } from '../platform/database/database.ts';
import { readDatabase } from '../platform/database/open-database.ts';
import { messageOf } from '../platform/message-of.ts';
import { afterRestore } from './after-restore.ts';
import { databaseMove } from './database-move.ts';
import { printable } from './printable.ts';
import { actionCommands, runAction } from './run-action.ts';
import { type Terminal, changeLines } from './terminal.ts';
import { verifyBoard, verifyDice, verifyRun } from './verify/verify.ts';

interface Command {
  readonly description: string;
  /** Arguments as shown in the list of commands. */
  readonly parameters?: string;
  /**
   * @returns the exit code
   * @throws {Error} with a message for the operator
   */
  run(args: readonly string[], terminal: Terminal): Promise<number>;
}

const commands: Readonly<Record<string, Command>> = {
  'after-restore': {
    parameters: '[--since <time>]',
    description:
      'after the restore of a backup, before the servers start: ends its sessions, secret seeds of the dice and open runs, and books the payments since',
    run: afterRestore,
  },
  'database:move': {
    parameters: '<postgres-url>',
    description:
      'copies the SQLite database, whose servers are stopped, into an empty PostgreSQL database, and compares all rows; goes on where it was interrupted',
    run: databaseMove,
  },
  'ledger:check': {
    description:
      'checks that no credits were created or lost, and lists debts; lists every fault and exits with 1 if there are any',
    run: checkLedger,
  },
  'player show': {
    parameters: '<name> [--limit <n>]',
    description: 'shows a player: account, credits, debts, the latest 20 or n runs, and operator actions',
    run: showPlayer,
  },
  record: {
    parameters: '[--limit <n>]',
    description: 'shows operator actions, newest first',
    run: showRecord,
  },
  'record check': {
    parameters: '[--known <hash>]',
    description:
      'checks that no entry of the record was changed or removed, also none up to a hash that it has printed before; exits with 1 otherwise',
    run: checkRecord,
  },
  'verify run': {
    parameters: '<url|file>',
    description: 'plays a run of any hub again, or one in a file; exits with 1 and says why if it does not hold',
    run: verifyRun,
  },
  'verify board': {
    parameters: '<url> [--minutes <n>]',
    description:
      'plays every run of a board of any hub again, or of all its boards; exits with 1 and names the rows that do not hold',
    run: verifyBoard,
  },
  'verify dice': {
    parameters: '<file>',
    description:
      'recalculates the rolls of the dice in a file of the dice page; exits with 1 and names the rolls that do not hold',
    run: verifyDice,
  },
  reports: {
    parameters: '[--limit <n>]',
    description: 'lists the runs that players have reported, with the reasons, those with the latest report first',
    run: showReports,
  },
  answers: {
    parameters: '[--limit <n>]',
    description: 'lists the decisions that players have answered, until the answers are closed, latest answers first',
    run: showAnswers,
  },
  'hub paused': {
    description: 'lists what is paused, since when, by whom and why',
    run: showPauses,
  },
  'staff list': {
    description: 'lists staff with their roles and passkeys',
    run: showStaff,
  },
  ...Object.fromEntries(
    Object.entries(actionCommands).map(([name, command]): [string, Command] => [
      name,
      {
        parameters: command.parameters.map((name) => `<${name}>`).join(' '),
        description: command.description,
        run: async (args, terminal) => runAction(name, command, args, terminal),
      },
    ]),
  ),
};

/**
 * Runs an operator command. What it prints may come from players, files or other hubs: the terminal shows it and does not obey it.
 * @returns the exit code
 */
export async function runOperator(args: readonly string[], outer: Terminal): Promise<number> {
  const terminal: Terminal = {
    ...outer,
    print: (line) => outer.print(printable(line)),
    printError: (line) => outer.printError(printable(line)),
  };
  const name = [args.slice(0, 2).join(' '), args[0] ?? ''].find((words) => Object.hasOwn(commands, words));
  const command = name === undefined ? undefined : commands[name];
  if (name === undefined || !command) {
    printUsage(terminal);
    if (args.length === 0) return 0;
    terminal.printError(`There is no command ${args.slice(0, 2).join(' ')}.`);
    return 1;
  }
  try {
    return await command.run(args.slice(name.split(' ').length), terminal);
  } catch (error) {
    for (const line of linesOf(error)) terminal.printError(line);
    return 1;
  }
}

/** The message of an error; further lines are indented, so that none looks like a result. */
function linesOf(error: unknown): string[] {
  const lines = messageOf(error).split('\n');
  return lines.map((line, index) => (index === 0 ? line : `  ${line.trimStart()}`));
}

function printUsage({ print }: Terminal): void {
  print('operator <command>');
  print('');
  for (const [name, { parameters = '', description }] of Object.entries(commands)) {
    print(`  ${`${name} ${parameters}`.trim()}`);
    print(`      ${description}`);
  }
  print('');
  print(
    'Commands that change data need --reason "…" for the record. They show the changes and ask for confirmation; --yes skips it.',
  );
}

async function checkLedger(_args: readonly string[], { env, print }: Terminal): Promise<number> {
  const { database } = readConfig(env);
  const { faults, debts } = await readDatabase(database, async (trx) => ({
    faults: await ledgerFaults(trx),
    debts: await listDebts(trx),
  }));
  for (const fault of faults) print(fault);
  print(faults.length === 0 ? 'The ledger is consistent.' : `Faults in the ledger: ${faults.length}`);
  for (const { username, credits } of debts) print(`${username} owes ${credits} credits for a refunded purchase.`);
  return faults.length === 0 ? 0 : 1;
}

/** Prints operator actions, newest first. */
async function showRecord(args: readonly string[], { env, print }: Terminal): Promise<number> {
  const limit = limitIn(args);
  const records = await readDatabase(readConfig(env).database, async (trx) => listRecords(trx, limit));
  if (records.length === 0) print('The record is empty.');
  for (const line of records.flatMap(recordLines)) print(line);
  return 0;
}

/** Checks the chain of the record. */
async function checkRecord(args: readonly string[], { env, print }: Terminal): Promise<number> {
  const { known } = parseArgs({ args: [...args], options: { known: { type: 'string' } } }).values;
  const { faults, length, unchained, hash } = await readDatabase(readConfig(env).database, async (trx) =>
    checkChain(trx, known),
  );
  for (const fault of faults) print(fault);
  if (unchained > 0) print(`${unchained} entries of another version are added to the chain with the next decision.`);
  if (faults.length > 0) return 1;
  print(`The record is complete: ${length} entries${length === 0 ? '' : `, the last one with ${hash}`}`);
  return 0;
}

/** Prints the runs that players have reported, those with the latest report first. */
async function showReports(args: readonly string[], { env, print }: Terminal): Promise<number> {
  const limit = limitIn(args);
  const runs = await readDatabase(readConfig(env).database, async (trx) => listReportedRuns(trx, limit));
  if (runs.length === 0) print('No run has been reported.');
  for (const { id, username, game_id: gameId, score, status, reports, latest, closed_at: closedAt } of runs) {
    const closed = closedAt !== null && closedAt >= latest ? `  closed ${new Date(closedAt).toISOString()}` : '';
    print(`run ${id}  by ${username}  game ${gameId}  score ${score}  ${status}${closed}`);
    for (const report of reports)
      print(`  ${new Date(report.reported_at).toISOString()}  ${report.reason}  by ${report.username}`);
  }
  return 0;
}

/** Prints the decisions whose answers are open. */
async function showAnswers(args: readonly string[], { env, print }: Terminal): Promise<number> {
  const limit = limitIn(args);
  const answers = await readDatabase(readConfig(env).database, async (trx) => listOpenAnswers(trx, limit));
  if (answers.length === 0) print('No answer is open.');
  for (const { text, answered_at: answeredAt, ...record } of answers) {
    for (const line of recordLines(record)) print(line);
    print(`  answered ${new Date(answeredAt).toISOString()}: ${text}`);
  }
  return 0;
}

/** Prints who is staff. */
async function showStaff(_args: readonly string[], { env, print }: Terminal): Promise<number> {
  const staff = await readDatabase(readConfig(env).database, async (trx) => listStaff(trx));
  if (staff.length === 0) print('Nobody is staff.');
  for (const { username, role, since, passkeys, used_at: usedAt } of staff) {
    const used = usedAt === null ? 'never' : new Date(usedAt).toISOString();
    print(`${username}  ${role} since ${new Date(since).toISOString()}  passkeys ${passkeys}, last used ${used}`);
  }
  return 0;
}

/** Prints what is paused. */
async function showPauses(_args: readonly string[], { env, print }: Terminal): Promise<number> {
  const pauses = await readDatabase(readConfig(env).database, async (trx) => pausesOf(trx));
  if (pauses.length === 0) print('Nothing is paused.');
  for (const { what, since, by, reason } of pauses)
    print(`${what}  since ${new Date(since).toISOString()} by ${by ?? 'nobody known'}: ${reason ?? 'no reason known'}`);
  return 0;
}

/** Runs shown without `--limit`. */
const DEFAULT_LIMIT = 20;

/** Prints an overview of a player for an operator. */
async function showPlayer(args: readonly string[], { env, print }: Terminal): Promise<number> {
  const {
    names: [name, ...rest],
    limit,
  } = namesAndLimitIn(args, DEFAULT_LIMIT);
  if (name === undefined || rest.length > 0) throw new Error('Usage: operator player show <name> [--limit <n>]');
  const overview = await readDatabase(readConfig(env).database, async (trx, engine) => {
    const clock = await openClock(trx, engine);
    return playerOverview(trx, name, clock.now());
  });
  const { account, balances, totals, runs, sessions, decisions } = overview;
  const lines: readonly (readonly [string, string | number])[] = [
    ['player', `${account.username}  (${account.id})`],
    ['since', day(account.created_at)],
    ...(account.deleted_at === null ? [] : [['deleted', day(account.deleted_at)] as const]),
    ...(account.barred_at === null ? [] : [['barred', day(account.barred_at)] as const]),
    ['faction', account.faction],
    ['sessions', sessions],
    ['credits', `${balances.wallet}, and ${balances.pending} to collect`],
    ['owes', `${balances.owed} credits`],
    ['points', `${totals.totalPoints} in ${totals.gamesPlayed} runs`],
  ];
  for (const [label, value] of lines) print(`${label.padEnd(8)}  ${value}`);
  for (const { runId, gameId, status, startedAt, result, witness } of runs.slice(0, limit)) {
    const outcome = result ? `score ${result.score}, ${result.points} points  ${witnessText(witness)}` : '';
    print(`run ${runId}  game ${gameId}  ${status.padEnd(11)}  ${new Date(startedAt).toISOString()}  ${outcome}`);
  }
  const more = runs.length - limit;
  if (more > 0) print(`and ${more} earlier run${more === 1 ? '' : 's'}: --limit shows more`);
  for (const line of decisions.flatMap(recordLines)) print(line);
  return 0;
}

function day(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Everything an operator needs to decide about a player. @throws {ActionRefused} when there is no such player */
async function playerOverview(db: Db, name: string, now: number) {
  const account = await findUserByName(db, name);
  if (!account) throw noPlayer(name);
  const { id } = account;
  return {
    account,
    sessions: account.barred_at === null ? (await listSessions(db, id, now)).length : 0,
    balances: await readBalances(db, id),
    totals: await totalsOf(db, id),
    /** Latest first. */
    runs: await runHistoryOf(db, id),
    decisions: await listRecordsOf(db, id),
  };
}

/** A value in a record's result. */
const figure = z.union([z.string(), z.number()]).nullable();
const changes = z.array(z.object({ what: z.string(), before: figure, after: figure }));

/** Renders an operator's action: time, operator, command, target, reason and changes. */
function recordLines({ id, at, operator, command, user_id, run_id, reason, result }: OperatorRecordTable): string[] {
  const target = run_id !== null ? `run ${run_id}` : user_id !== null ? `player ${user_id}` : 'the hub';
  return [
    `${new Date(at).toISOString()}  ${operator}  ${command}  ${target}`,
    `  ${reason}  (record ${id})`,
    ...changeLines(changes.parse(JSON.parse(result))).map((line) => `  ${line}`),
  ];
}

const limitOption = z.object({
  limit: z
    .string()
    .regex(/^\d{1,5}$/, '--limit must be a whole number')
    .transform(Number)
    .optional(),
});

/** Entries without `--limit`. */
const ENTRIES_LISTED = 50;

/** The value of `--limit`, the only argument of a command that lists things. @throws {Error} naming the invalid argument */
function limitIn(args: readonly string[]): number {
  return parseLimit(args, false).limit ?? ENTRIES_LISTED;
}

/** The arguments of a command that lists things of something, and the value of `--limit`. @throws {Error} naming the invalid argument */
function namesAndLimitIn(args: readonly string[], fallback: number): { names: string[]; limit: number } {
  const { positionals, limit = fallback } = parseLimit(args, true);
  return { names: positionals, limit };
}

function parseLimit(
  args: readonly string[],
  allowPositionals: boolean,
): { positionals: string[]; limit?: number | undefined } {
  const { positionals, values } = parseArgs({
    args: [...args],
    options: { limit: { type: 'string' } },
    allowPositionals,
  });
  const parsed = limitOption.safeParse(values);
  if (!parsed.success) throw new Error(parsed.error.issues[0]?.message);
  return { positionals, ...parsed.data };
}
