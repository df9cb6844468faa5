import type { Bind } from '../../platform/bind-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { collect, transactionsOf } from './service.ts';

export function creditRoutes(bind: Bind, { db, clock }: Services): void {
  bind('collectCredits', async ({ body, userId }) =>
    db.transaction().execute((trx) => collect(trx, { userId, amount: body.amount, now: clock.now() })),
  );
  bind('transactions', async ({ query, userId }) => transactionsOf(db, userId, query));
}
