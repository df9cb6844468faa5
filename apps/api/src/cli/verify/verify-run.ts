import { games } from '@star-seekers/games';
import { parseRunFile } from '@star-seekers/games/recorded-run';
import { archiveDirIn } from '../../platform/config.ts';
import { readTextFile } from '../read-text-file.ts';
import type { Terminal } from '../terminal.ts';
import { runAddressIn } from './address.ts';
import { ForeignHub } from './foreign-hub.ts';
import { RunChecker } from './run-checker.ts';

/** A run's file may have so many bytes; the largest log has 512 KiB before it is deflated. */
const MAX_FILE_BYTES = 1024 * 1024;

/** A hub may take so long for the page of a run and its replay, waits included. */
const HUB_MS = 10 * 60_000;

/** Plays a run again, that of an address or that in a file. @returns 1 when it does not hold */
export async function verifyRun(args: readonly string[], terminal: Terminal): Promise<number> {
  const [source, ...rest] = args;
  if (source === undefined || rest.length > 0) throw new Error('Usage: pnpm hub verify run <url|file>');
  const address = runAddressIn(source);
  const checker = new RunChecker(archiveDirIn(terminal.env));
  try {
    return await (address ? verifyShownRun(address, checker, terminal) : verifyFile(source, checker, terminal));
  } finally {
    await checker.close();
  }
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
  const run = parseRunFile(await readTextFile(path, MAX_FILE_BYTES));
  if (!games.has(run.gameId)) throw new Error(`gameId: there is no game ${run.gameId}`);
  const { outcome, ticks, stateHash } = await checker.play(run);
  print(`game ${run.gameId}, rules ${run.rulesVersion}`);
  print(`score ${outcome.score}, ${outcome.points} points, ${ticks} ticks, state ${stateHash}`);
  print('The run holds: its log leads to this score. A file does not say who played it, or when.');
  return 0;
}
