import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { verifierConfig } from '../platform/config.ts';
import { readConfig } from './config.ts';

const SECRET = 'a secret of the tests, longer than 32 characters';

/** A complete public configuration. */
const PUBLIC = {
  PUBLIC_URL: 'https://hub.example/',
  TRUSTED_PROXIES: 'loopback',
  SESSION_SECRET: SECRET,
  MAIL: 'off',
  PAYMENTS: 'off',
};

let folder: string;
let env: NodeJS.ProcessEnv;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'star-seekers-config-'));
  env = { DATA_DIR: join(folder, 'data'), WEB_ROOT: join(folder, 'web') };
});

afterEach(() => rmSync(folder, { recursive: true }));

test('without settings the server listens locally on port 3000', () => {
  expect(readConfig(env)).toMatchObject({
    mode: 'local',
    host: '127.0.0.1',
    port: 3000,
    shutdownDelayMs: 0,
    publicUrl: undefined,
    trustedProxies: [],
    webRoot: undefined,
  });
});

test('the local session secret is created once, readable by its owner only', () => {
  const { sessionSecret, dataDir } = readConfig(env);
  expect(sessionSecret.length).toBeGreaterThanOrEqual(32);
  expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
  expect(readConfig(env).sessionSecret).toBe(sessionSecret);
});

test('reads PORT, HOST, DATA_DIR, WEB_ROOT, LOG_LEVEL and SHUTDOWN_DELAY', () => {
  mkdirSync(join(folder, 'web'));
  writeFileSync(join(folder, 'web/index.html'), '');
  expect(
    readConfig({ ...env, PORT: '8080', HOST: '0.0.0.0', LOG_LEVEL: 'debug', SHUTDOWN_DELAY: '1.5' }),
  ).toMatchObject({
    port: 8080,
    shutdownDelayMs: 1500,
    host: '0.0.0.0',
    logLevel: 'debug',
    dataDir: env['DATA_DIR'],
    webRoot: env['WEB_ROOT'],
  });
});

test('all faults are named at once: what is invalid and what is missing', () => {
  const faulty = { ...env, ...PUBLIC, PORT: 'many', MAIL: 'pigeon', SESSION_SECRET: '', PAYMENTS: 'stripe' };
  const name = /^ {2}([A-Z_]+):/gm;
  const message = (() => {
    try {
      readConfig(faulty);
      return '';
    } catch (error) {
      return String(error);
    }
  })();
  const named = [...message.matchAll(name)].map(([, variable]) => variable);
  expect(new Set(named)).toEqual(
    new Set(['PORT', 'MAIL', 'SESSION_SECRET', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']),
  );
});

test('a process that serves only, or verifies only, needs the token, and the former the addresses of the others', () => {
  const token = { VERIFIER_TOKEN: SECRET };
  expect(() => readConfig({ ...env, ROLE: 'web' })).toThrow(/^ {2}VERIFIERS: needed .*\n {2}VERIFIER_TOKEN: needed /m);
  expect(() => readConfig({ ...env, VERIFIERS: 'http://a:1' })).toThrow('VERIFIERS: has no meaning when ROLE is all');
  expect(() => readConfig({ ...env, ...token, ROLE: 'web', VERIFIERS: 'a:1' })).toThrow('"a:1" is not an address');
  expect(() => readConfig({ ...env, ROLE: 'both' })).toThrow('ROLE:');
  const web = { ...env, ...token, ROLE: 'web', VERIFIERS: 'http://a:1, https://b/' };
  expect(readConfig(web).verifiers).toEqual({ urls: ['http://a:1', 'https://b'], token: SECRET });
  expect(readConfig(env).verifiers).toBeUndefined();

  expect(verifierConfig(env)).toBeUndefined();
  expect(() => verifierConfig({ ROLE: 'verify' })).toThrow('VERIFIER_TOKEN: needed when ROLE is verify');
  // Neither a folder for data nor what players need.
  const verify = { ...token, ROLE: 'verify', PUBLIC_URL: 'https://hub.example', PORT: '8080' };
  expect(verifierConfig(verify)).toMatchObject({ port: 8080, token: SECRET, publicUrl: 'https://hub.example' });
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ ...env, PORT: '', HOST: '' })).toMatchObject({ port: 3000, host: '127.0.0.1' });
});

