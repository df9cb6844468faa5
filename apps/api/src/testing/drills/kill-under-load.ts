import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@star-seekers/contracts/client';
import { createRng, nextInt } from '@star-seekers/sim';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { createTestDatabase, testEngine } from '../databases/test-database.ts';
import { ledgerFaults } from '../../composition/ledger-faults.ts';
import { claimFor, playRun, startRun } from '../play-run.ts';
import { type ServerProcess, startServerProcess } from '../server-process/server-process.ts';
import { type Visitor, newPlayer, newVisitor } from '../test-player.ts';
import { startTestServer } from '../test-server.ts';

export interface KillNinePlan {
  /** Times that a server process is killed. */
  readonly rounds: number;
  /** Processes on one database; one of them is killed in each round, the others go on. */
  readonly processes: number;
  readonly players: number;
  /** Scores that clients were told of before a kill, at least and at most: however slow the machine, there is something to lose. */
  readonly scores: { readonly least: number; readonly most: number };
  /** The kill comes at a random moment of so many milliseconds after the last of them; 0 is at once. */
  readonly momentMs: number;
  /** Decides the moments. */
  readonly seed: number;
}

export interface KillNineReport {
  /** Answers that clients received, by call. */
  readonly acknowledged: { readonly starts: number; readonly scores: number };
  /** Acknowledged answers that the database does not hold, and whatever else is wrong with it. */
  readonly faults: readonly string[];
}

/** The client's log: what it was told. Runs by their id. */
interface Acknowledged {
  readonly starts: Set<string>;
  readonly scores: Map<string, number>;
}

/** Long enough for a poor bot to do something, short enough that no time needs to pass. */
const RUN_TICKS = 60;

/** Players start and finish runs while server processes are killed; then the database is held against what they were told. */
export async function killUnderLoad(plan: KillNinePlan): Promise<KillNineReport> {
  const database = await createTestDatabase();
  const control = await startTestServer({ database: database.address });
  const rng = createRng(plan.seed);
  const acknowledged: Acknowledged = { starts: new Set(), scores: new Map() };
  const start = async () => startServerProcess({ database: database.address, limits: { openRunsPerGame: 1000 } });
  const processes: ServerProcess[] = [];
  try {
    for (let index = 0; index < plan.processes; index++) processes.push(await start());
    const cookies: string[] = [];
    for (let index = 0; index < plan.players; index++) cookies.push((await newPlayer(control, 100_000)).cookie());
    for (let round = 0; round < plan.rounds; round++) {
      const load = { over: false };
      const warm = Promise.withResolvers<void>();
      const { least, most } = plan.scores;
      const enough = acknowledged.scores.size + least + nextInt(rng, most - least + 1);
      const playing = cookies.map(async (cookie, index) => {
        const visitor = newVisitor(processes[index % processes.length] ?? control, cookie);
        while (!load.over && (await playOnce(visitor, acknowledged))) {
          if (acknowledged.scores.size >= enough) warm.resolve();
        }
      });
      const over = Promise.all(playing);
      await Promise.race([warm.promise, over]);
      if (plan.momentMs > 0) await sleep(nextInt(rng, plan.momentMs));
      const victim = nextInt(rng, processes.length);
      await processes[victim]?.kill();
      load.over = true;
      await over;
      // The last one is not missed.
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

/** A run from start to score. @returns false once the server is gone */
async function playOnce(visitor: Visitor, acknowledged: Acknowledged): Promise<boolean> {
  try {
    const { runId, gameId, setup } = await startRun(visitor);
    acknowledged.starts.add(runId);
    const played = await playRun(gameId, setup, { quitAfter: RUN_TICKS });
    const { score } = await visitor.api('submitScore', { body: claimFor({ ...played, runId }) });
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

/** Totals must be the sums of the results, acknowledged or not. */
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
