import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { diceExport } from '@star-seekers/contracts';
import { checkRolls } from '@star-seekers/contracts/check-rolls';
import { games } from '@star-seekers/games';
import { parseRunFile } from '@star-seekers/games/recorded-run';
import { archiveDirIn } from '../../platform/config.ts';
import { printable } from '../printable.ts';
import type { Terminal } from '../terminal.ts';
import { type BoardAddress, boardAddressesIn, runAddressIn } from './address.ts';
import { BoardCheck } from './board-check.ts';
import { ForeignHub } from './foreign-hub.ts';
import { RunChecker } from './run-checker.ts';

/** A run's file may have so many bytes; the largest log has 512 KiB before it is deflated. */
const MAX_RUN_FILE_BYTES = 1024 * 1024;

/** A hub may take so long for the page of a run and its replay, waits included. */
const HUB_MS = 10 * 60_000;

/** Plays a run again, that of an address or that in a file. @returns 1 when it does not hold */
export async function verifyRun(args: readonly string[], terminal: Terminal): Promise<number> {
  const [source, ...rest] = args;
  if (source === undefined || rest.length > 0) throw new Error('Usage: operator verify run <url|file>');
  const address = runAddressIn(source);
  const checker = new RunChecker(archiveDirIn(terminal.env));
  return address ? verifyShownRun(address, checker, terminal) : verifyFile(source, checker, terminal);
}

async function verifyShownRun(
  { origin, id }: { origin: string; id: string },
  checker: RunChecker,
  { print }: Terminal,
): Promise<number> {
  const { page, faults } = await checker.check(new ForeignHub(origin, { wholeMs: HUB_MS }), id);
  if (page) {
    const { gameId, player, score, points, ticks, rulesVersion, standing } = page;
    print(`run ${id}  by ${player.username}  game ${gameId}, rules ${rulesVersion}`);
    print(`score ${score}, ${points} points, ${ticks} ticks`);
    if (standing !== 'counts') print(`It counts nowhere (${standing}).`);
  }
  for (const fault of faults) print(`does not hold: ${fault}`);
  if (faults.length === 0) print('The run holds: played again it comes to what the hub shows.');
  return faults.length === 0 ? 0 : 1;
}

async function verifyFile(path: string, checker: RunChecker, { print }: Terminal): Promise<number> {
  const run = parseRunFile(await readTextFile(path, MAX_RUN_FILE_BYTES));
  if (!games.has(run.gameId)) throw new Error(`gameId: there is no game ${run.gameId}`);
  const { outcome, ticks, stateHash } = await checker.play(run);
  print(`game ${run.gameId}, rules ${run.rulesVersion}`);
  print(`score ${outcome.score}, ${outcome.points} points, ${ticks} ticks, state ${stateHash}`);
  print('The run holds: its log leads to this score. A file does not say who played it, or when.');
  return 0;
}

/** Progress is printed after so many rows. */
const PROGRESS_ROWS = 500;

/** All that is asked of a hub may take so long; a hub with large boards needs more. */
const DEFAULT_MINUTES = '60';

/** Plays every run of a board again, or of all boards of a hub. @returns 1 when a row does not hold */
export async function verifyBoard(args: readonly string[], { env, print }: Terminal): Promise<number> {
  const { source, minutes } = parse(args);
  const { origin, boards } = boardAddressesIn(source);
  const checker = new RunChecker(archiveDirIn(env));
  const check = new BoardCheck(new ForeignHub(origin, { wholeMs: minutes * 60_000 }), checker);
  let [rowCount, faultCount] = [0, 0];
  for (const board of boards) {
    const rows = await check.read(board);
    print(`${nameOf(board)}: ${rows.length} rows`);
    const faulty = await check.faultyRows(board, rows, (done) => {
      if (done % PROGRESS_ROWS === 0 && done < rows.length) print(`  ${done} of ${rows.length}`);
    });
    for (const { row, faults } of faulty) {
      print(`row ${row.rank}, run ${row.runId} of ${row.user.username}, does not hold:`);
      for (const fault of faults) print(`  ${fault}`);
    }
    rowCount += rows.length;
    faultCount += faulty.length;
  }
  print(faultCount === 0 ? `All ${rowCount} rows hold.` : `${faultCount} of ${rowCount} rows do not hold.`);
  return faultCount === 0 ? 0 : 1;
}