test('a public server generates no secret: SESSION_SECRET is required', () => {
  expect(() => readConfig({ ...env, ...PUBLIC, SESSION_SECRET: '' })).toThrow('SESSION_SECRET');
  expect(existsSync(join(folder, 'data'))).toBe(false);
  expect(readConfig({ ...env, ...PUBLIC })).toMatchObject({
    mode: 'public',
    host: '127.0.0.1',
    publicUrl: 'https://hub.example',
    sessionSecret: SECRET,
    trustedProxies: ['loopback'],
  });
});

test('a local server sells through the sandbox, or through Stripe if it has a key', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
  expect(readConfig(env).payments).toEqual({ provider: 'sandbox' });
  expect(readConfig({ ...env, PAYMENTS: 'off' }).payments).toEqual({ provider: 'off' });
  expect(readConfig({ ...env, ...keys }).payments).toEqual({
    provider: 'stripe',
    secretKey: 'sk_test_x',
    webhookSecrets: ['whsec_x'],
  });
  const both = readConfig({ ...env, ...keys, STRIPE_WEBHOOK_SECRET: 'whsec_old, whsec_new' }).payments;
  expect(both).toMatchObject({ webhookSecrets: ['whsec_old', 'whsec_new'] });
  expect(readConfig({ ...env, ...keys, PAYMENTS: 'off' }).payments).toEqual({ provider: 'off' });
  expect(() => readConfig({ ...env, STRIPE_SECRET_KEY: 'sk_test_x' })).toThrow('STRIPE_WEBHOOK_SECRET');
});

