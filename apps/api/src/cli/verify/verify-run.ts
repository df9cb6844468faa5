import { readFileSync } from 'node:fs';
import { games } from '@star-seekers/games';
import { parseRunFile } from '@star-seekers/games/recorded-run';
import { archiveDirIn } from '../../platform/config.ts';
import type { Terminal } from '../terminal.ts';
import { runAddressIn } from './address.ts';
import { checkRun } from './check-run.ts';
import { check } from './check-worker.ts';
import { ForeignHub } from './foreign-hub.ts';
import { noRules, rulesOf } from './rules-of.ts';

/** Plays a run again, that of an address or that in a file. @returns 1 when it does not hold */
export async function verifyRun(args: readonly string[], terminal: Terminal): Promise<number> {
  const [source, ...rest] = args;
  if (source === undefined || rest.length > 0) throw new Error('Usage: pnpm hub verify run <url|file>');
  const address = runAddressIn(source);
  return address ? verifyShownRun(address, terminal) : verifyFile(source, terminal);
}

async function verifyShownRun(
  { origin, id }: { origin: string; id: string },
  { env, print }: Terminal,
): Promise<number> {
  const { page, faults } = await checkRun({ hub: new ForeignHub(origin), id, archive: archiveDirIn(env) }, check);
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

async function verifyFile(path: string, { env, print }: Terminal): Promise<number> {
  const { packed, setup, ...run } = parseRunFile(readFileSync(path, 'utf8'));
  if (!games.has(run.gameId)) throw new Error(`gameId: there is no game ${run.gameId}`);
  const play = await rulesOf(run, archiveDirIn(env));
  if (!play) throw new Error(noRules(run));
  const played = await play({ ...setup, replay: packed });
  if ('problem' in played) throw new Error(`log: ${played.problem}`);
  const { outcome, ticks, stateHash } = played;
  print(`game ${run.gameId}, rules ${run.rulesVersion}`);
  print(`score ${outcome.score}, ${outcome.points} points, ${ticks} ticks, state ${stateHash}`);
  print('The run holds: its log leads to this score. A file does not say who played it, or when.');
  return 0;
}
