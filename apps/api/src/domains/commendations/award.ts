import {
  type AnyGame,
  type Keepsake,
  type PlayerRecord,
  type RunInRecord,
  addToRecord,
  earnedByRecord,
  emptyRecord,
} from '@star-seekers/games';
import type { Db } from '../../platform/database/database.ts';
import type { Counter } from '../counting/counter.ts';
import {
  deleteCommendations,
  deleteRecord,
  findRecord,
  insertRunCommendations,
  listCommendations,
  listCommendedRuns,
  listHits,
  listKept,
  putCommendations,
  putRecord,
} from './repository.ts';
import type { PlayerCommendationTable } from './table.ts';

type Games = ReadonlyMap<number, AnyGame>;

/** Commends players for runs that count. */
export function commendationCounter(games: Games): Counter {
  return {
    count: async (trx, run) => ({ commendations: [...(await commend(trx, run, games))] }),
    async recount(trx, { userId }) {
      await recomputeCommendations(trx, userId, games);
      return [];
    },
  };
}

/** A run that counts, of a known player. */
interface CommendedRun extends RunInRecord {
  readonly runId: string;
  readonly userId: string;
}

/** Stores what a run earned, and commends its player. @returns the names of what the player has newly earned */
async function commend(trx: Db, run: CommendedRun, games: Games): Promise<readonly string[]> {
  const { userId, runId, finishedAt, commendations } = run;
  await insertRunCommendations(trx, runId, commendations);
  const before = await listCommendations(trx, userId);
  const record = await findRecord(trx, userId);
  const isLast = record && isBefore([record.last_finished_at, record.last_run_id], [finishedAt, runId]);
  if (!isLast) return recomputeCommendations(trx, userId, games);
  const earned = new EarnedFirst(games, JSON.parse(record.record) as PlayerRecord);
  earned.add(run);
  await storeRecord(trx, userId, earned.record, run);
  return store(trx, userId, before, earned.first, false);
}

/**
 * Commends a player anew for all runs that count and were looked at: after one was voided or restored, and when one was looked at later than
 * those after it.
 * @param trx a transaction of the player
 * @returns the names of what the player has newly earned
 */
export async function recomputeCommendations(trx: Db, userId: string, games: Games): Promise<readonly string[]> {
  const earned = new EarnedFirst(games, emptyRecord());
  const runs = await listCommendedRuns(trx, userId);
  const hits = Map.groupBy(await listHits(trx, userId), ({ id }) => id);
  const kept = Map.groupBy(await listKept(trx, userId), ({ id }) => id);
  for (const { id, game_id: gameId, faction, scale, score, finished_at: finishedAt } of runs) {
    const keepsakes: readonly Keepsake[] = kept.get(id) ?? [];
    const commendations = (hits.get(id) ?? []).map(({ name }) => name);
    earned.add({ runId: id, userId, gameId, faction, scale, score, finishedAt, keepsakes, commendations });
  }
  const last = runs.at(-1);
  if (last) await storeRecord(trx, userId, earned.record, { runId: last.id, finishedAt: last.finished_at });
  else await deleteRecord(trx, userId);
  return store(trx, userId, await listCommendations(trx, userId), earned.first, true);
}

/** By which run each commendation was earned first, while runs are added in the order in which they ended. */
class EarnedFirst {
  readonly record: PlayerRecord;
  readonly first = new Map<string, PlayerCommendationTable>();
  readonly #games: Games;

  constructor(games: Games, record: PlayerRecord) {
    this.#games = games;
    this.record = record;
  }

  add(run: CommendedRun): void {
    const game = this.#games.get(run.gameId);
    if (game) addToRecord(this.record, run, game);
    for (const name of [...run.commendations, ...earnedByRecord(this.record, this.#games)]) {
      if (this.first.has(name)) continue;
      this.first.set(name, { user_id: run.userId, name, run_id: run.runId, earned_at: run.finishedAt });
    }
  }
}

/** Writes the differences. @param isAll whether `earned` has all of the player's commendations, or only those of the last run */
async function store(
  trx: Db,
  userId: string,
  before: readonly PlayerCommendationTable[],
  earned: ReadonlyMap<string, PlayerCommendationTable>,
  isAll: boolean,
): Promise<readonly string[]> {
  const held = new Map(before.map((row) => [row.name, row]));
  const fresh = [...earned.values()].filter(({ name }) => !held.has(name));
  const moved = isAll
    ? [...earned.values()].filter((row) => held.has(row.name) && !isSame(held.get(row.name), row))
    : [];
  const lost = isAll ? [...held.keys()].filter((name) => !earned.has(name)) : [];
  await putCommendations(trx, [...fresh, ...moved]);
  await deleteCommendations(trx, userId, lost);
  return fresh.map(({ name }) => name);
}

function isSame(one: PlayerCommendationTable | undefined, other: PlayerCommendationTable): boolean {
  return one?.run_id === other.run_id && one.earned_at === other.earned_at;
}

async function storeRecord(
  trx: Db,
  userId: string,
  record: PlayerRecord,
  { runId, finishedAt }: Pick<CommendedRun, 'runId' | 'finishedAt'>,
): Promise<void> {
  const row = { user_id: userId, record: JSON.stringify(record), last_finished_at: finishedAt, last_run_id: runId };
  await putRecord(trx, row);
}

type Moment = readonly [finishedAt: number, runId: string];

function isBefore([oneAt, one]: Moment, [otherAt, other]: Moment): boolean {
  return oneAt < otherAt || (oneAt === otherAt && one < other);
}
