import type { Faction } from '@star-seekers/contracts/faction';
import type { CountedRun } from '../counting/counter.ts';
import { type SummedAttempt, sumOfDay } from '../counting/day-sum.ts';
import { factionWith, monthOf } from '../counting/month.ts';
import { HALL, boardsOfRun, dayBoard } from './board-key.ts';
import { compareStandings } from './board-order.ts';
import type { BoardEntryTable, FactionMonthTable, GameTotalTable, UserTotalTable } from './table.ts';

/** A run that counts, as far as boards and totals are concerned. An attempt of a day counts on the board of that day alone. */
export type BoardRun = Omit<CountedRun, 'share'>;

/** A score of 0 counts as played, and on no board (`P3.10`). */
function standsOnBoards({ score }: Pick<BoardRun, 'score'>): boolean {
  return score > 0;
}

/**
 * All derived statistics of a player. They depend only on the set of counted runs, not on the order of counting, so they can be
 * recomputed at any time.
 */
export interface Figures {
  total: UserTotalTable | undefined;
  readonly games: Map<number, GameTotalTable>;
  /** What counts for factions, by month. */
  readonly months: Map<string, FactionMonthTable>;
  /** By board. */
  readonly entries: Map<string, BoardEntryTable>;
  /** What the entries of days are sums of, by day. */
  readonly attempts: Map<number, readonly SummedAttempt[]>;
}

export function noFigures(): Figures {
  return { total: undefined, games: new Map(), months: new Map(), entries: new Map(), attempts: new Map() };
}

export function copyOf({ total, games, months, entries, attempts }: Figures): Figures {
  return {
    total,
    games: new Map(games),
    months: new Map(months),
    entries: new Map(entries),
    attempts: new Map(attempts),
  };
}

/** Adds one run: the rules of what counts where. Rows are replaced, never mutated. */
export function addRun(figures: Figures, run: BoardRun): void {
  const { games, months, entries, attempts } = figures;
  const month = monthOf(run.finishedAt);
  if (run.forFaction) months.set(month, monthWith(months.get(month), month, run));
  if (run.ofDay) {
    if (!standsOnBoards(run)) return;
    const { day, share, bestOf } = run.ofDay;
    const ofDay = [...(attempts.get(day) ?? []), { runId: run.runId, share, finishedAt: run.finishedAt }];
    attempts.set(day, ofDay);
    entries.set(dayBoard(day), dayEntry(run.userId, day, { attempts: ofDay, bestOf }));
    return;
  }
  const total = totalWith(figures.total, run);
  figures.total = total;
  games.set(run.gameId, gameWith(games.get(run.gameId), run));
  if (!standsOnBoards(run)) return;
  for (const board of boardsOfRun(run)) entries.set(board, entryWith(entries.get(board), board, run));
  const hall = hallEntryWith(entries.get(HALL), total.total_points, run);
  if (hall) entries.set(HALL, hall);
}

/** A player's contribution to a faction: all of the months in which the player fought for it. */
export function shareOf({ months }: Pick<Figures, 'months'>, faction: Faction): { runs: number; points: number } {
  const own = [...months.values()].filter((month) => month.faction === faction);
  return {
    runs: own.reduce((sum, { runs }) => sum + runs, 0),
    points: own.reduce((sum, { points }) => sum + points, 0),
  };
}

function totalWith(before: UserTotalTable | undefined, { userId, points }: BoardRun): UserTotalTable {
  return {
    user_id: userId,
    total_points: (before?.total_points ?? 0) + points,
    games_played: (before?.games_played ?? 0) + 1,
  };
}

function gameWith(before: GameTotalTable | undefined, run: BoardRun): GameTotalTable {
  return {
    user_id: run.userId,
    game_id: run.gameId,
    total_points: (before?.total_points ?? 0) + run.points,
    ...bestOf(before, run),
    games_played: (before?.games_played ?? 0) + 1,
    last_played_at: Math.max(before?.last_played_at ?? 0, run.finishedAt),
  };
}

/** The best score of the latest scale. */
function bestOf(before: GameTotalTable | undefined, { scale, score }: BoardRun) {
  const { best_score, best_scale } = before ?? { best_score: 0, best_scale: scale };
  if (scale < best_scale) return { best_score, best_scale };
  return { best_score: scale > best_scale ? score : Math.max(best_score, score), best_scale: scale };
}

/** An attempt of a day can choose the faction, as at the gates, but has no points. */
function monthWith(before: FactionMonthTable | undefined, month: string, run: BoardRun): FactionMonthTable {
  const { runs, points } = before ?? { runs: 0, points: 0 };
  const [more, earned] = run.ofDay ? [0, 0] : [1, run.points];
  const faction = factionWith(before, run);
  return { user_id: run.userId, month, ...faction, runs: runs + more, points: points + earned };
}

/** Keeps the run that ranks first; sums points. */
function entryWith(before: BoardEntryTable | undefined, board: string, run: BoardRun): BoardEntryTable {
  const points = (before?.points ?? 0) + run.points;
  if (before && !isBetter(run, before)) return { ...before, points };
  const { userId, score, tieTicks, finishedAt, runId } = run;
  return { board, user_id: userId, score, tie_ticks: tieTicks, achieved_at: finishedAt, run_id: runId, points };
}

function isBetter({ score, tieTicks, finishedAt, runId }: BoardRun, entry: BoardEntryTable): boolean {
  const order = compareStandings({ score, tie_ticks: tieTicks, achieved_at: finishedAt }, entry);
  return order < 0 || (order === 0 && runId < entry.run_id);
}

/** Keeps a total with the time it was reached; a total of 0 has no entry. */
function hallEntryWith(
  before: BoardEntryTable | undefined,
  totalPoints: number,
  { userId, points, finishedAt, runId }: BoardRun,
): BoardEntryTable | undefined {
  if (points === 0) return before;
  const last = before && !isAfter({ finishedAt, runId }, before) ? before : { achieved_at: finishedAt, run_id: runId };
  const { achieved_at, run_id } = last;
  return {
    board: HALL,
    user_id: userId,
    score: totalPoints,
    tie_ticks: null,
    achieved_at,
    run_id,
    points: totalPoints,
  };
}

/** The best shares of a day, with the time at which their sum was reached. `points` are the attempts. */
function dayEntry(
  userId: string,
  day: number,
  { attempts, bestOf }: { readonly attempts: readonly SummedAttempt[]; readonly bestOf: number },
): BoardEntryTable {
  const { total, last } = sumOfDay(attempts, bestOf);
  if (!last) throw new Error('no attempt to enter');
  return {
    board: dayBoard(day),
    user_id: userId,
    score: total,
    tie_ticks: null,
    achieved_at: last.finishedAt,
    run_id: last.runId,
    points: attempts.length,
  };
}

function isAfter({ finishedAt, runId }: Pick<BoardRun, 'finishedAt' | 'runId'>, entry: BoardEntryTable): boolean {
  if (finishedAt !== entry.achieved_at) return finishedAt > entry.achieved_at;
  return runId > entry.run_id;
}
