import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { PaymentConfig } from './payment-config.ts';
import { SettableClock } from '../../testing/index.ts';
import { openGateway } from './gateway.ts';

async function open(payments: PaymentConfig, sessionSecret = 'a secret') {
  const dataDir = mkdtempSync(join(tmpdir(), 'star-seekers-gateway-'));
  const gateway = await openGateway({ payments, dataDir, sessionSecret }, new SettableClock());
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  return gateway;
}

test('opens the configured payment provider', async () => {
  expect(await open({ provider: 'off' })).toEqual({ provider: 'off' });
  const keys = { provider: 'stripe', webhookSecrets: ['whsec_x'] } as const;
  expect(await open({ ...keys, secretKey: 'sk_test_x' })).toMatchObject({
    provider: 'stripe_test',
    webhookSecrets: ['whsec_x'],
  });
  expect(await open({ ...keys, secretKey: 'rk_live_x' })).toMatchObject({ provider: 'stripe_live' });
});

test('the sandbox derives its webhook secret from the session secret', async () => {
  const secretOf = async (sessionSecret?: string) => {
    const gateway = await open({ provider: 'sandbox' }, sessionSecret);
    if (gateway.provider !== 'sandbox') throw new Error('no sandbox was opened');
    return gateway.webhookSecrets;
  };
  expect(await secretOf()).toEqual(await secretOf());
  expect(await secretOf()).not.toEqual(await secretOf('another secret'));
});
