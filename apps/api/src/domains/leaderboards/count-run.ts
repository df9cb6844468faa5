import { isDeepStrictEqual } from 'node:util';
import { FACTIONS } from '@star-seekers/contracts/faction';
import type { Db, EngineTraits } from '../../platform/database/database.ts';
import type { ChangedFigure, Counted, Counter, FinishedRun, Recount } from '../counting/counter.ts';
import { HALL, boardKey, boardsOfRun, dayBoard } from './board-key.ts';
import { type BoardRun, type Figures, addRun, copyOf, noFigures, shareOf } from './figures.ts';
import { type SortKey, bucketChanges, countBefore } from './rank-bucket.ts';
import {
  addToBuckets,
  addToFactionSums,
  findAllFigures,
  findFigures,
  findGameTotal,
  findUserTotal,
  putBoardEntries,
  putFactionMonths,
  putGameTotals,
  putUserTotal,
  removeFigures,
} from './repository.ts';
import { type BoardEntryTable, FOLDED, type FactionSumTable, type GameTotalTable } from './table.ts';

/** Counts runs on boards and in totals. Attempts of days are counted by the daily, on boards of its own, and recounted here with all others. */
export function boardCounter(engine: EngineTraits): Counter {
  return {
    async count(trx, run) {
      if (run.day !== null) return recordOf(trx, run);
      const { before, after } = await countRun(trx, engine, run);
      const bestBefore = bestScoreIn(before.games.get(run.gameId), run.scale) ?? 0;
      return {
        personalBest: run.score > bestBefore,
        bestScore: Math.max(run.score, bestBefore),
        rank: await monthlyRankOf(trx, after, run),
        totalPoints: after.total?.total_points ?? 0,
      };
    },
    ofUncounted: recordOf,
    async recount(trx, player) {
      const { before, after } = await recount(trx, engine, player);
      return changedFigures(before, after);
    },
  };
}

/** The player's record in the game of a run that does not change it. */
async function recordOf(trx: Db, { userId, gameId, scale }: FinishedRun): Promise<Partial<Counted>> {
  const game = await findGameTotal(trx, userId, gameId);
  const total = await findUserTotal(trx, userId);
  return {
    personalBest: false,
    bestScore: bestScoreIn(game, scale) ?? 0,
    rank: null,
    totalPoints: total?.total_points ?? 0,
  };
}

/** The rank of a run on the board of the month in which it ended; null when it is not the player's entry there. */
async function monthlyRankOf(db: Db, { entries }: Figures, run: FinishedRun): Promise<number | null> {
  const entry = entries.get(boardKey(run, 'monthly', 'global', run.finishedAt));
  return entry?.run_id === run.runId ? (await countBefore(db, entry)) + 1 : null;
}

/** Counts the attempt of a day on the board of that day. @returns the player's place there */
export async function countOnDay(
  trx: Db,
  engine: EngineTraits,
  attempt: BoardRun & { readonly ofDay: NonNullable<BoardRun['ofDay']> },
): Promise<{ total: number; rank: number | null }> {
  const { after } = await countRun(trx, engine, attempt);
  const entry = after.entries.get(dayBoard(attempt.ofDay.day));
  return entry ? { total: entry.score, rank: (await countBefore(trx, entry)) + 1 } : { total: 0, rank: null };
}

/** A player's statistics before and after a change. */
interface FigureChange {
  readonly before: Figures;
  readonly after: Figures;
}

/**
 * Counts a verified run: on its boards and in all totals, the attempt of a day on the board of its day alone.
 * @param trx the player's transaction that closes the run
 */
export async function countRun(trx: Db, engine: EngineTraits, run: BoardRun): Promise<FigureChange> {
  const { userId, runId, ofDay } = run;
  const before = await findFigures(trx, run, ofDay ? [dayBoard(ofDay.day)] : [...boardsOfRun(run), HALL]);
  const after = copyOf(before);
  addRun(after, run);
  await writeDifferences(trx, engine, { userId, before, after, changeId: runId });
  return { before, after };
}

