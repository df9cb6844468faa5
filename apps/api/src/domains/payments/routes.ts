import type { FastifyRequest } from 'fastify';
import type { Bind } from '../../platform/bind-endpoint.ts';
import { requestLog } from '../../platform/log.ts';
import type { Services } from '../../platform/services.ts';
import { createCheckout } from './checkout.ts';
import { withProviderErrors } from './gateway.ts';
import { packages, paymentsOf, verifyPayment } from './service.ts';

/** Most payments in the history. */
const HISTORY_LENGTH = 100;

export function paymentRoutes(bind: Bind, services: Services, options: { publicUrl: string | undefined }): void {
  const { db, limits, log } = services;
  const originOf = (request: FastifyRequest) =>
    options.publicUrl ?? `${request.protocol}://${request.headers.host ?? 'localhost'}`;
  bind('creditPackages', async () => packages());
  bind(
    'createCheckoutSession',
    async ({ body, userId, request }) =>
      withProviderErrors(requestLog(log, request), async () =>
        createCheckout(services, { ...body, userId, origin: originOf(request) }),
      ),
    { limit: { per: 'user', ...limits.checkout } },
  );
  bind(
    'verifyPayment',
    async ({ body, userId, request }) =>
      withProviderErrors(requestLog(log, request), async () => verifyPayment(services, { ...body, userId })),
    { limit: { per: 'user', ...limits.verifyPayment } },
  );
  bind('paymentHistory', async ({ userId }) => paymentsOf(db, userId, HISTORY_LENGTH));
}
