/**
 * Computes all statistics from scratch, independently of the production code and without regard to speed. Each function returns the
 * rows of the table of the same name.
 */
import { addToRecord, earnedByRecord, emptyRecord, games } from '@star-seekers/games';
import { HALL, boardsOfRun } from '../domains/leaderboards/board-key.ts';
import type { BoardRun } from '../domains/leaderboards/figures.ts';
import { gameWithId } from './play-run.ts';

type Runs = readonly BoardRun[];

/** A run with what it adds to its player's collection, and the commendations of its game that it earned. */
export interface CollectingRun extends BoardRun {
  readonly ticks: number;
  readonly keepsakes: readonly { readonly item: number; readonly value: number }[];
  readonly commendations: readonly string[];
}

/** Attempts of days count on the boards of their days alone. */
const ordinary = (runs: Runs) => runs.filter(({ ofDay }) => !ofDay);

export function userTotals(all: Runs) {
  return groupBy(ordinary(all), ({ userId }) => [userId]).map(([[user_id], runs]) => ({
    user_id,
    total_points: pointsOf(runs),
    games_played: runs.length,
  }));
}

export function gameTotals(all: Runs) {
  return groupBy(ordinary(all), ({ userId, gameId }) => [userId, gameId]).map(([[user_id, game_id], runs]) => ({
    user_id,
    game_id,
    total_points: pointsOf(runs),
    ...bestOf(runs),
    games_played: runs.length,
    last_played_at: Math.max(...runs.map(({ finishedAt }) => finishedAt)),
  }));
}

function bestOf(runs: Runs) {
  const best_scale = Math.max(...runs.map(({ scale }) => scale));
  return {
    best_scale,
    best_score: Math.max(...runs.filter(({ scale }) => scale === best_scale).map(({ score }) => score)),
  };
}

export function boardEntries(all: Runs) {
  const scoring = ordinary(all)
    .filter(({ score }) => score > 0)
    .flatMap((run) => boardsOfRun(run).map((board) => ({ ...run, board })));
  const onGames = groupBy(scoring, ({ board, userId }) => [board, userId]).map(([[board, user_id], runs]) => {
    const [best] = runs.toSorted(byRank);
    return {
      board,
      user_id,
      score: best?.score,
      tie_ticks: best?.tieTicks,
      achieved_at: best?.finishedAt,
      run_id: best?.runId,
      points: pointsOf(runs),
    };
  });
  const earning = ordinary(all).filter(({ score, points }) => score > 0 && points > 0);
  const inHall = groupBy(earning, ({ userId }) => [userId]).map(([[user_id], runs]) => {
    const last = runs.toSorted(byTime).at(-1);
    const total = pointsOf(runs);
    const latest = { achieved_at: last?.finishedAt, run_id: last?.runId };
    return { board: HALL, user_id, score: total, tie_ticks: null, ...latest, points: total };
  });
  const lit = all.flatMap(({ ofDay, ...run }) => (ofDay && run.score > 0 ? [{ ...run, ...ofDay }] : []));
  const onDays = groupBy(lit, ({ day, userId }) => [day, userId]).map(([[day, user_id], runs]) => {
    const best = runs.toSorted((one, other) => other.share - one.share || byTime(one, other)).slice(0, runs[0]?.bestOf);
    const last = best.toSorted(byTime).at(-1);
    return {
      board: `day:${new Date(day * 86_400_000).toISOString().slice(0, 10)}`,
      user_id,
      score: best.reduce((sum, { share }) => sum + share, 0),
      tie_ticks: null,
      achieved_at: last?.finishedAt,
      run_id: last?.runId,
      points: runs.length,
    };
  });
  return [...onGames, ...inHall, ...onDays];
}

/** A player's collections by game, as the endpoint answers. */
export function collections(all: readonly CollectingRun[], player: string) {
  const own = all.filter(({ userId }) => userId === player);
  const kept = own.flatMap(({ gameId, keepsakes }) => keepsakes.map((keepsake) => ({ gameId, ...keepsake })));
  const games = [...new Set(kept.map(({ gameId }) => gameId))];
  return Object.fromEntries(
    games.map((game) => {
      const ofGame = kept.filter(({ gameId }) => gameId === game);
      const items = [...new Set(ofGame.map(({ item }) => item))].toSorted((one, other) => one - other);
      const best = (thing: number) => ofGame.filter(({ item }) => item === thing).map(({ value }) => value);
      return [game, items.map((item) => ({ item, value: Math.max(...best(item)) }))];
    }),
  );
}

/** Each commendation with the first run up to which it is earned: after each run, all that the player's runs until then have earned. */
export function playerCommendations(all: readonly CollectingRun[]) {
  return groupBy(all, ({ userId }) => [userId]).flatMap(([[user_id], runs]) => {
    const inOrder = runs.toSorted(byTime);
    const earned = inOrder.map((_, index) => earnedBy(inOrder.slice(0, index + 1)));
    return [...new Set(earned.flat())].map((name) => {
      const first = inOrder[earned.findIndex((names) => names.includes(name))];
      return { user_id, name, run_id: first?.runId, earned_at: first?.finishedAt };
    });
  });
}

function earnedBy(runs: readonly CollectingRun[]): readonly string[] {
  const record = emptyRecord();
  for (const run of runs) addToRecord(record, run, gameWithId(run.gameId));
  return [...runs.flatMap(({ commendations }) => commendations), ...earnedByRecord(record, games)];
}

/** Each month of a player counts for the faction of its first run for one, attempts of days included; their points count nowhere. */
export function factionSums(all: Runs) {
  const counting = all.filter(({ forFaction }) => forFaction);
  const monthOf = ({ finishedAt }: BoardRun) => new Date(finishedAt).toISOString().slice(0, 7);
  const months = groupBy(counting, (run) => [run.userId, monthOf(run)]).flatMap(([[userId], runs]) => {
    const first = runs.toSorted(byTime).find(({ faction }) => faction !== 'none');
    return ordinary(runs).map(({ points }) => ({ userId, points, faction: first?.faction ?? 'none' }));
  });
  return [...Map.groupBy(months, ({ faction }) => faction)].map(([faction, runs]) => ({
    faction,
    total_points: runs.reduce((sum, { points }) => sum + points, 0),
    players: new Set(runs.map(({ userId }) => userId)).size,
  }));
}

function pointsOf(runs: Runs): number {
  return runs.reduce((sum, { points }) => sum + points, 0);
}

/** Orders as boards do: of equal scores those without ticks first, then the fewest, then the earliest. */
export function byRank(one: BoardRun, other: BoardRun): number {
  return other.score - one.score || (one.tieTicks ?? -1) - (other.tieTicks ?? -1) || byTime(one, other);
}

/** Orders by time of the result, then by id. */
function byTime(one: BoardRun, other: BoardRun): number {
  return one.finishedAt - other.finishedAt || (one.runId < other.runId ? -1 : 1);
}

function groupBy<Run, Key extends readonly (string | number)[]>(
  runs: readonly Run[],
  keyOf: (run: Run) => readonly [...Key],
): [readonly [...Key], Run[]][] {
  const groups = new Map<string, [readonly [...Key], Run[]]>();
  for (const run of runs) {
    const key = keyOf(run);
    const group = groups.get(key.join()) ?? [key, []];
    groups.set(key.join(), group);
    group[1].push(run);
  }
  return [...groups.values()];
}
