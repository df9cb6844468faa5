import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const SECRET = 'a secret of the tests, longer than 32 characters';

let folder: string;
let env: NodeJS.ProcessEnv;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'star-seekers-config-'));
  env = { DATA_DIR: join(folder, 'data'), WEB_ROOT: join(folder, 'web') };
});

afterEach(() => rmSync(folder, { recursive: true }));

test('without any setting the server is this machine’s own, on port 3000', () => {
  expect(readConfig(env)).toMatchObject({
    mode: 'local',
    host: '127.0.0.1',
    port: 3000,
    publicUrl: undefined,
    trustedProxies: [],
    webRoot: undefined,
  });
});

test('the local session secret is made once, for the owner only', () => {
  const { sessionSecret, dataDir } = readConfig(env);
  expect(sessionSecret.length).toBeGreaterThanOrEqual(32);
  expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
  expect(readConfig(env).sessionSecret).toBe(sessionSecret);
});

test('PORT, HOST, DATA_DIR, WEB_ROOT and LOG_LEVEL are honoured', () => {
  mkdirSync(join(folder, 'web'));
  writeFileSync(join(folder, 'web/index.html'), '');
  expect(readConfig({ ...env, PORT: '8080', HOST: '0.0.0.0', LOG_LEVEL: 'debug' })).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    logLevel: 'debug',
    dataDir: env['DATA_DIR'],
    webRoot: env['WEB_ROOT'],
  });
});

test('an empty variable is an unset one', () => {
  expect(readConfig({ ...env, PORT: '', HOST: '' })).toMatchObject({ port: 3000, host: '127.0.0.1' });
});

test('with a public address nothing is generated: the secret must be given', () => {
  const publicly = { ...env, PUBLIC_URL: 'https://hub.example/', MAIL: 'off', TRUSTED_PROXIES: 'loopback' };
  expect(() => readConfig(publicly)).toThrow('SESSION_SECRET');
  expect(existsSync(join(folder, 'data'))).toBe(false);
  expect(readConfig({ ...publicly, SESSION_SECRET: SECRET, PAYMENTS: 'off' })).toMatchObject({
    mode: 'public',
    host: '127.0.0.1',
    publicUrl: 'https://hub.example',
    sessionSecret: SECRET,
    trustedProxies: ['loopback'],
  });
});

test('a local server sells through the sandbox, or through Stripe once it has a key', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
  expect(readConfig(env).payments).toEqual({ provider: 'sandbox' });
  expect(readConfig({ ...env, PAYMENTS: 'off' }).payments).toEqual({ provider: 'off' });
  expect(readConfig({ ...env, ...keys }).payments).toEqual({
    provider: 'stripe',
    secretKey: 'sk_test_x',
    webhookSecret: 'whsec_x',
  });
  expect(readConfig({ ...env, ...keys, PAYMENTS: 'off' }).payments).toEqual({ provider: 'off' });
  expect(() => readConfig({ ...env, STRIPE_SECRET_KEY: 'sk_test_x' })).toThrow('STRIPE_WEBHOOK_SECRET');
});

test('a public server never has the sandbox: what it sells through must be said, with its keys', () => {
  const publicly = {
    ...env,
    PUBLIC_URL: 'https://hub.example',
    TRUSTED_PROXIES: 'loopback',
    SESSION_SECRET: SECRET,
    MAIL: 'off',
  };
  expect(() => readConfig(publicly)).toThrow('PAYMENTS: needed');
  expect(() => readConfig({ ...publicly, PAYMENTS: 'sandbox' })).toThrow('PAYMENTS');
  expect(() => readConfig({ ...publicly, PAYMENTS: 'stripe' })).toThrow(/STRIPE_SECRET_KEY.*\n.*STRIPE_WEBHOOK_SECRET/);
  expect(readConfig({ ...publicly, PAYMENTS: 'off' }).payments).toEqual({ provider: 'off' });
  const keys = { STRIPE_SECRET_KEY: 'rk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
  expect(readConfig({ ...publicly, ...keys, PAYMENTS: 'stripe' }).payments.provider).toBe('stripe');
});

test('links and the trailer are the operator’s, and what is not set is absent', () => {
  expect(readConfig(env).site).toEqual({ links: {}, trailer: {} });
  const given = { LINK_IOS_APP: 'https://store.example/app', LINK_COMMUNITY: '', TRAILER_URL: '/media/trailer.webm' };
  expect(readConfig({ ...env, ...given }).site).toEqual({
    links: { iosApp: 'https://store.example/app' },
    trailer: { videoUrl: '/media/trailer.webm' },
  });
});

test.each([
  ['PORT', 'http'],
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
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ ...env, [name]: value })).toThrow(name);
});

