import { join } from 'node:path';
import { copyTemplateDatabase } from '../src/testing/databases/template-file.ts';
import { DatabaseProxy } from '../src/testing/databases/database-proxy.ts';
import { startEmbeddedPostgres } from '../src/testing/databases/embedded-postgres.ts';
import { createPostgresDatabase, makePostgresTemplate } from '../src/testing/databases/postgres-databases.ts';
import { type Cause, FailingHub, type FailureDrill, type Observation, type Stop } from './hub/failing-hub.ts';
import { networkCauses, serverCauses, smallDisk } from './database-causes.ts';
import { stress } from './stress.ts';

interface Plan {
  readonly processes: number;
  readonly players: number;
  readonly lastsMs: number;
}

/** Few, so that they can be exhausted; more than two processes use. */
const CONNECTIONS = 40;

/** In milliseconds: a server says that it is not ready, or is again; all requests succeed again; a server has stopped. */
const MOST = { toSay: 5000, toRecover: 10_000, toStop: 20_000 };

/** What may be in the log, and how often for each process; anything else would be there for each request. */
const LINES: Readonly<Record<string, number>> = {
  'database.lost': 1,
  'database.slow': 1,
  'database.back': 2,
  // Summaries, once a minute.
  'request.refused': 2,
  'limit.hit': 5,
  'loop.stalled': Number.POSITIVE_INFINITY,
};

export const databaseFailures = stress<Plan>({
  promise: 'servers survive what happens to their database, say so, and stop in time',
  shortOn: { engine: 'sqlite', because: 'it has a PostgreSQL of its own, and a file of SQLite on a small disk' },
  // Short: lost-database.test, within a process.
  long: { processes: 2, players: 6, lastsMs: 15_000 },
  run: async (plan) => {
    const results = [await failServer(plan), await fillDisk(plan)];
    return {
      text: results.flatMap(({ texts }) => texts).join('\n       '),
      faults: results.flatMap(({ faults }) => faults),
    };
  },
});

interface Result {
  readonly texts: readonly string[];
  readonly faults: readonly string[];
}

async function failServer(plan: Plan): Promise<Result> {
  const server = await startEmbeddedPostgres(CONNECTIONS);
  await makePostgresTemplate(server.url);
  const database = await createPostgresDatabase(server.url);
  const proxy = await DatabaseProxy.before(database);
  const causes = [...networkCauses(proxy, plan.lastsMs), ...serverCauses(server, database, plan.lastsMs)];
  const result = await watch({ ...plan, database, env: { DATABASE_URL: proxy.url } }, causes);
  proxy.close();
  await server.stop();
  return result;
}

/** Only root can make a small file system. */
async function fillDisk(plan: Plan): Promise<Result> {
  if (process.getuid?.() !== 0) return { texts: ['disk full (SQLite): only as root'], faults: [] };
  const disk = smallDisk(plan.lastsMs);
  const database = join(disk.folder, 'star-seekers.sqlite');
  await copyTemplateDatabase(database);
  const drill = { ...plan, processes: 1, database, env: { DATA_DIR: disk.folder } };
  const result = await watch(drill, [disk.full]);
  disk.remove();
  return result;
}

async function watch(drill: FailureDrill, causes: readonly Cause[]): Promise<Result> {
  const texts: string[] = [];
  const faults: string[] = [];
  const hub = await FailingHub.start(drill);
  for (const cause of causes) {
    const seen = await hub.observe(cause);
    const stop = cause.lastsMs > 0 ? await hub.stopDuring(cause) : undefined;
    texts.push(`${cause.name}: ${textOf(seen, stop)}`);
    faults.push(...faultsOf(cause, drill.processes, seen, stop).map((fault) => `${cause.name}: ${fault}`));
  }
  await hub.close();
  return { texts, faults };
}

function textOf(seen: Observation, stop: Stop | undefined): string {
  const { unreadyMs, readyMs, recoveredMs, requests, failed, slowestMs, log } = seen;
  const parts = [
    `${seen.died} died`,
    `unready after ${unreadyMs ?? '-'}`,
    `ready after ${readyMs ?? 'never'}`,
    `recovered after ${recoveredMs ?? 'never'} ms`,
    `${failed} of ${requests} requests failed`,
    `the slowest took ${slowestMs} ms`,
    `log ${JSON.stringify(log)}`,
  ];
  if (stop) parts.push(`stopped after ${stop.ms} ms with ${stop.code}`, stop.said);
  return parts.filter(Boolean).join(', ');
}

function faultsOf(
  { lastsMs, strikes }: Cause,
  processes: number,
  { died, unreadyMs, readyMs, recoveredMs, requests, failed, log }: Observation,
  stop: Stop | undefined,
): string[] {
  const isNoticed = strikes === 'everybody' && lastsMs > MOST.toSay;
  const checks: readonly (readonly [isFault: boolean, fault: string])[] = [
    [requests === 0, 'no requests'],
    [died > 0, `${died} servers died`],
    [
      isNoticed && (unreadyMs ?? Number.POSITIVE_INFINITY) > MOST.toSay,
      `said after ${unreadyMs} ms that it is unready`,
    ],
    [recoveredMs === undefined || recoveredMs > MOST.toRecover, `recovered after ${recoveredMs} ms`],
    [
      readyMs === undefined || readyMs > (recoveredMs ?? 0) + MOST.toSay,
      `was ready after ${readyMs} ms, ${recoveredMs} ms after it could serve`,
    ],
    [strikes === 'first player' && failed > 0, `${failed} requests of other players failed`],
    [stop !== undefined && (stop.ms > MOST.toStop || stop.code === null), `stopped after ${stop?.ms} ms`],
  ];
  const lines = Object.entries(log).filter(([line, count]) => count > (LINES[line] ?? 0) * processes);
  return [
    ...checks.flatMap(([isFault, fault]) => (isFault ? [fault] : [])),
    ...lines.map(([line, count]) => `${count} lines of the log: ${line}`),
  ];
}
