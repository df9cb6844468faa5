import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../src/testing/databases/embedded-postgres.ts';
import { makePostgresTemplate } from '../src/testing/databases/postgres-databases.ts';
import { testOnPostgres } from '../src/testing/databases/test-database.ts';

/**
 * Runs a drill with the numbers of its plan taken from the command line (`--rounds=100`), on SQLite or, with `--postgres`, on a
 * PostgreSQL server that is started for it, and prints what came of it.
 * @param faultsOf what is wrong with a report; the process then ends with 1
 */
export async function runDrill<Plan extends Record<string, number>, Report extends object>(
  defaults: Plan,
  drill: (plan: Plan) => Promise<Report>,
  faultsOf: (report: Report, plan: Plan) => readonly string[],
): Promise<void> {
  const { postgres, ...numbers } = parseArgs({
    options: {
      postgres: { type: 'boolean', default: false },
      ...Object.fromEntries(Object.keys(defaults).map((name) => [name, { type: 'string' as const }])),
    },
  }).values;
  const given = Object.entries(numbers).map(([name, value]) => [name, Number(value)]);
  const plan = { ...defaults, ...Object.fromEntries(given) } as Plan;
  const server = postgres ? await startEmbeddedPostgres() : undefined;
  if (server) {
    await makePostgresTemplate(server.url);
    testOnPostgres(server.url);
  }
  console.log(`engine: ${postgres ? 'postgres' : 'sqlite'}`, plan);
  try {
    const report = await drill(plan);
    console.log(report);
    const faults = faultsOf(report, plan);
    for (const fault of faults) console.error(fault);
    process.exitCode = faults.length === 0 ? 0 : 1;
  } finally {
    await server?.stop();
  }
}
