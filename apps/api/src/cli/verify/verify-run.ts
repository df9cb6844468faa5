import { readFileSync } from 'node:fs';
import { games } from '@star-seekers/games';
import { decodeRecordedRun } from '@star-seekers/games/recorded-run';
import { hashState, verifyLog } from '@star-seekers/sim';
import type { Terminal } from '../terminal.ts';
import { runAddressIn } from './address.ts';
import { ForeignHub } from './foreign-hub.ts';
import { RunChecker } from './run-checker.ts';

/** Plays a run again, that of an address or that in a file. @returns 1 when it does not hold */
export async function verifyRun(args: readonly string[], terminal: Terminal): Promise<number> {
  const [source, ...rest] = args;
  if (source === undefined || rest.length > 0) throw new Error('Usage: pnpm hub verify run <url|file>');
  const address = runAddressIn(source);
  return address ? verifyShownRun(address, terminal) : verifyFile(source, terminal);
}

async function verifyShownRun({ origin, id }: { origin: string; id: string }, { print }: Terminal): Promise<number> {
  const checker = new RunChecker();
  try {
    const { page, faults } = await checker.check(new ForeignHub(origin), id);
    if (page) {
      const { gameId, player, score, points, ticks, rulesVersion } = page;
      print(`run ${id}  by ${player.username}  game ${gameId}, rules ${rulesVersion}`);
      print(`score ${score}, ${points} points, ${ticks} ticks`);
    }
    for (const fault of faults) print(`does not hold: ${fault}`);
    if (faults.length === 0) print('The run holds: played again it comes to what the hub shows.');
    return faults.length === 0 ? 0 : 1;
  } finally {
    await checker.close();
  }
}

async function verifyFile(path: string, { print }: Terminal): Promise<number> {
  const simOf = (gameId: number) => games.get(gameId)?.sim;
  const { gameId, rulesVersion, setup, log } = await decodeRecordedRun(readFileSync(path, 'utf8'), simOf);
  const sim = simOf(gameId);
  if (!sim) throw new Error(`there is no game ${gameId}`);
  const { outcome, run } = verifyLog(sim, setup, log);
  print(`game ${gameId}, rules ${rulesVersion}`);
  print(`score ${outcome.score}, ${outcome.points} points, ${log.ticks} ticks, state ${hashState(run.state)}`);
  print('The run holds: its log leads to this score. A file does not say who played it, or when.');
  return 0;
}
