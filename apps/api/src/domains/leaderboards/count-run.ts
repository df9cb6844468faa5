import { isDeepStrictEqual } from 'node:util';
import type { Faction } from '@star-seekers/contracts/faction';
import type { Db } from '../../platform/database/database.ts';
import type { EngineTraits } from '../../platform/database/engine.ts';
import { HALL, boardsOfRun, dayBoard } from './board-key.ts';
import { type CountedRun, type Figures, addRun, copyOf, factionOf, noFigures } from './figures.ts';
import { FOLDED } from './fold-deltas.ts';
import { type Standing, bucketChanges } from './rank-bucket.ts';
import {
  addToBuckets,
  addToFactionSums,
  findAllFigures,
  findFigures,
  putBoardEntries,
  putFactionTotals,
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
  await settle(trx, engine, { userId, before, after, changeId: runId });
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
  await settle(trx, engine, { userId, before, after, changeId });
  return { before, after };
}

/** Writes the differences and updates the shared counts accordingly. */
async function settle(
  trx: Db,
  engine: EngineTraits,
  { userId, before, after, changeId }: FigureChange & { readonly userId: string; readonly changeId: string },
): Promise<void> {
  const [games, factions, entries] = [
    changesOf(before.games, after.games),
    changesOf(before.factions, after.factions),
    changesOf(before.entries, after.entries),
  ];
  if (after.total) await putUserTotal(trx, after.total);
  await putGameTotals(trx, games.put);
  await putFactionTotals(trx, factions.put);
  await putBoardEntries(trx, entries.put);
  await removeFigures(trx, userId, {
    total: after.total === undefined,
    games: games.removed,
    factions: factions.removed,
    boards: entries.removed,
  });

  // With concurrent writers, append instead of updating rows that other transactions need.
  const deltaOf = engine.manyWriters ? changeId : FOLDED;
  const moved = [...entries.put.map(({ board }) => board), ...entries.removed];
  const moves = moved.flatMap((board) =>
    bucketChanges(standingOf(before.entries.get(board)), standingOf(after.entries.get(board))).map((change) => ({
      board,
      delta_of: deltaOf,
      ...change,
    })),
  );
  await addToBuckets(trx, moves);
  const sums = factionChanges(before, after).filter((sum) => moves.length > 0 || isChange(sum));
  await addToFactionSums(
    trx,
    sums.map((sum) => ({ ...sum, delta_of: deltaOf })),
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

/** One delta for each faction that the player has runs for, even if zero: the fold job finds changes by these rows. */
function factionChanges(before: Figures, after: Figures): FactionChange[] {
  const factions = new Set([...before.factions.keys(), ...after.factions.keys()]);
  return [...factions].map((faction) => {
    const [had, has] = [shareOf(before, faction), shareOf(after, faction)];
    return {
      faction,
      total_points: has.total_points - had.total_points,
      players: has.players - had.players,
      players_points: has.players_points - had.players_points,
    };
  });
}

/** A player's contribution to a faction's sums. */
function shareOf(figures: Figures, faction: Faction): Omit<FactionChange, 'faction'> {
  const points = figures.factions.get(faction)?.total_points ?? 0;
  const isPlayer = factionOf(figures) === faction;
  return { total_points: points, players: isPlayer ? 1 : 0, players_points: isPlayer ? points : 0 };
}

function isChange({ total_points: points, players, players_points: playersPoints }: FactionChange): boolean {
  return points !== 0 || players !== 0 || playersPoints !== 0;
}

function standingOf(entry: BoardEntryTable | undefined): Standing | undefined {
  return entry && { score: entry.score, achievedAt: entry.achieved_at };
}
