import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type ServerConfig, readConfig } from '../composition/config.ts';
import { verifierConfig } from '../platform/config.ts';
import { messageOf } from '../platform/message-of.ts';
import { inspectDatabase } from '../platform/database/open-database.ts';
import type { Terminal } from './terminal.ts';

const GIBIBYTE = 2 ** 30;

/** In place of the secret that a local server would create. */
const NOT_CREATED = 'x'.repeat(32);

/**
 * `check`: says what the server would do with this environment, and changes nothing.
 * @returns whether it would start
 * @throws {Error} that names every fault of the configuration
 */
export async function check({
  env,
  print,
  printError,
}: Pick<Terminal, 'env' | 'print' | 'printError'>): Promise<boolean> {
  const verifier = verifierConfig(env);
  if (verifier) {
    print(`listens on: ${verifier.host}, port ${verifier.port}`);
    print('The server would start, and only verify runs.');
    return true;
  }
  const config = readConfig(env['PUBLIC_URL'] ? env : { ...env, SESSION_SECRET: env['SESSION_SECRET'] || NOT_CREATED });
  for (const [what, how] of settingsOf(config)) print(`${what}: ${how}`);
  let starts = true;
  for (const [what, look] of [
    ['database', async () => databaseText(config.database)],
    ['data folder', async () => folderText(config.dataDir)],
  ] as const) {
    try {
      print(`${what}: ${await look()}`);
    } catch (error) {
      printError(`${what}: ${messageOf(error)}`);
      starts = false;
    }
  }
  print(starts ? 'The server would start.' : 'The server would not start.');
  return starts;
}

/** What follows from the variables alone. */
function settingsOf(config: ServerConfig): [what: string, how: string][] {
  const { publicUrl, host, port, trustedProxies, mail, payments, metricsToken, webRoot, verifiers } = config;
  return [
    ['address', publicUrl ? `${publicUrl}, in public mode` : `http://localhost:${port}, in local mode`],
    ['listens on', `${host}, port ${port}`],
    ['trusted proxies', trustedProxies.join(', ') || 'none'],
    ['hub', webRoot ?? 'not built: only the API is served'],
    ['e-mail', mail.kind === 'smtp' ? `${new URL(mail.url).host}, from ${mail.from}` : mail.kind],
    ['payments', payments.provider],
    ['verifiers', verifiers?.urls.join(', ') ?? 'threads of its own'],
    ['metrics', metricsToken ? 'with the token' : publicUrl ? 'not served' : 'served'],
  ];
}

async function databaseText(address: string): Promise<string> {
  const { name, exists, pending } = await inspectDatabase(address);
  if (!exists) return `${name}, which is created`;
  return `${name}, ${pending === 0 ? 'up to date' : `which is migrated first (${pending} steps)`}`;
}

async function folderText(folder: string): Promise<string> {
  let nearest = folder;
  while (!existsSync(nearest)) nearest = dirname(nearest);
  if (!statSync(nearest).isDirectory()) throw new Error(`${nearest} is not a folder`);
  try {
    accessSync(nearest, constants.W_OK);
  } catch {
    throw new Error(`${nearest} cannot be written`);
  }
  const { bavail, bsize } = await statfs(nearest);
  return `${folder}${nearest === folder ? '' : ', which is created'}, ${((bavail * bsize) / GIBIBYTE).toFixed(1)} GiB free`;
}
