import Fastify from 'fastify';
import type { ServerConfig } from '../composition/config.ts';
import { openGateway, type PaymentGateway, type PaymentServices } from '../domains/payments/gateway.ts';
import { BackgroundWork } from '../platform/background-work.ts';
import type { Clock } from '../platform/clock.ts';
import { createLog } from '../platform/log.ts';
import type { Terminal } from './terminal.ts';

/** Opens the configured payment provider for a command. The sandbox works on its file, without a port and without webhooks. */
export async function openProvider(
  config: ServerConfig,
  clock: Clock,
): Promise<{ readonly payments: PaymentGateway; close(): Promise<void> }> {
  const payments = await openGateway(config, clock);
  const app = Fastify();
  if (payments.provider === 'sandbox' && payments.sandbox) {
    await app.register(payments.sandbox.plugin, { prefix: '/stripe-sandbox' });
  }
  return { payments, close: async () => app.close() };
}

/** What payments need of the services. Without e-mails: a command sends none. */
export function paymentServices(
  services: Pick<PaymentServices, 'db' | 'clock' | 'payments'>,
  print: Terminal['print'],
): PaymentServices {
  const log = createLog('warn', { write: (line) => print(line.trim()) });
  return { ...services, mailer: undefined, background: new BackgroundWork(0), log };
}
