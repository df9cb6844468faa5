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
    trustedProxies: 0,
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
  const publicly = { ...env, PUBLIC_URL: 'https://hub.example/' };
  expect(() => readConfig(publicly)).toThrow('SESSION_SECRET');
  expect(existsSync(join(folder, 'data'))).toBe(false);
  expect(readConfig({ ...publicly, SESSION_SECRET: SECRET, PAYMENTS: 'off' })).toMatchObject({
    mode: 'public',
    host: '0.0.0.0',
    publicUrl: 'https://hub.example',
    sessionSecret: SECRET,
    trustedProxies: 1,
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
  const publicly = { ...env, PUBLIC_URL: 'https://hub.example', SESSION_SECRET: SECRET };
  expect(() => readConfig(publicly)).toThrow('PAYMENTS: needed');
  expect(() => readConfig({ ...publicly, PAYMENTS: 'sandbox' })).toThrow('PAYMENTS');
  expect(() => readConfig({ ...publicly, PAYMENTS: 'stripe' })).toThrow(/STRIPE_SECRET_KEY.*\n.*STRIPE_WEBHOOK_SECRET/);
  expect(readConfig({ ...publicly, PAYMENTS: 'off' }).payments).toEqual({ provider: 'off' });
  const keys = { STRIPE_SECRET_KEY: 'rk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
  expect(readConfig({ ...publicly, ...keys, PAYMENTS: 'stripe' }).payments.provider).toBe('stripe');
});

test.each([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['LOG_LEVEL', 'loud'],
  ['PUBLIC_URL', 'ftp://hub.example'],
  ['SESSION_SECRET', 'short'],
  ['TRUSTED_PROXIES', '-1'],
  ['PAYMENTS', 'cash'],
  ['STRIPE_SECRET_KEY', 'pk_live_x'],
  ['STRIPE_WEBHOOK_SECRET', 'sk_test_x'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ ...env, [name]: value })).toThrow(name);
});
