import type { BoardPeriods } from '@star-seekers/contracts';
import type { BoardPeriod } from '@star-seekers/contracts/board';
import { sql } from 'kysely';
import { invalidRequest } from '../../platform/api-error.ts';
import type { Bind } from '../../platform/bind-endpoint.ts';
import { cachedUntilCommit } from '../../platform/database/cached-until-commit.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { requireGame, scaleOf } from '../../platform/playable-games.ts';
import { type ScoredGame, boardKey, periodName } from './board-key.ts';
import {
  type PlacedRun,
  factionBoard,
  gameBoard,
  gameBoardBelow,
  gameBoardMe,
  hallOfFame,
  hallOfFameMe,
} from './service.ts';

export function leaderboardRoutes(bind: Bind, { db, clock, games }: Services): void {
  const gameOf = ({ gameId }: { gameId: number }, { scale }: { scale?: number | undefined }): ScoredGame => {
    requireGame(games, gameId, 'params.gameId');
    return { gameId, scale: scale ?? scaleOf(games, gameId) };
  };

  bind('globalBoard', async ({ query }) => hallOfFame(db, query.limit));
  bind('globalBoardMe', async ({ userId }) => hallOfFameMe(db, userId));
  bind('gameBoard', async ({ params, query }) => {
    const game = gameOf(params, query);
    const time = timeOfPeriod(query, clock.now());
    if (query.after === undefined) return gameBoard(db, { ...query, ...game }, time);
    const last = await findPlacedRun(db, query.after);
    if (last?.gameId !== game.gameId || last.scale !== game.scale)
      throw invalidRequest([{ field: 'query.after', message: 'must be a run of this board' }]);
    return gameBoardBelow(db, query, last, time);
  });
  bind('gameBoardMe', async ({ params, query, userId }) => {
    const time = timeOfPeriod(query, clock.now());
    return gameBoardMe(db, { ...query, ...gameOf(params, query), userId }, time);
  });
  bind('boardPeriods', async ({ params }) => boardPeriods(db, gameOf(params, {}), clock.now()));
  bind('factionBoard', async () => factionBoard(db));
}

interface PeriodQuery {
  readonly type: BoardPeriod;
  readonly period?: string | undefined;
}

/**
 * A moment of the period that a query names, in epoch milliseconds; the present one where it names none.
 * @throws {ApiFailure} request/invalid when it is none of the type, or in the future
 */
function timeOfPeriod({ type, period }: PeriodQuery, now: number): number {
  if (period === undefined) return now;
  const time = Date.parse(period);
  const message =
    periodName(type, time) === period
      ? time > now && 'must not be in the future'
      : 'must be a month if type is monthly, and a year if it is yearly';
  if (message) throw invalidRequest([{ field: 'query.period', message }]);
  return time;
}

/** The periods of a game with a board of all players, by scale, today's first. */
async function boardPeriods(db: Database, { gameId, scale }: ScoredGame, now: number): Promise<BoardPeriods> {
  const scales = Array.from({ length: scale }, (_, index) => scale - index);
  const periods = await Promise.all(scales.map(async (one) => periodsOf(db, gameId, one, periodName('monthly', now))));
  return scales.map((one, index) => ({ scale: one, months: [], years: [], ...periods[index] }));
}

/** @param month the present one, as in `2026-11` */
const periodsOf = cachedUntilCommit(async (db, gameId: number, scale: number, month: string) => {
  const months = monthsSince(await firstRunAt(db), Date.parse(month));
  const years = months.filter((time, index) => index === 0 || yearOf(time) !== yearOf(months[index - 1] ?? 0));
  const open = async (period: BoardPeriod, times: readonly number[]) =>
    (await Promise.all(times.map(async (time) => (await isOpen(db, { gameId, scale }, period, time)) && time)))
      .filter((time) => time !== false)
      .map((time) => periodName(period, time));
  return { months: await open('monthly', months), years: await open('yearly', years) };
});

/** The beginnings of all months between two moments, latest first. */
function monthsSince(first: number, last: number): number[] {
  const start = (time: number) => Date.UTC(new Date(time).getUTCFullYear(), new Date(time).getUTCMonth());
  const months: number[] = [];
  for (let time = start(last); time >= start(first); time = start(time - 1)) months.push(time);
  return months;
}

function yearOf(time: number): number {
  return new Date(time).getUTCFullYear();
}

/** When the first run was started: ids sort by time. */
async function firstRunAt(db: Database): Promise<number> {
  const first = await db.selectFrom('runs').select('started_at').orderBy('id').limit(1).executeTakeFirst();
  return first?.started_at ?? Infinity;
}

async function isOpen(db: Database, game: ScoredGame, period: BoardPeriod, time: number): Promise<boolean> {
  const board = boardKey(game, period, 'global', time);
  const row = await db
    .selectFrom('board_entries')
    .select(sql`1`.as('one'))
    .where('board', '=', board)
    .limit(1)
    .execute();
  return row.length > 0;
}

/** Where a run with a result stands on the boards of its game, if it is on them. */
async function findPlacedRun(db: Database, id: string): Promise<PlacedRun | undefined> {
  return db
    .selectFrom('results')
    .select([
      'run_id as runId',
      'user_id as userId',
      'game_id as gameId',
      'scale',
      'score',
      'tie_ticks as tieTicks',
      'finished_at as finishedAt',
    ])
    .where('run_id', '=', id)
    .executeTakeFirst();
}