test('a public server never uses the sandbox: PAYMENTS is required, with its keys', () => {
  const publicEnv = { ...env, ...PUBLIC, PAYMENTS: '' };
  expect(() => readConfig(publicEnv)).toThrow('PAYMENTS: needed');
  expect(() => readConfig({ ...publicEnv, PAYMENTS: 'sandbox' })).toThrow('PAYMENTS');
  expect(() => readConfig({ ...publicEnv, PAYMENTS: 'stripe' })).toThrow(
    /STRIPE_SECRET_KEY.*\n.*STRIPE_WEBHOOK_SECRET/,
  );
  expect(readConfig({ ...publicEnv, PAYMENTS: 'off' }).payments).toEqual({ provider: 'off' });
  const keys = { STRIPE_SECRET_KEY: 'rk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
  expect(readConfig({ ...publicEnv, ...keys, PAYMENTS: 'stripe' }).payments.provider).toBe('stripe');
});

/** Values of variables that an example leaves open. */
const OPEN: Readonly<Record<string, string>> = {
  SESSION_SECRET: SECRET,
  VERIFIER_TOKEN: SECRET,
  SMTP_URL: 'smtp://mail.example',
};

/** The environments of the documented calls of npm start. */
function startExamples(): [string, Record<string, string>][] {
  return ['operations', 'payments'].flatMap((name) => {
    const text = readFileSync(new URL(`../../../../docs/${name}.md`, import.meta.url), 'utf8').replaceAll(
      / *\\\n */g,
      ' ',
    );
    return [...text.matchAll(/^ *((?:[A-Z_]+=\S+ +)+)npm start$/gm)].map(([call, variables = '']) => {
      const pairs = [...variables.matchAll(/([A-Z_]+)=(\S+)/g)];
      return [
        call.trim(),
        Object.fromEntries(
          pairs.map(([, key = '', value = '']) => [key, value === '…' ? (OPEN[key] ?? value) : value]),
        ),
      ];
    });
  });
}

test('the calls of npm start in the documentation are accepted (H 9)', () => {
  const examples = startExamples();
  expect(examples.map(([call]) => call).filter((call) => call.includes('PUBLIC_URL')).length).toBeGreaterThan(1);
  for (const [call, variables] of examples) {
    const set = { ...env, ...variables };
    expect(() => verifierConfig(set) ?? readConfig(set), call).not.toThrow();
  }
});

test('links and trailer come from the environment; unset ones are absent', () => {
  expect(readConfig(env).site).toEqual({ links: {}, trailer: {} });
  const variables = { LINK_IOS_APP: 'https://store.example/app', LINK_COMMUNITY: '', TRAILER_URL: '/media/a.webm' };
  expect(readConfig({ ...env, ...variables }).site).toEqual({
    links: { iosApp: 'https://store.example/app' },
    trailer: { videoUrl: '/media/a.webm' },
  });
});

test.each([
  ['PORT', 'http'],
  ['SHUTDOWN_DELAY', 'soon'],
  ['PORT', '65536'],
  ['LOG_LEVEL', 'loud'],
  ['PUBLIC_URL', 'ftp://hub.example'],
  ['SESSION_SECRET', 'short'],
  ['TRUSTED_PROXIES', '1'],
  ['TRUSTED_PROXIES', 'loopback, everybody'],
  ['MAIL', 'pigeon'],
  ['SMTP_URL', 'https://mail.example'],
  ['METRICS_TOKEN', 'short'],
  ['PAYMENTS', 'cash'],
  ['LINK_COMMUNITY', 'javascript:alert(1)'],
  ['TRAILER_URL', '//elsewhere.example/trailer.webm'],
  ['TRAILER_URL', 'trailer.webm'],
  ['STRIPE_SECRET_KEY', 'pk_live_x'],
  ['STRIPE_WEBHOOK_SECRET', 'sk_test_x'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_x,'],
  ['STRIPE_WEBHOOK_SECRET', ',whsec_x'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_x,sk_test_x'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_x,whsec_y,whsec_z'],
])('%s=%s is rejected by name', (name, value) => {
  expect(() => readConfig({ ...env, [name]: value })).toThrow(name);
});

test('a local server stores e-mails locally unless it has SMTP_URL or MAIL=off', () => {
  expect(readConfig(env).mail).toEqual({ kind: 'local' });
  expect(readConfig({ ...env, MAIL: 'off' }).mail).toEqual({ kind: 'off' });
  expect(readConfig({ ...env, SMTP_URL: 'smtp://localhost:25' }).mail).toEqual({
    kind: 'smtp',
    url: 'smtp://localhost:25',
    from: 'Star Seekers <no-reply@localhost>',
  });
});

test('a public server requires MAIL and never stores e-mails locally', () => {
  const publicEnv = { ...env, ...PUBLIC, MAIL: '' };
  const SMTP_URL = 'smtps://user:secret@mail.example';
  expect(() => readConfig(publicEnv)).toThrow('MAIL: needed');
  expect(() => readConfig({ ...publicEnv, SMTP_URL })).toThrow('MAIL: needed');
  expect(() => readConfig({ ...publicEnv, MAIL: 'smtp' })).toThrow('SMTP_URL: needed');
  expect(readConfig({ ...publicEnv, MAIL: 'off', SMTP_URL }).mail).toEqual({ kind: 'off' });
  expect(readConfig({ ...publicEnv, MAIL: 'smtp', SMTP_URL }).mail).toEqual({
    kind: 'smtp',
    url: SMTP_URL,
    from: 'Star Seekers <no-reply@hub.example>',
  });
  expect(readConfig({ ...publicEnv, MAIL: 'smtp', SMTP_URL, MAIL_FROM: 'crew@hub.example' }).mail).toMatchObject({
    from: 'crew@hub.example',
  });
});

test('the database is a file in the data folder, or the one of DATABASE_URL', () => {
  expect(readConfig(env).database).toBe(join(folder, 'data/star-seekers.sqlite'));
  const url = 'postgres://hub:secret@db.example:5432/hub';
  expect(readConfig({ ...env, DATABASE_URL: url }).database).toBe(url);
  expect(() => readConfig({ ...env, DATABASE_URL: 'mysql://db.example/hub' })).toThrow(
    'DATABASE_URL: must be a postgres:// URL',
  );
});

test('a public server listens on HOST and trusts only the named proxies (B 7)', () => {
  const publicEnv = { ...env, ...PUBLIC, TRUSTED_PROXIES: '' };
  expect(() => readConfig(publicEnv)).toThrow('TRUSTED_PROXIES: needed when PUBLIC_URL is https');
  const proxied = { ...publicEnv, TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::7,uniquelocal' };
  expect(readConfig(proxied)).toMatchObject({
    host: '127.0.0.1',
    trustedProxies: ['10.0.0.0/8', '2001:db8::7', 'uniquelocal'],
  });
  expect(readConfig({ ...proxied, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  expect(readConfig({ ...publicEnv, PUBLIC_URL: 'http://hub.example' }).trustedProxies).toEqual([]);
});
