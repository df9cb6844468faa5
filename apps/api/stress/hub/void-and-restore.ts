import { randomInt } from 'node:crypto';
import { dayOf } from '@star-seekers/contracts/daily';
import { FACTIONS } from '@star-seekers/contracts/faction';
import { shareOfGold } from '@star-seekers/contracts/gold-share';
import { medalFigure } from '@star-seekers/games';
import { type Rng, createRng, nextInt } from '@star-seekers/sim';
import { insertDayGames } from '../../src/domains/daily/repository.ts';
import { foldDeltas } from '../../src/domains/leaderboards/fold-deltas.ts';
import { sumByFaction } from '../../src/domains/leaderboards/repository.ts';
import { act } from '../../src/domains/operators/action.ts';
import { restoreAction, voidAction } from '../../src/domains/operators/run-actions.ts';
import { collectionsOf } from '../../src/domains/records/keepsakes.ts';
import type { Db } from '../../src/platform/database/database.ts';
import { fillRankBuckets } from '../../src/platform/database/migrations/0004-rank-buckets.ts';
import { fillHourBuckets } from '../../src/platform/database/migrations/0006-rank-hours.ts';
import { newId } from '../../src/platform/ids.ts';
import type { Services } from '../../src/platform/services.ts';
import { gameWithId } from '../../src/testing/play-run.ts';
import { startTestServer } from '../../src/testing/test-server.ts';
import { addPlayers, submit } from '../../src/testing/drawn-runs.ts';
import {
  type CollectingRun,
  boardEntries,
  collections,
  factionSums,
  gameTotals,
  playerCommendations,
  userTotals,
} from '../../src/testing/rebuilt-figures.ts';

export interface VoidPlan {
  readonly sequences: number;
  /** Submissions, voids and restorations per sequence. */
  readonly steps: number;
}

const PLAYERS = 3;
/** Concurrent steps. */
const LANES = 3;
const NEW_YEAR = Date.UTC(2027, 0, 1);
const HOUR_MS = 3_600_000;
const BY = { operator: 'stress', reason: 'stress' };

/**
 * Submits, voids and restores random runs concurrently, then compares all stored statistics with statistics computed from scratch.
 * @returns the number of steps, and the differences with the seed that reproduces them
 */
export async function voidAndRestore({ sequences, steps }: VoidPlan): Promise<{ steps: number; faults: string[] }> {
  const server = await startTestServer();
  const { services } = server;
  const faults: string[] = [];
  const players = await addPlayers(services.db, PLAYERS, NEW_YEAR);
  await addDays(services.db);
  for (let sequence = 0; sequence < sequences; sequence++) {
    const seed = randomInt(2 ** 31);
    const countedRuns = await play(services, createRng(seed), players, steps);
    const differences = await differencesFrom(services, players, countedRuns);
    faults.push(...differences.map((difference) => `seed ${seed}: ${difference}`));
    await deleteRuns(services.db);
  }
  await server.close();
  return { steps: sequences * steps, faults };
}

/** Days of the year in which runs end. */
const DAYS = [0, 1, 30, 31, 364];

const GOLD = 64;

const GAMES_OF_DAYS: readonly number[] = [1, 2];

/** A game in which ticks decide between equal scores. */
const TIED_GAME = 5;

/** How many attempts the sum of a day of the year has. */
function bestOf(day: number): number {
  return day % 2 === 0 ? 1 : GAMES_OF_DAYS.length;
}

async function addDays(db: Db): Promise<void> {
  const par = { bronze: 1, silver: 2, gold: GOLD };
  const rows = DAYS.flatMap((day) =>
    GAMES_OF_DAYS.map((gameId) => ({
      day: dayOf(NEW_YEAR) + day,
      game_id: gameId,
      conditions: '{}',
      ...par,
      // An older version has drawn every other day.
      best_of: bestOf(day) === GAMES_OF_DAYS.length ? null : bestOf(day),
    })),
  );
  await insertDayGames(db, rows);
}

/** @returns the runs that count at the end */
async function play(services: Services, rng: Rng, players: readonly string[], steps: number): Promise<CollectingRun[]> {
  const countedRuns = new Map<string, CollectingRun>();
  const voidedRuns = new Map<string, CollectingRun>();
  const attempts = new Set<string>();
  for (let step = 0; step < steps; step += LANES) {
    const chosenIds = new Set<string>();
    const works = Array.from({ length: LANES }, () => {
      const choice = nextInt(rng, 10);
      const pool = choice < 3 ? countedRuns : voidedRuns;
      const free = [...pool.values()].filter(({ runId }) => !chosenIds.has(runId));
      const run = choice < 6 ? free[nextInt(rng, Math.max(1, free.length))] : undefined;
      if (!run) {
        const submitted = oneAttempt(drawRun(rng, players), attempts);
        chosenIds.add(submitted.runId);
        countedRuns.set(submitted.runId, submitted);
        return async () => submit(services, submitted);
      }
      chosenIds.add(run.runId);
      pool.delete(run.runId);
      (pool === countedRuns ? voidedRuns : countedRuns).set(run.runId, run);
      const action = (pool === countedRuns ? voidAction : restoreAction)(run.runId);
      return async () => void (await act(services, action, BY));
    });
    const folding = nextInt(rng, 2) === 0 ? [foldDeltas(services.db)] : [];
    await Promise.all([...works.map(async (work) => work()), ...folding]);
  }
  return [...countedRuns.values()];
}

