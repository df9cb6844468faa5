import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { MailConfig } from './mailer/create-mailer.ts';

/** Settings of the platform. Domains define their own; `composition/config.ts` combines them. */
export interface PlatformConfig {
  /** `public` if `PUBLIC_URL` is set: the server then generates and assumes nothing. */
  readonly mode: 'local' | 'public';
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Folder of the operator's texts. It need not exist. */
  readonly contentDir: string;
  /** Folder of archived builds, for runs by older rules. */
  readonly archiveDir: string;
  /** From the signal to stop until it stops: for so long it is not ready and still serves. */
  readonly shutdownDelayMs: number;
  /** `postgres://…`, or the path of the SQLite file in the data folder. */
  readonly database: string;
  /** Folder of the built hub; undefined if it is not built. */
  readonly webRoot: string | undefined;
  /** Public origin of the hub, in public mode. */
  readonly publicUrl: string | undefined;
  /** Proxies whose forwarded client address and protocol the server trusts. */
  readonly trustedProxies: readonly string[];
  readonly sessionSecret: string;
  readonly mail: MailConfig;
  /** Bearer token of `/metrics`. A public server without one does not serve it. */
  readonly metricsToken: string | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Processes that verify the runs (`ROLE=web`); undefined: this one does. */
  readonly verifiers: { readonly urls: readonly string[]; readonly token: string } | undefined;
}

/** Settings of a process that only verifies (`ROLE=verify`). */
export interface VerifierConfig extends Pick<
  PlatformConfig,
  'host' | 'port' | 'shutdownDelayMs' | 'publicUrl' | 'metricsToken' | 'logLevel'
> {
  /** That tasks must bring. */
  readonly token: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const repositoryRoot = resolve(import.meta.dirname, '../../../..');

/** Network names that `proxy-addr` supports. */
const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Parses comma-separated proxy addresses and networks. */
function proxyList(text: string, { issues }: z.core.$RefinementCtx<string>): string[] {
  const proxies = text.split(',').map((proxy) => proxy.trim());
  const unknown = proxies.find((proxy) => !NAMED_NETWORKS.has(proxy) && !isNetwork(proxy));
  if (unknown !== undefined)
    issues.push({
      code: 'custom',
      input: text,
      message: `"${unknown}" is not an address, a network, loopback, linklocal or uniquelocal`,
    });
  return proxies;
}

/** Parses comma-separated addresses of processes. */
function originList(text: string, { issues }: z.core.$RefinementCtx<string>): string[] {
  const urls = text.split(',').map((url) => url.trim());
  const wrong = urls.find((url) => !isOrigin(url));
  if (wrong !== undefined)
    issues.push({ code: 'custom', input: text, message: `"${wrong}" is not an address such as http://10.0.0.7:3000` });
  return urls.map((url) => (isOrigin(url) ? new URL(url).origin : url));
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && `${url.search}${url.hash}` === '';
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  const bits = version === 4 ? 32 : 128;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= bits);
}

/** Environment variables of {@link PlatformConfig}. */
export const platformEnvironment = {
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).optional(),
  SHUTDOWN_DELAY: z.coerce.number().min(0).max(600).default(0),
  DATA_DIR: z.string().min(1).default(join(repositoryRoot, '.data')),
  CONTENT_DIR: z.string().min(1).optional(),
  ARCHIVE_DIR: z.string().min(1).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' }).optional(),
  WEB_ROOT: z.string().min(1).default(join(repositoryRoot, 'apps/web/dist')),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: z.string().transform(proxyList).optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  MAIL: z.enum(['smtp', 'off']).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).max(200).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  ROLE: z.enum(['all', 'web', 'verify']).default('all'),
  VERIFIERS: z.string().transform(originList).optional(),
  VERIFIER_TOKEN: z.string().min(32).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
};

type PlatformEnvironment = z.infer<z.ZodObject<typeof platformEnvironment>>;

/**
 * Validates environment variables; an empty one counts as unset.
 * @param missingIn one line per missing variable that others require, starting with its name
 * @throws {Error} that names every invalid and every missing variable
 */
