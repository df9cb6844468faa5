import type { Faction } from '@star-seekers/contracts';
import type { Db } from '../../platform/database/database.ts';
import type { EngineTraits } from '../../platform/database/engine.ts';
import { HALL, boardsOfRun } from './board-key.ts';
import { FOLDED } from './fold-deltas.ts';
import { type Standing, bucketChanges } from './rank-bucket.ts';
import {
  addToBuckets,
  addToFactionSums,
  addToFactionTotal,
  addToGameTotal,
  addToUserTotal,
  findBoardEntries,
  putBoardEntries,
} from './repository.ts';
import type { BoardEntryTable } from './table.ts';

/** What a verified run adds. */
export interface CountedRun {
  readonly userId: string;
  readonly runId: string;
  readonly gameId: number;
  readonly score: number;
  readonly points: number;
  /** The faction that the player had when the run started. */
  readonly faction: Faction;
  /** When the server took its result: it counts in that month and year (`rulings.md`, open points). */
  readonly finishedAt: number;
}

/** A score of 0 counts as played, and neither on a board nor for a faction (`rulings.md`, open points). */
export function standsOnBoards({ score }: Pick<CountedRun, 'score'>): boolean {
  return score > 0;
}

/**
 * Counts a verified run on its boards and in all totals.
 * @param trx the player's transaction that closes the run
 * @returns the player's total points
 */
export async function countRun(trx: Db, engine: EngineTraits, run: CountedRun): Promise<number> {
  await addToGameTotal(trx, run);
  const { total_points: totalPoints } = await addToUserTotal(trx, run);

  if (!standsOnBoards(run)) return totalPoints;
  const boards = boardsOfRun(run);
  const before = await findBoardEntries(trx, [...boards, HALL], run.userId);
  const after = boards.map((board) => entryWith(before.get(board), board, run));
  after.push(hallEntryWith(before.get(HALL), totalPoints, run));
  await putBoardEntries(trx, after);

  // Where several transactions write at once, none of them changes a row that another one needs.
  const deltaOf = engine.manyWriters ? run.runId : FOLDED;
  const moves = after.flatMap((entry) => {
    const stood = before.get(entry.board);
    return bucketChanges(stood && standingOf(stood), standingOf(entry)).map((change) => ({
      board: entry.board,
      delta_of: deltaOf,
      ...change,
    }));
  });
  await addToBuckets(trx, moves);
  const isNew = await addToFactionTotal(trx, run);
  await addToFactionSums(trx, [
    { faction: run.faction, delta_of: deltaOf, total_points: run.points, players: isNew ? 1 : 0 },
  ]);
  return totalPoints;
}

/** The best score stands with the time it was first reached; points are summed. */
function entryWith(before: BoardEntryTable | undefined, board: string, run: CountedRun): BoardEntryTable {
  const points = (before?.points ?? 0) + run.points;
  if (before && run.score <= before.score) return { ...before, points };
  const { userId, score, finishedAt, runId } = run;
  return { board, user_id: userId, score, achieved_at: finishedAt, run_id: runId, points };
}

/** A total stands with the time it was reached. */
function hallEntryWith(before: BoardEntryTable | undefined, totalPoints: number, run: CountedRun): BoardEntryTable {
  if (before && run.points === 0) return before;
  return {
    board: HALL,
    user_id: run.userId,
    score: totalPoints,
    achieved_at: run.finishedAt,
    run_id: run.runId,
    points: totalPoints,
  };
}

function standingOf({ score, achieved_at: achievedAt }: BoardEntryTable): Standing {
  return { score, achievedAt };
}
