import { parseArgs } from 'node:util';
import { playerFile } from '../domains/operators/player-file.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../composition/config.ts';
import { readDatabase } from '../platform/database/open-database.ts';
import { recordLines } from './record-lines.ts';
import type { Terminal } from './terminal.ts';

/** Runs that are shown. */
const LATEST = 20;

/** Prints what an operator decides about a player by. */
export async function showPlayer(args: readonly string[], { env, print }: Terminal): Promise<number> {
  const [name, ...rest] = parseArgs({ args: [...args], allowPositionals: true }).positionals;
  if (name === undefined || rest.length > 0) throw new Error('Usage: pnpm hub player show <name>');
  const now = systemClock.now();
  const file = await readDatabase(readConfig(env).database, async (trx) => playerFile(trx, name, now));
  const { account, balances, totals, runs, sessions, decisions } = file;
  const lines: readonly (readonly [string, string | number])[] = [
    ['player', `${account.username}  (${account.id})`],
    ['since', day(account.created_at)],
    ...(account.deleted_at === null ? [] : [['deleted', day(account.deleted_at)] as const]),
    ...(account.barred_at === null ? [] : [['barred', day(account.barred_at)] as const]),
    ['faction', account.faction],
    ['sessions', sessions],
    ['credits', `${balances.wallet}, and ${balances.pending} to be collected`],
    ['owes', `${balances.owed} credits`],
    ['points', `${totals.totalPoints} in ${totals.gamesPlayed} runs`],
  ];
  for (const [what, value] of lines) print(`${what.padEnd(8)}  ${value}`);
  for (const { runId, gameId, status, startedAt, result } of runs.slice(0, LATEST)) {
    const reached = result ? `score ${result.score}, ${result.points} points` : '';
    print(`run ${runId}  game ${gameId}  ${status.padEnd(8)}  ${new Date(startedAt).toISOString()}  ${reached}`);
  }
  if (runs.length > LATEST) print(`and ${runs.length - LATEST} earlier runs`);
  for (const line of decisions.flatMap(recordLines)) print(line);
  return 0;
}

function day(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