/** Few distinct scores and times, for many ties. */
function drawRun(rng: Rng, players: readonly string[]): CollectingRun {
  const score = [0, 1, 2, 63, 64, 4096][nextInt(rng, 6)] ?? 0;
  const day = DAYS[nextInt(rng, DAYS.length)] ?? 0;
  const finishedAt = NEW_YEAR + (day * 24 + nextInt(rng, 2)) * HOUR_MS + nextInt(rng, 2);
  const game = drawGame(rng);
  const isAttempt = GAMES_OF_DAYS.includes(game.gameId) && nextInt(rng, 3) === 0;
  const ticks = 3599 + nextInt(rng, 2);
  const played = gameWithId(game.gameId);
  const { bronze } = played.medals;
  const keepsakes = [1, 2, 3].filter(() => nextInt(rng, 2) === 0).map((item) => ({ item, value: 1 + nextInt(rng, 3) }));
  const list = played.commendations?.list ?? [];
  return {
    ofDay: isAttempt ? { day: dayOf(finishedAt), share: shareOfGold(score, GOLD), bestOf: bestOf(day) } : undefined,
    userId: players[nextInt(rng, players.length)] ?? '',
    runId: newId(finishedAt),
    ...game,
    score,
    tieTicks: played.ties && score > 0 ? ticks : null,
    points: nextInt(rng, 3) === 0 ? 0 : score,
    faction: FACTIONS[nextInt(rng, FACTIONS.length)] ?? 'none',
    ticks,
    forFaction: score > 0 && (ticks === 3600 || medalFigure(played, played.medals, { score, keepsakes }) >= bronze),
    finishedAt,
    keepsakes,
    commendations: list.map(({ name }) => name).filter(() => nextInt(rng, 4) === 0),
  };
}

/** A second attempt of the same player, game and day is an ordinary run. */
function oneAttempt(run: CollectingRun, attempts: Set<string>): CollectingRun {
  const { ofDay, userId, gameId } = run;
  const key = `${userId} ${gameId} ${ofDay?.day}`;
  if (!ofDay || attempts.has(key)) return { ...run, ofDay: undefined };
  attempts.add(key);
  return run;
}

function drawGame(rng: Rng): Pick<CollectingRun, 'gameId' | 'scale'> {
  const gameId = [...GAMES_OF_DAYS, TIED_GAME][nextInt(rng, 3)] ?? TIED_GAME;
  return { gameId, scale: gameWithId(gameId).sim.scoreScale ?? 1 };
}

/** Differences between the stored statistics and those computed from the runs. */
async function differencesFrom(
  { db }: Services,
  players: readonly string[],
  runs: readonly CollectingRun[],
): Promise<string[]> {
  const faults: string[] = [];
  const compare = (label: string, stored: readonly object[], expected: readonly object[]) => {
    const [one, other] = [rowsOf(stored), rowsOf(expected)];
    if (one !== other) faults.push(`${label}: stored ${one}, not ${other}`);
  };
  compare('totals', await db.selectFrom('user_totals').selectAll().execute(), userTotals(runs));
  compare('games', await db.selectFrom('game_totals').selectAll().execute(), gameTotals(runs));
  compare('boards', await db.selectFrom('board_entries').selectAll().execute(), boardEntries(runs));
  compare('factions', (await sumByFaction(db)).filter(isNonZero), factionSums(runs).filter(isNonZero));
  compare(
    'commendations',
    await db.selectFrom('player_commendations').selectAll().execute(),
    playerCommendations(runs),
  );
  for (const userId of players) {
    compare('collections', [await collectionsOf(db, userId)], [collections(runs, userId)]);
  }
  const buckets = await readBuckets(db);
  await db.deleteFrom('rank_buckets').execute();
  await fillRankBuckets(db);
  await fillHourBuckets(db);
  compare('buckets', buckets, await readBuckets(db));
  return faults;
}

/** Serializes rows in a canonical order of columns and rows. */
function rowsOf(rows: readonly object[]): string {
  const columnsInOrder = (row: object) =>
    Object.fromEntries(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return rows
    .map((row) => JSON.stringify(columnsInOrder(row)))
    .toSorted()
    .join();
}

/** Whether a faction's row is not all zeros, as it may be when every run was voided. */
function isNonZero({ total_points: points, players }: { total_points: number; players: number }): boolean {
  return points !== 0 || players !== 0;
}

/** Non-zero counts, folded or not. */
async function readBuckets(db: Db) {
  return db
    .selectFrom('rank_buckets')
    .select((eb) => ['board', 'level', 'node', eb.fn.sum<number>('players').as('players')])
    .groupBy(['board', 'level', 'node'])
    .having((eb) => eb.fn.sum('players'), '<>', 0)
    .execute();
}

const TABLES = [
  'rank_buckets',
  'faction_sums',
  'faction_months',
  'game_totals',
  'user_totals',
  'board_entries',
  'gate_bests',
  'gate_players',
  'gate_corrections',
  'run_keepsakes',
  'run_commendations',
  'player_commendations',
  'player_records',
  'results',
  'runs',
] as const;

/** Each sequence starts without runs. */
async function deleteRuns(db: Db): Promise<void> {
  for (const table of TABLES) await db.deleteFrom(table).execute();
}
