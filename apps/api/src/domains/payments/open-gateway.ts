import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import type { Clock } from '../../platform/clock.ts';
import type { PlatformConfig } from '../../platform/config.ts';
import { HANDLED_EVENTS } from './events.ts';
import { type OpenGateway, type PaymentGateway, sandboxGateway, stripeGateway } from './gateway.ts';
import type { PaymentConfig } from './payment-config.ts';
import { WEBHOOK_PATH } from './webhook.ts';

interface GatewayConfig extends Pick<PlatformConfig, 'dataDir' | 'sessionSecret'> {
  readonly payments: PaymentConfig;
}

/** Opens the configured gateway. */
export async function openGateway(config: GatewayConfig, clock: Clock): Promise<PaymentGateway> {
  const { payments } = config;
  switch (payments.provider) {
    case 'off':
      return { provider: 'off' };
    case 'stripe':
      return stripeGateway(payments);
    case 'sandbox':
      return openSandbox(join(config.dataDir, 'stripe-sandbox.sqlite'), config.sessionSecret, clock);
  }
}

/**
 * Opens a sandbox that is served by this server.
 * @param path of its file, or `:memory:`
 * @param seed secret that its keys are derived from, so that they survive a restart
 */
export async function openSandbox(path: string, seed: string, clock: Clock): Promise<OpenGateway> {
  // Never loaded in public mode.
  const { createStripeSandbox } = await import('@star-seekers/stripe-sandbox');
  const secretKey = `sk_test_${derive(seed, 'key')}`;
  const webhookSecret = `whsec_${derive(seed, 'webhooks')}`;
  const sandbox = createStripeSandbox({
    path,
    secretKey,
    now: () => clock.now(),
    webhooks: { path: WEBHOOK_PATH, secret: webhookSecret, types: HANDLED_EVENTS },
  });
  return sandboxGateway(sandbox, { secretKey, webhookSecret });
}

function derive(seed: string, purpose: string): string {
  return createHmac('sha256', seed).update(`stripe-sandbox ${purpose}`).digest('base64url');
}
