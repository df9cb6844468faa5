import { isDeepStrictEqual } from 'node:util';
import { FACTIONS } from '@star-seekers/contracts/faction';
import type { Db } from '../../platform/database/database.ts';
import type { EngineTraits } from '../../platform/database/engine.ts';
import { HALL, boardsOfRun, dayBoard } from './board-key.ts';
import { type CountedRun, type Figures, addRun, copyOf, noFigures, shareOf } from './figures.ts';
import { FOLDED } from './fold-deltas.ts';
import { type SortKey, bucketChanges } from './rank-bucket.ts';
import {
  addToBuckets,
  addToFactionSums,
  findAllFigures,
  findFigures,
  putBoardEntries,
  putFactionMonths,
  putGameTotals,
  putUserTotal,
  removeFigures,
} from './repository.ts';
import type { BoardEntryTable, FactionSumTable } from './table.ts';

/** A player's statistics before and after a change. */
export interface FigureChange {
  readonly before: Figures;
  readonly after: Figures;
}

/**
 * Counts a verified run on its boards and in all totals.
 * @param trx the player's transaction that closes the run
 */
export async function countRun(trx: Db, engine: EngineTraits, run: CountedRun): Promise<FigureChange> {
  const { userId, runId, gameId, ofDay } = run;
  const boards = ofDay ? [dayBoard(ofDay.day)] : [...boardsOfRun(run), HALL];
  const before = await findFigures(trx, userId, { gameId, boards });
  const after = copyOf(before);
  addRun(after, run);
  await writeDifferences(trx, engine, { userId, before, after, changeId: runId });
  return { before, after };
}

/**
 * Recomputes a player's statistics from the runs that count.
 * @param trx a transaction of the player
 * @param change.runs all counted runs of the player, in any order
 * @param change.changeId unique id of this change
 */
export async function recount(
  trx: Db,
  engine: EngineTraits,
  {
    userId,
    runs,
    changeId,
  }: { readonly userId: string; readonly runs: readonly CountedRun[]; readonly changeId: string },
): Promise<FigureChange> {
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
