import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { type SiteConfig, siteConfig, siteEnvironment } from '../domains/site/site-config.ts';
import type { MailConfig } from './mailer/create-mailer.ts';

/** What the operator set. */
export interface ServerConfig {
  /** `public` once `PUBLIC_URL` is set: nothing is generated or assumed then. */
  readonly mode: 'local' | 'public';
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Folder of the operator's own texts; it need not exist. */
  readonly contentDir: string;
  /** `postgres://…`, or the path of the SQLite file in the data folder. */
  readonly database: string;
  /** Folder of the built hub; absent when it has not been built. */
  readonly webRoot: string | undefined;
  /** Origin that players use, in public mode. */
  readonly publicUrl: string | undefined;
  /** Proxies in front of the server whose word on the caller's address and protocol is taken. */
  readonly trustedProxies: readonly string[];
  readonly sessionSecret: string;
  readonly mail: MailConfig;
  /** What `/metrics` asks for as a bearer token. Without one, a public server has no such page. */
  readonly metricsToken: string | undefined;
  readonly payments: PaymentConfig;
  readonly site: SiteConfig;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

/** Who takes the money: Stripe, the sandbox of local mode, or nobody. */
export type PaymentConfig =
  | { readonly provider: 'stripe'; readonly secretKey: string; readonly webhookSecret: string }
  | { readonly provider: 'sandbox' }
  | { readonly provider: 'off' };

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const repositoryRoot = resolve(import.meta.dirname, '../../../..');

/** Names of networks that `proxy-addr` knows. */
const KNOWN_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Proxies by address or network, separated by commas. */
function proxyList(text: string, { issues }: z.core.$RefinementCtx<string>): string[] {
  const proxies = text.split(',').map((proxy) => proxy.trim());
  const unknown = proxies.find((proxy) => !KNOWN_NETWORKS.has(proxy) && !isNetwork(proxy));
  if (unknown !== undefined)
    issues.push({
      code: 'custom',
      input: text,
      message: `"${unknown}" is no address, network, loopback or uniquelocal`,
    });
  return proxies;
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  const bits = version === 4 ? 32 : 128;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= bits);
}

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default(join(repositoryRoot, '.data')),
  CONTENT_DIR: z.string().min(1).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' }).optional(),
  WEB_ROOT: z.string().min(1).default(join(repositoryRoot, 'apps/web/dist')),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: z.string().transform(proxyList).optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  MAIL: z.enum(['smtp', 'off']).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).max(200).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  PAYMENTS: z.enum(['stripe', 'off']).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(?:test|live)_\S+$/, 'must be a secret key of Stripe')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must be the signing secret of a webhook endpoint')
    .optional(),
  ...siteEnvironment,
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
});

/**
 * Reads the configuration from environment variables; in local mode a missing session secret is made once and kept in the data
 * folder.
 * @throws {Error} that names every wrong or missing variable
 */
export function readConfig(env: NodeJS.ProcessEnv): ServerConfig {
  // `PORT= npm start` means the default, not port 0.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    throw wrongConfiguration(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, WEB_ROOT, PUBLIC_URL, TRUSTED_PROXIES, SESSION_SECRET, LOG_LEVEL } =
    parsed.data;
  const missing = missingVariables(parsed.data);
  if (missing.length > 0) throw wrongConfiguration(missing);
  const payments = paymentConfig(parsed.data);
  const dataDir = resolve(DATA_DIR);
  return {
    mode: PUBLIC_URL ? 'public' : 'local',
    host: HOST ?? '127.0.0.1',
    port: PORT,
    dataDir,
    contentDir: resolve(parsed.data.CONTENT_DIR ?? join(dataDir, 'content')),
    database: DATABASE_URL ?? join(dataDir, 'star-seekers.sqlite'),
    webRoot: existsSync(join(WEB_ROOT, 'index.html')) ? resolve(WEB_ROOT) : undefined,
    publicUrl: PUBLIC_URL ? new URL(PUBLIC_URL).origin : undefined,
    trustedProxies: TRUSTED_PROXIES ?? [],
    sessionSecret: SESSION_SECRET ?? localSecret(dataDir),
    mail: mailConfig(parsed.data),
    metricsToken: parsed.data.METRICS_TOKEN,
    payments,
    site: siteConfig(parsed.data),
    logLevel: LOG_LEVEL,
  };
}

type Environment = z.infer<typeof environment>;

/** What a choice of the operator asks for beside itself: in public mode nothing is assumed. */
function missingVariables(given: Environment): string[] {
  const { PUBLIC_URL, SESSION_SECRET, MAIL, SMTP_URL, PAYMENTS } = given;
  const throughStripe = paymentProvider(given) === 'stripe';
  const wanted: readonly [missing: boolean, line: string][] = [
    [
      Boolean(PUBLIC_URL?.startsWith('https:')) && !given.TRUSTED_PROXIES,
      'TRUSTED_PROXIES: needed when PUBLIC_URL is https: the server itself speaks http (loopback, uniquelocal, addresses or networks)',
    ],
    [Boolean(PUBLIC_URL) && !SESSION_SECRET, 'SESSION_SECRET: needed when PUBLIC_URL is set (at least 32 characters)'],
    [Boolean(PUBLIC_URL) && !MAIL, 'MAIL: needed when PUBLIC_URL is set (smtp or off)'],
    [MAIL === 'smtp' && !SMTP_URL, 'SMTP_URL: needed when MAIL is smtp (smtp://user:password@host:port)'],
    [Boolean(PUBLIC_URL) && !PAYMENTS, 'PAYMENTS: needed when PUBLIC_URL is set (stripe or off)'],
    [throughStripe && !given.STRIPE_SECRET_KEY, 'STRIPE_SECRET_KEY: needed to take payments through Stripe'],
    [throughStripe && !given.STRIPE_WEBHOOK_SECRET, 'STRIPE_WEBHOOK_SECRET: needed to take payments through Stripe'],
  ];
  return wanted.flatMap(([missing, line]) => (missing ? [line] : []));
}

function mailConfig({ PUBLIC_URL, MAIL, SMTP_URL, MAIL_FROM }: Environment): MailConfig {
  if (MAIL === 'off') return { kind: 'off' };
  if (!SMTP_URL) return { kind: 'local' };
  const host = PUBLIC_URL ? new URL(PUBLIC_URL).hostname : 'localhost';
  return { kind: 'smtp', url: SMTP_URL, from: MAIL_FROM ?? `Star Seekers <no-reply@${host}>` };
}

/** A public server sells only as its operator said it should. A local one has the sandbox, or Stripe once it is given a key. */
function paymentProvider({ PAYMENTS, STRIPE_SECRET_KEY }: Environment): PaymentConfig['provider'] {
  return PAYMENTS ?? (STRIPE_SECRET_KEY ? 'stripe' : 'sandbox');
}

function paymentConfig(given: Environment): PaymentConfig {
  const provider = paymentProvider(given);
  if (provider !== 'stripe') return { provider };
  const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_WEBHOOK_SECRET: webhookSecret = '' } = given;
  return { provider, secretKey, webhookSecret };
}

function wrongConfiguration(lines: readonly string[]): Error {
  return new Error(`The configuration is wrong:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

function localSecret(dataDir: string): string {
  const path = join(dataDir, 'session-secret');
  if (existsSync(path)) return readFileSync(path, 'utf8');
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(path, secret, { mode: 0o600 });
  return secret;
}
