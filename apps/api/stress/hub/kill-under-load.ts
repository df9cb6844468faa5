import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@star-seekers/contracts/client';
import { createRng, nextInt } from '@star-seekers/sim';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/database.ts';
import { createTestDatabase, testEngine } from '../../src/testing/databases/test-database.ts';
import { ledgerFaults } from '../../src/composition/ledger-faults.ts';
import { claimFor, playRun, sendAtOnce, startRun } from '../../src/testing/play-run.ts';
import { type ServerProcess, startServerProcess } from '../../src/testing/server-process/server-process.ts';
import { type Visitor, newPlayer, newVisitor } from '../../src/testing/test-player.ts';
import { startTestServer } from '../../src/testing/test-server.ts';

export interface KillNinePlan {
  /** Number of kills. */
  readonly rounds: number;
  /** Server processes on one database. Each round kills one of them; if there are several, this process is one, and lives on. */
  readonly processes: number;
  readonly players: number;
  /** Range of scores acknowledged before a kill, so that there is something to lose even on a slow machine. */
  readonly scores: { readonly least: number; readonly most: number };
  /** The kill follows the last of them after a random delay of up to this many milliseconds. */
  readonly momentMs: number;
  /** Seed of the delays. */
  readonly seed: number;
}

export interface KillNineReport {
  /** Numbers of acknowledged requests. */
  readonly acknowledged: { readonly starts: number; readonly scores: number };
  /** Acknowledged data that the database lost, and other faults of the database. */
  readonly faults: readonly string[];
}

/** Data acknowledged to clients, by run id. */
interface Acknowledged {
  readonly starts: Set<string>;
  readonly scores: Map<string, number>;
}

/** Long enough for a poor bot to act, and short enough to be streamed at once: within the half second that clocks may differ. */
const RUN_TICKS = 28;

/** Kills server processes while players start and finish runs, then verifies that the database has all acknowledged data. */
export async function killUnderLoad(plan: KillNinePlan): Promise<KillNineReport> {
  const database = await createTestDatabase();
  const limits = { openRunsPerGame: 1000 };
  const control = await startTestServer({ database: database.address, limits });
  const rng = createRng(plan.seed);
  const acknowledged: Acknowledged = { starts: new Set(), scores: new Map() };
  const start = async () => startServerProcess({ database: database.address, limits });
  const processes: ServerProcess[] = [];
  try {
    do processes.push(await start());
    while (processes.length + 1 < plan.processes);
    const cookies: string[] = [];
    for (let index = 0; index < plan.players; index++) cookies.push((await newPlayer(control, 100_000)).cookie());
    for (let round = 0; round < plan.rounds; round++) {
      const load = { isOver: false };
      const isWarm = Promise.withResolvers<void>();
      const { least, most } = plan.scores;
      const target = acknowledged.scores.size + least + nextInt(rng, most - least + 1);
      const playing = cookies.map(async (cookie, index) => {
        const visitor = newVisitor(processes[index % plan.processes] ?? control, cookie);
        while (!load.isOver && (await playOnce(visitor, acknowledged))) {
          if (acknowledged.scores.size >= target) isWarm.resolve();
        }
      });
      const finished = Promise.all(playing);
      await Promise.race([isWarm.promise, finished]);
      if (plan.momentMs > 0) await sleep(nextInt(rng, plan.momentMs));
      const victim = nextInt(rng, processes.length);
      await processes[victim]?.kill();
      load.isOver = true;
      await finished;
      // The last round needs no replacement.
      if (round < plan.rounds - 1) processes[victim] = await start();
    }
    return {
      acknowledged: { starts: acknowledged.starts.size, scores: acknowledged.scores.size },
      faults: await faultsOf(control.services.db, acknowledged),
    };
  } finally {
    for (const process of processes) await process.stop();
    await control.close();
    await database.remove();
  }
}

/** Plays and submits a run. @returns false when the server is gone */
async function playOnce(visitor: Visitor, acknowledged: Acknowledged): Promise<boolean> {
  try {
    const { runId, gameId, setup } = await startRun(visitor);
    acknowledged.starts.add(runId);
    const playedRun = await playRun(gameId, setup, sendAtOnce(visitor, runId), { quitAfter: RUN_TICKS });
    const { score } = await visitor.api('submitScore', { body: claimFor({ ...playedRun, runId }) });
    acknowledged.scores.set(runId, score);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'network') return false;
    throw error;
  }
}

async function faultsOf(db: Db, { starts, scores }: Acknowledged): Promise<string[]> {
  const runs = new Set((await db.selectFrom('runs').select('id').execute()).map(({ id }) => id));
  const results = await db.selectFrom('results').selectAll().execute();
  const scoreOf = new Map(results.map((result) => [result.run_id, result.score]));
  return [
    ...[...starts].filter((id) => !runs.has(id)).map((id) => `run ${id} is lost`),
    ...[...scores].filter(([id, score]) => scoreOf.get(id) !== score).map(([id]) => `the score of run ${id} is lost`),
    ...(await totalFaults(db, results)),
    ...(await ledgerFaults(db)),
    ...(await fileFaults(db)),
  ];
}

/** Totals that differ from the sums of the results. */
async function totalFaults(db: Db, results: readonly { user_id: string; points: number }[]): Promise<string[]> {
  const sums = new Map<string, number>();
  for (const { user_id: userId, points } of results) sums.set(userId, (sums.get(userId) ?? 0) + points);
  const totals = await db.selectFrom('user_totals').selectAll().execute();
  return totals
    .filter(({ user_id: userId, total_points: points }) => sums.get(userId) !== points)
    .map(({ user_id: userId, total_points: points }) => `${userId} has ${points} points, not ${sums.get(userId)}`);
}

async function fileFaults(db: Db): Promise<string[]> {
  if (testEngine() === 'postgres') return [];
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  return rows.map((row) => row.integrity_check).filter((line) => line !== 'ok');
}
