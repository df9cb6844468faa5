import { parseArgs } from 'node:util';
import { archiveDirIn } from '../../platform/config.ts';
import type { Terminal } from '../terminal.ts';
import { type BoardAddress, boardAddressesIn } from './address.ts';
import { BoardCheck } from './board-check.ts';
import { ForeignHub } from './foreign-hub.ts';
import { RunChecker } from './run-checker.ts';

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
  try {
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
  } finally {
    await checker.close();
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
  if (source === undefined || rest.length > 0) throw new Error('Usage: pnpm hub verify board <url> [--minutes <n>]');
  if (!/^[1-9]\d{0,3}$/.test(values.minutes)) throw new Error('--minutes must be a whole number from 1');
  return { source, minutes: Number(values.minutes) };
}

function nameOf({ gameId, period, scope, scale }: BoardAddress): string {
  return `game ${gameId}, ${period}, ${scope}${scale === undefined ? '' : `, scale ${scale}`}`;
}
