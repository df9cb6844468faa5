import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import type { Clock } from '../../platform/clock.ts';
import type { ServerConfig } from '../../platform/config.ts';
import { HANDLED_EVENTS } from './events.ts';
import { type OpenGateway, type PaymentGateway, sandboxGateway, stripeGateway } from './gateway.ts';
import { WEBHOOK_PATH } from './webhook.ts';

type GatewayConfig = Pick<ServerConfig, 'payments' | 'dataDir' | 'sessionSecret'>;

/** The gateway that the operator chose. */
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
 * A sandbox that is reached through its own server.
 * @param path of its file, or `:memory:`
 * @param seed secret from which its keys are derived, so that they outlive a restart
 */
export async function openSandbox(path: string, seed: string, clock: Clock): Promise<OpenGateway> {
  // A public server never loads it.
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
