import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseProxy } from '../src/testing/databases/database-proxy.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/testing/databases/embedded-postgres.ts';
import { createPostgresDatabase, makePostgresTemplate } from '../src/testing/databases/postgres-databases.ts';
import { type Cause, FailingHub, type Observation, send } from '../src/testing/drills/database-failures.ts';
import { stress } from './stress.ts';

interface Plan {
  readonly lastsMs: number;
  readonly names?: readonly string[];
}

const CONNECTIONS = 40;

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(text).catch(() => undefined);
  await client.end();
}

function causes(
  server: EmbeddedPostgres,
  proxy: DatabaseProxy,
  database: string,
  hub: () => FailingHub,
  lastsMs: number,
): Cause[] {
  const pass = async () => proxy.pass();
  const name = new URL(database).pathname.slice(1);
  const repeat = (text: string) => async () => {
    const over = new AbortController();
    const repeating = (async () => {
      while (!over.signal.aborted) {
        await query(server.url, text);
        await sleep(100);
      }
    })();
    return async () => {
      over.abort();
      await repeating;
    };
  };
  return [
    { name: 'killed', lastsMs, begin: async () => (await server.kill(), async () => server.restart()) },
    { name: 'restarted', lastsMs: 0, begin: async () => (await server.kill(), async () => server.restart()) },
    { name: 'paused', lastsMs, begin: async () => server.pause() },
    { name: 'refused', lastsMs, begin: async () => (proxy.refuse(), pass) },
    { name: 'silent', lastsMs, begin: async () => (proxy.silence(), pass) },
    { name: 'failover', lastsMs: 0, begin: async () => (proxy.lose(), pass) },
    { name: 'reset', lastsMs: 0, begin: async () => (proxy.reset(), pass) },
    { name: 'slow', lastsMs, begin: async () => (proxy.delay(1000), pass) },
    {
      name: 'backends terminated',
      lastsMs,
      begin: repeat(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`),
    },
    {
      name: 'exhausted',
      lastsMs,
      async begin() {
        await query(server.url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
        const clients: pg.Client[] = [];
        for (let number = 0; number < CONNECTIONS * 2; number++) {
          const client = new pg.Client({ connectionString: database });
          client.on('error', () => undefined);
          const isIn = await client.connect().then(
            () => true,
            () => false,
          );
          if (isIn) clients.push(client);
          else await sleep(20);
        }
        return async () => void (await Promise.all(clients.map(async (client) => client.end())));
      },
    },
    {
      name: 'read-only',
      lastsMs,
      async begin() {
        const apply = async (value: string) => {
          await query(server.url, `alter database ${name} set default_transaction_read_only = ${value}`);
          await query(server.url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
        };
        await apply('on');
        return async () => apply('off');
      },
    },
    {
      name: 'one row locked',
      lastsMs,
      spares: true,
      async begin() {
        const client = new pg.Client({ connectionString: database });
        await client.connect();
        await client.query('begin');
        await client.query('select id from users order by created_at, id limit 1 for update');
        const cookie = hub().firstCookie;
        const flood = Array.from({ length: 60 }, async (_, number) =>
          send(`${hub().urlOf(number % 2)}/api/${number % 3 === 0 ? 'user/credits/collect' : 'user/credits/spend'}`, {
            cookie,
            body: { amount: 1 },
          }),
        );
        return async () => {
          await client.query('rollback');
          await client.end();
          await Promise.all(flood);
        };
      },
    },
  ];
}

function line(seen: Observation): string {
  const { cause, died, unreadyMs, readyMs, recoveredMs, requests, failed, slowestMs, unanswered, log } = seen;
  return `${cause}: ${died} died, unready ${unreadyMs ?? '-'}, ready ${readyMs ?? 'never'}, recovered ${recoveredMs ?? 'never'}, ${failed}/${requests} failed, slowest ${slowestMs}, unanswered ${unanswered}, log ${JSON.stringify(log)}`;
}

export const databaseFailures = stress<Plan>({
  promise: 'the hub survives every failure of its database',
  short: { lastsMs: 15_000 },
  long: { lastsMs: 15_000 },
  run: async ({ lastsMs, names }) => {
    const server = await startEmbeddedPostgres(CONNECTIONS);
    await makePostgresTemplate(server.url);
    const database = await createPostgresDatabase(server.url);
    const proxy = await DatabaseProxy.before(database);
    const drill = await FailingHub.start({ database, env: { DATABASE_URL: proxy.url }, processes: 2, players: 6 });
    const only = process.env['DRILLS']?.split(',') ?? names;
    for (const cause of causes(server, proxy, database, () => drill, lastsMs)) {
      if (only && !only.includes(cause.name)) continue;
      if (!process.env['STOPS']) console.info(line(await drill.observe(cause)));
      if (process.env['STOPS'] && cause.lastsMs > 0) {
        const { ms, code, says } = await drill.stopDuring(cause);
        console.info(`${cause.name}: stopped after ${ms} ms with ${code} ${says}`);
      }
    }
    await drill.close();
    proxy.close();
    await server.stop();
    return { text: '', faults: [] };
  },
});
