import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

/** What the operator set. */
export interface ServerConfig {
  /** `public` once `PUBLIC_URL` is set: nothing is generated or assumed then. */
  readonly mode: 'local' | 'public';
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Folder of the built hub; absent when it has not been built. */
  readonly webRoot: string | undefined;
  /** Origin that players use, in public mode. */
  readonly publicUrl: string | undefined;
  /** Proxies in front of the server whose word on the caller's address and protocol is taken. */
  readonly trustedProxies: number;
  readonly sessionSecret: string;
  readonly payments: PaymentConfig;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

/** Who takes the money: Stripe, the sandbox of local mode, or nobody. */
export type PaymentConfig =
  | { readonly provider: 'stripe'; readonly secretKey: string; readonly webhookSecret: string }
  | { readonly provider: 'sandbox' }
  | { readonly provider: 'off' };

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const repositoryRoot = resolve(import.meta.dirname, '../../../..');

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default(join(repositoryRoot, '.data')),
  WEB_ROOT: z.string().min(1).default(join(repositoryRoot, 'apps/web/dist')),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  PAYMENTS: z.enum(['stripe', 'off']).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(?:test|live)_\S+$/, 'must be a secret key of Stripe')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must be the signing secret of a webhook endpoint')
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('warn'),
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
    const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`The configuration is wrong:\n${lines.join('\n')}`);
  }
  const { PORT, HOST, DATA_DIR, WEB_ROOT, PUBLIC_URL, TRUSTED_PROXIES, SESSION_SECRET, LOG_LEVEL } = parsed.data;
  if (PUBLIC_URL && !SESSION_SECRET) {
    throw new Error(
      'The configuration is wrong:\n  SESSION_SECRET: needed when PUBLIC_URL is set (at least 32 characters)',
    );
  }
  const payments = readPayments(parsed.data);
  const dataDir = resolve(DATA_DIR);
  return {
    mode: PUBLIC_URL ? 'public' : 'local',
    // A hub on somebody's laptop is nobody else's business.
    host: HOST ?? (PUBLIC_URL ? '0.0.0.0' : '127.0.0.1'),
    port: PORT,
    dataDir,
    webRoot: existsSync(join(WEB_ROOT, 'index.html')) ? resolve(WEB_ROOT) : undefined,
    publicUrl: PUBLIC_URL ? new URL(PUBLIC_URL).origin : undefined,
    // The server itself speaks http: with an https address one proxy at least stands in front.
    trustedProxies: TRUSTED_PROXIES ?? (PUBLIC_URL?.startsWith('https:') ? 1 : 0),
    sessionSecret: SESSION_SECRET ?? localSecret(dataDir),
    payments,
    logLevel: LOG_LEVEL,
  };
}

/**
 * A public server sells only as its operator said it should. A local one has the sandbox, or Stripe once it is given a key.
 * @throws {Error} that names what is missing
 */
function readPayments(env: z.output<typeof environment>): PaymentConfig {
  const { PUBLIC_URL, PAYMENTS, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (PUBLIC_URL && !PAYMENTS) {
    throw new Error('The configuration is wrong:\n  PAYMENTS: needed when PUBLIC_URL is set (stripe or off)');
  }
  const provider = PAYMENTS ?? (secretKey ? 'stripe' : 'sandbox');
  if (provider !== 'stripe') return { provider };
  const missing = [secretKey ? '' : 'STRIPE_SECRET_KEY', webhookSecret ? '' : 'STRIPE_WEBHOOK_SECRET'].filter(Boolean);
  if (!secretKey || !webhookSecret) {
    const lines = missing.map((name) => `  ${name}: needed to take payments through Stripe`);
    throw new Error(`The configuration is wrong:\n${lines.join('\n')}`);
  }
  return { provider, secretKey, webhookSecret };
}

function localSecret(dataDir: string): string {
  const path = join(dataDir, 'session-secret');
  if (existsSync(path)) return readFileSync(path, 'utf8');
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(path, secret, { mode: 0o600 });
  return secret;
}
