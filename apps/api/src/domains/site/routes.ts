import type { ConfigAnswer } from '@star-seekers/contracts';
import type { Bind } from '../../platform/bind-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import type { PaymentGateway } from '../payments/gateway.ts';
import type { SiteConfig } from './site-config.ts';

/** Serves the public configuration. @param version of the served build */
export function siteRoutes(
  bind: Bind,
  { payments, archive, games }: Services,
  { links, trailer }: SiteConfig,
  version: string,
): void {
  bind('config', async () => {
    const formerGames = (archive?.formerGames(games.byId) ?? []).map(({ id, slug, title }) => ({
      id,
      slug,
      card: title,
      screen: title,
    }));
    return {
      links,
      trailer,
      payments: PAYMENTS[payments.provider],
      ...(formerGames.length > 0 && { formerGames }),
      version,
    };
  });
}

/** The public payment mode: whether payments use real money. */
const PAYMENTS: Readonly<Record<PaymentGateway['provider'], ConfigAnswer['payments']>> = {
  off: 'off',
  sandbox: 'sandbox',
  stripe_test: 'sandbox',
  stripe_live: 'live',
};
