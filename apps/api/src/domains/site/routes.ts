import type { ConfigAnswer } from '@star-seekers/contracts';
import type { Bind } from '../../platform/bind-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import type { PaymentGateway } from '../payments/gateway.ts';
import type { SiteConfig } from './site-config.ts';

/** What the browser needs to know of the operator's settings. @param version of the served build */
export function siteRoutes(bind: Bind, { payments }: Services, { links, trailer }: SiteConfig, version: string): void {
  bind('config', async () => ({
    links,
    trailer,
    payments: PAYMENTS[payments.provider],
    version,
  }));
}

/** What the browser is told of the provider: whether paying costs real money. */
const PAYMENTS: Readonly<Record<PaymentGateway['provider'], ConfigAnswer['payments']>> = {
  off: 'off',
  sandbox: 'sandbox',
  stripe_test: 'sandbox',
  stripe_live: 'live',
};