/** Recomputes a player's statistics from the runs that count. */
async function recount(trx: Db, engine: EngineTraits, { userId, runs, changeId }: Recount): Promise<FigureChange> {
  const before = await findAllFigures(trx, userId);
  const after = noFigures();
  for (const run of runs) addRun(after, run);
  await writeDifferences(trx, engine, { userId, before, after, changeId });
  return { before, after };
}

/** Writes the differences and updates the shared counts accordingly. */
async function writeDifferences(
  trx: Db,
  engine: EngineTraits,
  { userId, before, after, changeId }: FigureChange & { readonly userId: string; readonly changeId: string },
): Promise<void> {
  const [games, months, entries] = [
    changesOf(before.games, after.games),
    changesOf(before.months, after.months),
    changesOf(before.entries, after.entries),
  ];
  if (after.total) await putUserTotal(trx, after.total);
  await putGameTotals(trx, games.put);
  await putFactionMonths(trx, months.put);
  await putBoardEntries(trx, entries.put);
  await removeFigures(trx, userId, {
    total: after.total === undefined,
    games: games.removed,
    months: months.removed,
    boards: entries.removed,
  });

  // With concurrent writers, append instead of updating rows that other transactions need.
  const deltaOf = engine.manyWriters ? changeId : FOLDED;
  const moved = [...entries.put.map(({ board }) => board), ...entries.removed];
  const moves = moved.flatMap((board) =>
    bucketChanges(sortKeyOf(before.entries.get(board)), sortKeyOf(after.entries.get(board))).map((change) => ({
      board,
      delta_of: deltaOf,
      ...change,
    })),
  );
  await addToBuckets(trx, moves);
  await addToFactionSums(
    trx,
    factionChanges(before, after).map((change) => ({ ...change, delta_of: deltaOf })),
  );
}

/** New and changed rows, and the keys of removed ones. */
function changesOf<Key, Row extends object>(before: ReadonlyMap<Key, Row>, after: ReadonlyMap<Key, Row>) {
  return {
    put: [...after].filter(([key, row]) => !isDeepStrictEqual(before.get(key), row)).map(([, row]) => row),
    removed: [...before.keys()].filter((key) => !after.has(key)),
  };
}

type FactionChange = Omit<FactionSumTable, 'delta_of'>;

function factionChanges(before: Figures, after: Figures): FactionChange[] {
  return FACTIONS.flatMap((faction) => {
    const [had, has] = [shareOf(before, faction), shareOf(after, faction)];
    const change = {
      faction,
      total_points: has.points - had.points,
      players: Math.sign(has.runs) - Math.sign(had.runs),
    };
    return change.total_points === 0 && change.players === 0 ? [] : [change];
  });
}

function sortKeyOf(entry: BoardEntryTable | undefined): SortKey | undefined {
  return entry && { score: entry.score, achievedAt: entry.achieved_at };
}

/** The best score of a scale; null before the first run of it. */
export function bestScoreIn(row: GameTotalTable | undefined, scale: number): number | null {
  return row?.best_scale === scale ? row.best_score : null;
}

function changedFigures(before: Figures, after: Figures): ChangedFigure[] {
  const [had, has] = [labelledFigures(before), labelledFigures(after)];
  return [...new Set([...had.keys(), ...has.keys()])]
    .map((what) => ({ what, before: had.get(what) ?? null, after: has.get(what) ?? null }))
    .filter((change) => change.before !== change.after);
}

/** A player's statistics by their labels. */
function labelledFigures(figures: Figures): Map<string, string | number | null> {
  const { total, games, months, entries } = figures;
  return new Map<string, string | number | null>([
    ['total points', total?.total_points ?? 0],
    ['games played', total?.games_played ?? 0],
    ...[...games.values()].map((game) => [`best score in game ${game.game_id}`, game.best_score] as const),
    ...[...months.values()].flatMap(({ month, faction, points }) => [
      [`faction in ${month}`, faction] as const,
      [`points for it in ${month}`, points] as const,
    ]),
    ...[...entries.values()].map((entry) => [`score on board ${entry.board}`, entry.score] as const),
  ]);
}
