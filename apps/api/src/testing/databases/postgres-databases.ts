import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '../../platform/database/open-database.ts';

const TEMPLATE = 'star_seekers_template';

/** Creates the migrated, empty database that {@link createPostgresDatabase} copies. @param server URL of a superuser */
export async function makePostgresTemplate(server: string): Promise<void> {
  await run(server, `drop database if exists ${TEMPLATE}`);
  await run(server, `create database ${TEMPLATE}`);
  await (await openDatabase(databaseUrl(server, TEMPLATE))).close();
}

/** Creates a migrated, empty database, or a copy of one that nobody is connected to. @returns its URL */
export async function createPostgresDatabase(server: string, template = TEMPLATE): Promise<string> {
  const name = `star_seekers_${randomUUID().replaceAll('-', '')}`;
  await run(server, `create database ${name} template ${template} strategy file_copy`);
  return databaseUrl(server, name);
}

export async function dropPostgresDatabase(server: string, url: string): Promise<void> {
  await run(server, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
}

function databaseUrl(server: string, name: string): string {
  return new URL(`/${name}`, server).href;
}

/** One connection a server: PostgreSQL starts a process for each. By the server's URL. */
const pools = new Map<string, pg.Pool>();

async function run(server: string, statement: string): Promise<void> {
  let pool = pools.get(server);
  if (!pool) {
    pool = new pg.Pool({ connectionString: server, max: 1, allowExitOnIdle: true });
    // The server may be stopped.
    pool.on('error', () => undefined);
    pools.set(server, pool);
  }
  await pool.query(statement);
}
