import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase } from '../src/testing/databases/test-database.ts';
import { newPlayer, startRun, startTestServer } from '../src/testing/index.ts';
import { startServerProcess } from '../src/testing/server-process/server-process.ts';
import { StreamLoad } from '../src/testing/stream-load.ts';
import { stress } from './stress.ts';

interface KillStreamsPlan {
  readonly players: number;
  readonly runsEach: number;
  readonly rounds: number;
  /** Acknowledged chunks in each round after which the server is killed. */
  readonly chunks: number;
}

export const killStreams = stress<KillStreamsPlan>({
  promise: 'a kill -9 under many streams loses no acknowledged chunk',
  shortOn: {
    engine: 'sqlite',
    because: 'on PostgreSQL the data are with another process, and killOneOfTwo kills one of its clients',
  },
  short: { players: 2, runsEach: 5, rounds: 1, chunks: 50 },
  long: { players: 25, runsEach: 20, rounds: 20, chunks: 5000 },
  run: async ({ players, runsEach, rounds, chunks }) => {
    const database = await createTestDatabase();
    const limits = { openRunsPerGame: runsEach };
    const control = await startTestServer({ database: database.address, limits });
    const faults: string[] = [];
    let acknowledged = 0;
    try {
      const runs = [];
      for (let number = 0; number < players; number++) {
        const player = await newPlayer(control, runsEach);
        for (let run = 0; run < runsEach; run++)
          runs.push({ runId: (await startRun(player)).runId, cookie: player.cookie() });
      }
      for (let round = 0; round < rounds; round++) {
        const server = await startServerProcess({ database: database.address, limits });
        const load = new StreamLoad({ intervalMs: 200, ticks: 12 });
        await load.open(server.url, runs);
        while (load.latencies.length < chunks && load.faults.length === 0) await sleep(10);
        await server.kill();
        load.close();
        acknowledged += load.latencies.length;
        faults.push(...load.faults);
        for (const [runId, seq] of load.acknowledged) {
          const stored = await control.services.db
            .selectFrom('run_chunks')
            .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max<number>('seq').as('last')])
            .where('run_id', '=', runId)
            .executeTakeFirstOrThrow();
          if (stored.last < seq) faults.push(`run ${runId} lost chunk ${seq}`);
          if (stored.count !== stored.last + 1) faults.push(`run ${runId} has a gap`);
        }
      }
    } finally {
      await control.close();
      await database.remove();
    }
    return { text: `${rounds} kills under ${players * runsEach} streams: ${acknowledged} chunks acknowledged`, faults };
  },
});