export function parseEnvironment<Shape extends z.ZodRawShape>(
  shape: Shape,
  env: NodeJS.ProcessEnv,
  missingIn: (variables: z.infer<z.ZodObject<Shape>>) => readonly string[] = () => [],
): z.infer<z.ZodObject<Shape>> {
  // `PORT= npm start` means the default, not port 0.
  const set = Object.entries(env).filter(([, value]) => value !== '');
  const parsed = z.object(shape).safeParse(Object.fromEntries(set));
  if (parsed.success) {
    const missing = missingIn(parsed.data);
    if (missing.length > 0) throw invalidConfiguration(missing);
    return parsed.data;
  }
  const invalid = new Map(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
  // What is missing is found beside what is invalid: nobody wants to learn of the faults one start after the other.
  const valid = z.object(shape).safeParse(Object.fromEntries(set.filter(([name]) => !invalid.has(name))));
  const missing = valid.success ? missingIn(valid.data) : [];
  throw invalidConfiguration([
    ...Array.from(invalid, ([name, message]) => `${name}: ${message}`),
    ...missing.filter((line) => !invalid.has(line.split(':', 1)[0] ?? '')),
  ]);
}

/** @param lines one per fault, each starting with the name of the variable */
function invalidConfiguration(lines: readonly string[]): Error {
  return new Error(`The configuration is invalid:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

/** The lines of the missing variables. */
export function missingLines(checks: readonly (readonly [isMissing: boolean, line: string])[]): string[] {
  return checks.flatMap(([isMissing, line]) => (isMissing ? [line] : []));
}

/** One line per missing variable that other settings require. */
export function missingPlatformVariables(variables: PlatformEnvironment): string[] {
  const { PUBLIC_URL, SESSION_SECRET, MAIL, SMTP_URL } = variables;
  return missingLines([
    [
      Boolean(PUBLIC_URL?.startsWith('https:')) && !variables.TRUSTED_PROXIES,
      'TRUSTED_PROXIES: needed when PUBLIC_URL is https, because the server itself serves http (loopback, uniquelocal, addresses or networks)',
    ],
    [Boolean(PUBLIC_URL) && !SESSION_SECRET, 'SESSION_SECRET: needed when PUBLIC_URL is set (at least 32 characters)'],
    [Boolean(PUBLIC_URL) && !MAIL, 'MAIL: needed when PUBLIC_URL is set (smtp or off)'],
    [MAIL === 'smtp' && !SMTP_URL, 'SMTP_URL: needed when MAIL is smtp (smtp://user:password@host:port)'],
  ]);
}

/** One line per variable that is missing for the role of the process, or has no meaning in it. */
export function faultsOfRole({ ROLE, VERIFIERS, VERIFIER_TOKEN }: PlatformEnvironment): string[] {
  return missingLines([
    [
      ROLE === 'web' && !VERIFIERS,
      'VERIFIERS: needed when ROLE is web (the addresses of the processes whose ROLE is verify, such as http://10.0.0.7:3000, separated by commas)',
    ],
    [ROLE !== 'web' && VERIFIERS !== undefined, `VERIFIERS: has no meaning when ROLE is ${ROLE}; set ROLE=web`],
    [
      ROLE !== 'all' && !VERIFIER_TOKEN,
      `VERIFIER_TOKEN: needed when ROLE is ${ROLE} (at least 32 random characters, the same for every process)`,
    ],
  ]);
}

/** {@link VerifierConfig} of an environment. @throws {Error} that names every invalid or missing variable; undefined when the process has another role */
export function verifierConfig(env: NodeJS.ProcessEnv): VerifierConfig | undefined {
  if (env['ROLE'] !== 'verify') return undefined;
  const variables = parseEnvironment(platformEnvironment, env, faultsOfRole);
  return { ...listeningOf(variables), token: variables.VERIFIER_TOKEN ?? '' };
}

function listeningOf(variables: PlatformEnvironment) {
  return {
    host: variables.HOST ?? '127.0.0.1',
    port: variables.PORT,
    shutdownDelayMs: variables.SHUTDOWN_DELAY * 1000,
    publicUrl: variables.PUBLIC_URL ? new URL(variables.PUBLIC_URL).origin : undefined,
    metricsToken: variables.METRICS_TOKEN,
    logLevel: variables.LOG_LEVEL,
  };
}

/** In local mode a missing session secret is created once and stored in the data folder. */
export function platformConfig(variables: PlatformEnvironment): PlatformConfig {
  const { DATA_DIR, DATABASE_URL, WEB_ROOT, PUBLIC_URL, TRUSTED_PROXIES, SESSION_SECRET, VERIFIERS, VERIFIER_TOKEN } =
    variables;
  const dataDir = resolve(DATA_DIR);
  return {
    mode: PUBLIC_URL ? 'public' : 'local',
    ...listeningOf(variables),
    dataDir,
    contentDir: resolve(variables.CONTENT_DIR ?? join(dataDir, 'content')),
    archiveDir: archiveFolder(variables),
    database: DATABASE_URL ?? join(dataDir, 'star-seekers.sqlite'),
    webRoot: existsSync(join(WEB_ROOT, 'index.html')) ? resolve(WEB_ROOT) : undefined,
    trustedProxies: TRUSTED_PROXIES ?? [],
    sessionSecret: SESSION_SECRET ?? localSecret(dataDir),
    mail: mailConfig(variables),
    verifiers: VERIFIERS && VERIFIER_TOKEN ? { urls: VERIFIERS, token: VERIFIER_TOKEN } : undefined,
  };
}

/** Folder of archived builds. */
function archiveFolder({ ARCHIVE_DIR, DATA_DIR }: Pick<PlatformEnvironment, 'ARCHIVE_DIR' | 'DATA_DIR'>): string {
  return resolve(ARCHIVE_DIR ?? join(DATA_DIR, 'archive'));
}

/** {@link PlatformConfig.archiveDir} of an environment, for commands that need nothing else. */
export function archiveDirIn(env: NodeJS.ProcessEnv): string {
  const { DATA_DIR, ARCHIVE_DIR } = platformEnvironment;
  return archiveFolder(parseEnvironment({ DATA_DIR, ARCHIVE_DIR }, env));
}

function mailConfig({ PUBLIC_URL, MAIL, SMTP_URL, MAIL_FROM }: PlatformEnvironment): MailConfig {
  if (MAIL === 'off') return { kind: 'off' };
  if (!SMTP_URL) return { kind: 'local' };
  const host = PUBLIC_URL ? new URL(PUBLIC_URL).hostname : 'localhost';
  return { kind: 'smtp', url: SMTP_URL, from: MAIL_FROM ?? `Star Seekers <no-reply@${host}>` };
}

function localSecret(dataDir: string): string {
  const path = join(dataDir, 'session-secret');
  if (existsSync(path)) return readFileSync(path, 'utf8');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(path, secret, { mode: 0o600 });
  return secret;
}
