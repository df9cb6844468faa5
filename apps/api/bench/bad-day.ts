/**
 * `pnpm bench bad-day` shows a bad day: PostgreSQL is killed and comes back 15 seconds later, under four players of one server. Prints the lines of
 * `/metrics` that moved, before, meanwhile and afterwards, and all lines of the log.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../src/testing/databases/embedded-postgres.ts';
import { createPostgresDatabase, makePostgresTemplate } from '../src/testing/databases/postgres-databases.ts';
import { FailingHub } from '../stress/hub/failing-hub.ts';
import { serverCauses } from '../stress/database-causes.ts';

const AWAY_MS = 15_000;
const PLAYERS = 4;

/** Metrics that an operator looks at first. */
const LOOKED_AT =
  /^star_seekers_(database_|refusals_total|job_|oldest_chunk|statement_seconds_count|statement_seconds_bucket\{le="10"|clock_behind|verifiers_reachable)/;

const server = await startEmbeddedPostgres();
await makePostgresTemplate(server.url);
const database = await createPostgresDatabase(server.url);
const hub = await FailingHub.start({ database, env: { DATABASE_URL: database }, processes: 1, players: PLAYERS });
const [killed] = serverCauses(server, database, AWAY_MS);
if (!killed) throw new Error('there is no such cause');

await sleep(2000);
const before = await hub.metrics();
const watched = hub.observe(killed);
await sleep(AWAY_MS - 2000);
const meanwhile = await hub.metrics();
const seen = await watched;
const after = await hub.metrics();
await hub.close();
await server.stop();

const values = [before, meanwhile, after].map(valuesIn);
const names = [...new Set(values.flatMap((of) => [...of.keys()]))].toSorted();
const rows = names.map((name) => [name, values.map((of) => of.get(name) ?? '-')] as const);
const moved = rows.filter(([, [first, ...others]]) => others.some((other) => other !== first));
console.table(
  Object.fromEntries(
    moved.map(([name, [first, second, third]]) => [name, { before: first, meanwhile: second, after: third }]),
  ),
);
console.log(hub.lines.join('\n'));
const { requests, failed, unreadyMs, readyMs, recoveredMs, slowestMs } = seen;
console.table([{ requests, failed, unreadyMs, readyMs, recoveredMs, slowestMs }]);

function valuesIn(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\n').filter((line) => LOOKED_AT.test(line));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), line.slice(line.lastIndexOf(' ') + 1)]));
}
