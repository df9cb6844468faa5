import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseProxy } from '../src/testing/databases/database-proxy.ts';
import type { EmbeddedPostgres } from '../src/testing/databases/embedded-postgres.ts';
import type { Cause, FailingHub } from './hub/failing-hub.ts';

/** Requests of the player whose row is locked. */
const FLOOD = 60;

/** What the network does to connections. */
export function networkCauses(proxy: DatabaseProxy, lastsMs: number): Cause[] {
  const pass = async () => proxy.pass();
  const cause = (name: string, fail: () => void): Cause => ({
    name,
    lastsMs,
    strikes: 'everybody',
    async begin() {
      fail();
      return pass;
    },
  });
  const momentary = { lastsMs: 0, strikes: 'connections' } as const;
  return [
    cause('refused', () => proxy.refuse()),
    cause('silent', () => proxy.silence()),
    { ...cause('reset', () => proxy.reset()), ...momentary },
    { ...cause('silent for good, new connections pass', () => proxy.lose()), ...momentary },
    { ...cause('a second late', () => proxy.delay(1000)), strikes: 'connections' },
  ];
}

/** What happens to the server itself. @param database its address past any proxy */
export function serverCauses(server: EmbeddedPostgres, database: string, lastsMs: number): Cause[] {
  const name = new URL(database).pathname.slice(1);
  const terminate = async () =>
    run(server.url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  const kill = async () => {
    await server.kill();
    return async () => server.restart();
  };
  const setReadOnly = async (value: string) => {
    await run(server.url, `alter database ${name} set default_transaction_read_only = ${value}`);
    await terminate();
  };
  return [
    { name: 'killed', lastsMs, strikes: 'everybody', begin: kill },
    { name: 'killed and started again', lastsMs: 0, strikes: 'connections', begin: kill },
    { name: 'paused', lastsMs, strikes: 'everybody', begin: async () => server.pause() },
    {
      name: 'a process of it killed',
      lastsMs: 0,
      strikes: 'connections',
      async begin() {
        await killBackend(server.url, name);
        return () => undefined;
      },
    },
    {
      name: 'connections terminated, ten times a second',
      lastsMs,
      strikes: 'connections',
      async begin() {
        const over = new AbortController();
        const terminating = (async () => {
          for (; !over.signal.aborted; await sleep(100)) await terminate();
        })();
        return async () => {
          over.abort();
          await terminating;
        };
      },
    },
    {
      name: 'connections exhausted',
      lastsMs,
      strikes: 'everybody',
      begin: async () => exhaust(server.url, name),
    },
    {
      name: 'read-only',
      lastsMs,
      strikes: 'everybody',
      async begin() {
        await setReadOnly('on');
        return async () => setReadOnly('off');
      },
    },
    {
      name: 'one row locked',
      lastsMs,
      strikes: 'first player',
      async begin(hub) {
        const session = await connect(database);
        await session.query('begin');
        await session.query('select id from users order by created_at, id limit 1 for update');
        const flood = floodOf(hub);
        return async () => {
          await session.end();
          await flood;
        };
      },
    },
  ];
}

/** A file system that runs full, for the data of a server on SQLite; only root can make one. */
export function smallDisk(lastsMs: number): { readonly folder: string; readonly full: Cause; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'star-seekers-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', folder]);
  if (status !== 0) throw new Error('a small file system could not be mounted');
  const filler = join(folder, 'filler');
  const fill = () => {
    const part = Buffer.alloc(4096);
    try {
      for (;;) writeFileSync(filler, part, { flag: 'a' });
    } catch {
      // Now it is full.
    }
  };
  return {
    folder,
    full: {
      name: 'disk full (SQLite)',
      lastsMs,
      strikes: 'everybody',
      async begin() {
        fill();
        return () => rmSync(filler);
      },
    },
    remove() {
      spawnSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

async function floodOf(hub: FailingHub): Promise<void> {
  const requests = Array.from({ length: FLOOD }, async (_, number) =>
    hub.request(0, number % 2 === 0 ? 'user/credits/collect' : 'user/credits/spend', { amount: 1 }, number),
  );
  await Promise.all(requests);
}

/** Takes all connections of a server. @returns gives them back */
async function exhaust(server: string, database: string): Promise<() => Promise<void>> {
  const taken: pg.Client[] = [];
  const control = await connect(server);
  for (;;) {
    const { rowCount } = await control.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`,
    );
    const client = await connect(server).catch(() => undefined);
    if (client) taken.push(client);
    else if (rowCount === 0) break;
  }
  return async () => void (await Promise.all([control, ...taken].map(async (client) => client.end())));
}

async function killBackend(server: string, database: string): Promise<void> {
  const client = await connect(server);
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = '${database}' limit 1`,
  );
  // The server then ends all its connections, this one too.
  for (const { pid } of rows) process.kill(pid, 'SIGKILL');
  await client.end();
}

async function run(server: string, text: string): Promise<void> {
  const client = await connect(server);
  await client.query(text);
  await client.end();
}

/** A session that may break. */
async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
