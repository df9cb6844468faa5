import { IDEMPOTENCY_KEY_HEADER } from '@star-seekers/contracts';
import type { Bind } from '../../platform/bind-endpoint.ts';
import { once } from '../../platform/idempotency/once.ts';
import type { Services } from '../../platform/services.ts';
import { spendKeyReused } from './errors.ts';
import { collect, spend, transactionsOf } from './service.ts';

export function creditRoutes(bind: Bind, { db, clock, limits }: Services): void {
  bind('collectCredits', async ({ body, userId }) =>
    db.playerTransaction(userId, async (trx) => collect(trx, { userId, amount: body.amount, now: clock.now() })),
  );

  bind(
    'spendCredits',
    async ({ body, headers, userId }) =>
      db.playerTransaction(userId, async (trx) => {
        const now = clock.now();
        const { amount, reason } = body;
        const key = headers[IDEMPOTENCY_KEY_HEADER];
        const work = async () => spend(trx, { userId, amount, reason, now });
        if (key === undefined) return work();
        return once(trx, { userId, operation: 'spendCredits', key, request: body, now }, spendKeyReused, work);
      }),
    { limit: { per: 'user', ...limits.spend } },
  );

  bind('transactions', async ({ query, userId }) => transactionsOf(db, userId, query));
}
