import { randomInt } from 'node:crypto';
import { FACTIONS } from '@star-seekers/contracts';
import { type Rng, createRng, nextInt } from '@star-seekers/sim';
import { insertUser } from '../../domains/auth/repository.ts';
import type { CountedRun } from '../../domains/leaderboards/figures.ts';
import { foldDeltas } from '../../domains/leaderboards/fold-deltas.ts';
import { sumByFaction } from '../../domains/leaderboards/repository.ts';
import { act } from '../../domains/operators/action.ts';
import { restoreAction, voidAction } from '../../domains/operators/run-actions.ts';
import { countVerifiedRun } from '../../domains/runs/count-verified-run.ts';
import { insertRun } from '../../domains/runs/repository.ts';
import type { Db } from '../../platform/database/database.ts';
import { fillRankBuckets } from '../../platform/database/migrations/0004-rank-buckets.ts';
import { fillHourBuckets } from '../../platform/database/migrations/0006-rank-hours.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { startTestServer } from '../test-server.ts';
import { boardEntries, factionSums, gameTotals, userTotals } from './rebuilt-figures.ts';

export interface VoidPlan {
  readonly sequences: number;
  /** Runs that are submitted, voided or restored in a sequence. */
  readonly steps: number;
}

const PLAYERS = 3;
/** Steps that are under way at once. */
const AT_ONCE = 3;
const NEW_YEAR = Date.UTC(2027, 0, 1);
const HOUR_MS = 3_600_000;
const BY = { operator: 'drill', reason: 'drill' };

/**
 * Submits, voids and restores runs at random, several at a time, and compares everything that is kept of them with what the runs that
 * count amount to.
 * @returns how many steps were made, and what differed, with the seed that shows it again
 */
export async function voidAndRestore({ sequences, steps }: VoidPlan): Promise<{ steps: number; faults: string[] }> {
  const server = await startTestServer();
  const { services } = server;
  const faults: string[] = [];
  const players = await addPlayers(services.db);
  for (let sequence = 0; sequence < sequences; sequence++) {
    const seed = randomInt(2 ** 31);
    const counted = await play(services, createRng(seed), players, steps);
    const differences = await differencesFrom(services, counted);
    faults.push(...differences.map((difference) => `seed ${seed}: ${difference}`));
    await forgetRuns(services.db);
  }
  await server.close();
  return { steps: sequences * steps, faults };
}

async function addPlayers(db: Db): Promise<string[]> {
  const ids = Array.from({ length: PLAYERS }, () => newId(NEW_YEAR));
  for (const id of ids) {
    const names = { username: id, username_key: id, email: id, email_key: id };
    const account = { password_hash: '', faction: 'none', solana_wallet: null, created_at: NEW_YEAR } as const;
    await insertUser(db, { id, ...names, ...account });
  }
  return ids;
}

/** @returns the runs that count in the end */
async function play(services: Services, rng: Rng, players: readonly string[], steps: number): Promise<CountedRun[]> {
  const counted = new Map<string, CountedRun>();
  const voided = new Map<string, CountedRun>();
  for (let made = 0; made < steps; made += AT_ONCE) {
    const chosen = new Set<string>();
    const works = Array.from({ length: AT_ONCE }, () => {
      const drawn = nextInt(rng, 10);
      const pool = drawn < 3 ? counted : voided;
      const free = [...pool.values()].filter(({ runId }) => !chosen.has(runId));
      const run = drawn < 6 ? free[nextInt(rng, Math.max(1, free.length))] : undefined;
      if (!run) {
        const submitted = drawRun(rng, players);
        chosen.add(submitted.runId);
        counted.set(submitted.runId, submitted);
        return async () => submit(services, submitted);
      }
      chosen.add(run.runId);
      pool.delete(run.runId);
      (pool === counted ? voided : counted).set(run.runId, run);
      const action = (pool === counted ? voidAction : restoreAction)(run.runId);
      return async () => void (await act(services, action, BY));
    });
    const folding = nextInt(rng, 2) === 0 ? [foldDeltas(services.db)] : [];
    await Promise.all([...works.map(async (work) => work()), ...folding]);
  }
  return [...counted.values()];
}

/** Few scores and times, so that many are equal. */
function drawRun(rng: Rng, players: readonly string[]): CountedRun {
  const score = [0, 1, 2, 63, 64, 4096][nextInt(rng, 6)] ?? 0;
  const day = [0, 1, 30, 31, 364][nextInt(rng, 5)] ?? 0;
  const finishedAt = NEW_YEAR + (day * 24 + nextInt(rng, 2)) * HOUR_MS + nextInt(rng, 2);
  return {
    userId: players[nextInt(rng, players.length)] ?? '',
    runId: newId(finishedAt),
    gameId: 1 + nextInt(rng, 2),
    score,
    points: nextInt(rng, 3) === 0 ? 0 : score,
    faction: FACTIONS[nextInt(rng, FACTIONS.length)] ?? 'none',
    finishedAt,
  };
}

async function submit(services: Services, run: CountedRun): Promise<void> {
  const { runId, userId, gameId, score, points, faction, finishedAt } = run;
  const row = {
    id: runId,
    user_id: userId,
    game_id: gameId,
    rules_version: 1,
    setup: '{}',
    faction,
    status: 'open',
    started_at: finishedAt,
    expires_at: finishedAt,
    closed_at: null,
    claim_hash: null,
    answer: null,
    secret: null,
  } as const;
  await insertRun(services.db, row);
  const claim = { score, points, replay: '', hash: runId, at: finishedAt };
  const outcome = { score, points, reason: 'own', stats: {} } as const;
  await countVerifiedRun(services, row, claim, { proven: true, outcome, ticks: 1 });
}

/** How what is kept differs from what the runs amount to. */
async function differencesFrom({ db }: Services, runs: readonly CountedRun[]): Promise<string[]> {
  const faults: string[] = [];
  const compare = (what: string, kept: readonly object[], expected: readonly object[]) => {
    const [one, other] = [rowsOf(kept), rowsOf(expected)];
    if (one !== other) faults.push(`${what}: kept ${one}, not ${other}`);
  };
  compare('totals', await db.selectFrom('user_totals').selectAll().execute(), userTotals(runs));
  compare('games', await db.selectFrom('game_totals').selectAll().execute(), gameTotals(runs));
  compare('boards', await db.selectFrom('board_entries').selectAll().execute(), boardEntries(runs));
  compare('factions', (await sumByFaction(db)).filter(isSomething), factionSums(runs).filter(isSomething));
  const buckets = await keptBuckets(db);
  await db.deleteFrom('rank_buckets').execute();
  await fillRankBuckets(db);
  await fillHourBuckets(db);
  compare('buckets', buckets, await keptBuckets(db));
  return faults;
}

/** Rows in one order of their columns and of themselves. */
function rowsOf(rows: readonly object[]): string {
  const columnsInOrder = (row: object) =>
    Object.fromEntries(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return rows
    .map((row) => JSON.stringify(columnsInOrder(row)))
    .toSorted()
    .join();
}

/** A faction of which every run was voided may have a row of nothing. */
function isSomething({ total_points: points, players }: { total_points: number; players: number }): boolean {
  return points !== 0 || players !== 0;
}

/** Counts that are not 0, folded or not. */
async function keptBuckets(db: Db) {
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
  'faction_totals',
  'game_totals',
  'user_totals',
  'board_entries',
  'results',
  'runs',
] as const;

/** The next sequence begins with nothing. */
async function forgetRuns(db: Db): Promise<void> {
  for (const table of TABLES) await db.deleteFrom(table).execute();
}
