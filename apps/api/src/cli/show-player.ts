import { witnessText } from '../domains/operators/run-actions.ts';
import { readConfig } from '../composition/config.ts';
import { openClock } from '../composition/open-clock.ts';
import { readDatabase } from '../platform/database/open-database.ts';
import { namesAndLimitIn } from './limit-option.ts';
import { recordLines } from './record-lines.ts';
import type { Terminal } from './terminal.ts';
import { findUserByName, listSessions } from '../domains/auth/repository.ts';
import { readBalances } from '../domains/credits/repository.ts';
import { totalsOf } from '../domains/leaderboards/service.ts';
import { runHistoryOf } from '../domains/records/results.ts';
import type { Db } from '../platform/database/database.ts';
import { listRecordsOf } from '../domains/operators/repository.ts';
import { noPlayer } from '../domains/operators/player-actions.ts';

/** Runs shown without `--limit`. */
const DEFAULT_LIMIT = 20;

/** Prints an overview of a player for an operator. */
export async function showPlayer(args: readonly string[], { env, print }: Terminal): Promise<number> {
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