test('letters of a local server stay on it, unless it is given a mail server or told to send none', () => {
  expect(readConfig(env).mail).toEqual({ kind: 'local' });
  expect(readConfig({ ...env, MAIL: 'off' }).mail).toEqual({ kind: 'off' });
  expect(readConfig({ ...env, SMTP_URL: 'smtp://localhost:25' }).mail).toEqual({
    kind: 'smtp',
    url: 'smtp://localhost:25',
    from: 'Star Seekers <no-reply@localhost>',
  });
});

test('a public server wants to be told about mail, and never keeps letters to itself', () => {
  const publicly = {
    ...env,
    PUBLIC_URL: 'https://hub.example',
    TRUSTED_PROXIES: 'loopback',
    SESSION_SECRET: SECRET,
    PAYMENTS: 'off',
  };
  const SMTP_URL = 'smtps://user:secret@mail.example';
  expect(() => readConfig(publicly)).toThrow('MAIL: needed');
  expect(() => readConfig({ ...publicly, SMTP_URL })).toThrow('MAIL: needed');
  expect(() => readConfig({ ...publicly, MAIL: 'smtp' })).toThrow('SMTP_URL: needed');
  expect(readConfig({ ...publicly, MAIL: 'off', SMTP_URL }).mail).toEqual({ kind: 'off' });
  expect(readConfig({ ...publicly, MAIL: 'smtp', SMTP_URL }).mail).toEqual({
    kind: 'smtp',
    url: SMTP_URL,
    from: 'Star Seekers <no-reply@hub.example>',
  });
  expect(readConfig({ ...publicly, MAIL: 'smtp', SMTP_URL, MAIL_FROM: 'crew@hub.example' }).mail).toMatchObject({
    from: 'crew@hub.example',
  });
});

test('the database is a file in the data folder, or that of DATABASE_URL', () => {
  expect(readConfig(env).database).toBe(join(folder, 'data/star-seekers.sqlite'));
  const url = 'postgres://hub:secret@db.example:5432/hub';
  expect(readConfig({ ...env, DATABASE_URL: url }).database).toBe(url);
  expect(() => readConfig({ ...env, DATABASE_URL: 'mysql://db.example/hub' })).toThrow(
    'DATABASE_URL: must be a postgres:// URL',
  );
});

test('a public server listens only where HOST says, and believes only proxies that are named (B 7)', () => {
  const publicly = { ...env, PUBLIC_URL: 'https://hub.example', MAIL: 'off', PAYMENTS: 'off', SESSION_SECRET: SECRET };
  expect(() => readConfig(publicly)).toThrow('TRUSTED_PROXIES: needed when PUBLIC_URL is https');
  const named = { ...publicly, TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::7,uniquelocal' };
  expect(readConfig(named)).toMatchObject({
    host: '127.0.0.1',
    trustedProxies: ['10.0.0.0/8', '2001:db8::7', 'uniquelocal'],
  });
  expect(readConfig({ ...named, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  expect(readConfig({ ...publicly, PUBLIC_URL: 'http://hub.example' }).trustedProxies).toEqual([]);
});
