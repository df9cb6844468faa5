import { createTestDatabase } from '../../src/testing/databases/test-database.ts';
import { ledgerFaults } from '../../src/composition/ledger-faults.ts';
import { startRun } from '../../src/testing/play-run.ts';
import { type ServerProcess, startServerProcess } from '../../src/testing/server-process/server-process.ts';
import { newPlayer, newVisitor } from '../../src/testing/test-player.ts';
import { startTestServer } from '../../src/testing/test-server.ts';

export interface DoubleSpendPlan {
  readonly processes: number;
  /** Clients signed in as the same player. */
  readonly clients: number;
  readonly startsEach: number;
  readonly credits: number;
}

export interface DoubleSpendReport {
  /** Number of requests per outcome: `done` or an error code. */
  readonly outcomes: Readonly<Record<string, number>>;
  readonly runs: number;
  readonly creditsLeft: number;
  readonly ledgerFaults: readonly string[];
}

/** Many clients of one player start runs concurrently, through several server processes on one database. */
export async function spendConcurrently(plan: DoubleSpendPlan): Promise<DoubleSpendReport> {
  const database = await createTestDatabase();
  const limits = { openRunsPerGame: plan.clients * plan.startsEach };
  const control = await startTestServer({ database: database.address, limits });
  const processes: ServerProcess[] = [];
  try {
    // This process is one of them.
    while (processes.length + 1 < plan.processes) {
      processes.push(await startServerProcess({ database: database.address, limits }));
    }
    const player = await newPlayer(control, plan.credits);
    const outcomes: Record<string, number> = {};
    const client = async (index: number) => {
      const visitor = newVisitor(processes[index % plan.processes] ?? control, player.cookie());
      for (let start = 0; start < plan.startsEach; start++) {
        const outcome = await startRun(visitor).then(
          () => 'done',
          (error: Error & { code?: string }) => error.code ?? error.message,
        );
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: plan.clients }, (_, index) => client(index)));
    const { db } = control.services;
    const runs = await db.selectFrom('runs').select('id').execute();
    return {
      outcomes,
      runs: runs.length,
      creditsLeft: (await player.api('user')).user.credits,
      ledgerFaults: await ledgerFaults(db),
    };
  } finally {
    for (const process of processes) await process.stop();
    await control.close();
    await database.remove();
  }
}