function parse(args: readonly string[]): { readonly source: string; readonly minutes: number } {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { minutes: { type: 'string', default: DEFAULT_MINUTES } },
    allowPositionals: true,
  });
  const [source, ...rest] = positionals;
  if (source === undefined || rest.length > 0) throw new Error('Usage: operator verify board <url> [--minutes <n>]');
  if (!/^[1-9]\d{0,3}$/.test(values.minutes)) throw new Error('--minutes must be a whole number from 1');
  return { source, minutes: Number(values.minutes) };
}

function nameOf({ gameId, period, scope, scale }: BoardAddress): string {
  return `game ${gameId}, ${period}, ${scope}${scale === undefined ? '' : `, scale ${scale}`}`;
}

/** A hundred thousand rolls, the most that a file may have, take half of that. */
const MAX_DICE_FILE_BYTES = 64 * 1024 * 1024;

/** What is no part of an export is named so often. */
const MOST_ISSUES = 20;

/** Faults that are printed; the others are counted. */
const MOST_FAULTS = 1000;

/** Recalculates the rolls of a file from the dice page. @returns 1 when one does not hold */
export async function verifyDice(args: readonly string[], { print }: Terminal): Promise<number> {
  const [path, ...rest] = args;
  if (path === undefined || rest.length > 0) throw new Error('Usage: operator verify dice <file>');
  const checked = await checkRolls(readRolls(await readTextFile(path, MAX_DICE_FILE_BYTES)));
  const faults = checked.flatMap((roll) => roll.faults.map((fault) => `roll ${roll.number} does not hold: ${fault}`));
  for (const fault of faults.slice(0, MOST_FAULTS)) print(fault);
  if (faults.length > MOST_FAULTS) print(`and ${faults.length - MOST_FAULTS} more faults`);
  const count = (state: string) => checked.filter((roll) => roll.state === state).length;
  const parts = [
    [count('matches'), 'recalculated'],
    [count('sealed'), 'with a seed that is not revealed yet'],
    [count('unproven'), 'from before fair dice'],
  ].flatMap(([rolls, what]) => (rolls === 0 ? [] : [`${rolls} ${what}`]));
  print(`${checked.length} rolls: ${[...parts, `${count('wrong')} wrong`].join(', ')}.`);
  return count('wrong') === 0 ? 0 : 1;
}

/** @throws {Error} that names what is no export of dice, and where */
function readRolls(text: string) {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new Error('The file is not JSON.');
  }
  const parsed = diceExport.safeParse(content);
  if (parsed.success) return parsed.data.rolls;
  const issues = parsed.error.issues.slice(0, MOST_ISSUES);
  throw new Error(issues.map(({ path, message }) => printable(`${path.join('.') || 'file'}: ${message}`)).join('\n'));
}

/**
 * The text of a file from elsewhere.
 * @param maxBytes a larger file is refused before it is read
 * @throws {Error} also on what is no file, such as a device, which might never end
 */
async function readTextFile(path: string, maxBytes: number): Promise<string> {
  // Without O_NONBLOCK, opening a pipe waits for somebody who writes to it.
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stat = await file.stat();
    if (!stat.isFile()) throw new Error(`${path} is not a file`);
    if (stat.size > maxBytes) throw new Error(`${path} is larger than ${maxBytes} bytes`);
    const { bytesRead, buffer } = await file.read(Buffer.alloc(stat.size), 0, stat.size, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}
