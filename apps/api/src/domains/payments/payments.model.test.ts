import { fc, test } from '@fast-check/vitest';
import { CREDIT_PACKAGES, isHiddenPackage } from '@star-seekers/contracts';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect } from 'vitest';
import {
  type TestPlayer,
  type TestServer,
  giveCredits,
  ledgerFaults,
  newPlayer,
  openCheckout,
  payOnPage,
  startTestServer,
} from '../../testing/index.ts';
import { newId } from '../../platform/ids.ts';
import { charge } from '../credits/service.ts';
import { requireOpen } from './gateway.ts';
import { reconcile } from './reconcile.ts';

const PACKAGES = CREDIT_PACKAGES.filter((pack) => !isHiddenPackage(pack));

/** How the hub comes to know what happened at the provider. */
const news = fc.constantFrom('webhook', 'webhook twice', 'return page', 'reconciliation');

/** What happens to a player's credits and purchases, in any order. */
const action = fc.oneof(
  fc.record({ do: fc.constant('buy' as const), pack: fc.nat({ max: PACKAGES.length - 1 }), news }),
  fc.record({ do: fc.constant('refund' as const), cents: fc.integer({ min: 1, max: 4000 }), news }),
  fc.record({ do: fc.constant('dispute' as const), news }),
  fc.record({ do: fc.constant('win' as const), news }),
  fc.record({ do: fc.constant('spend' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ do: fc.constant('earn' as const), amount: fc.integer({ min: 1, max: 300 }) }),
);

type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;
type News = typeof news extends fc.Arbitrary<infer T> ? T : never;

interface Purchase {
  readonly sessionId: string;
  readonly intentId: string;
  readonly credits: number;
  readonly cents: number;
  refundedCents: number;
  /** Of a dispute that is not won. */
  disputeId: string | undefined;
  /** Ever: such a charge can be neither refunded nor disputed again. */
  wasDisputed: boolean;
  reversedCredits: number;
}

let server: TestServer;
let stripe: Stripe;

beforeAll(async () => {
  server = await startTestServer();
  ({ stripe } = requireOpen(server.services.payments));
});

afterAll(async () => server.close());

/** The player's credits as they must be, and the purchases at the provider. */
class Model {
  wallet = 0;
  owed = 0;
  readonly purchases: Purchase[] = [];

  gain(amount: number): void {
    const paid = Math.min(this.owed, amount);
    this.owed -= paid;
    this.wallet += amount - paid;
  }

  lose(amount: number): void {
    const taken = Math.min(this.wallet, amount);
    this.wallet -= taken;
    this.owed += amount - taken;
  }

  /** Takes or gives back what a purchase is reversed by now. */
  reverse(purchase: Purchase): void {
    const cents = Math.min(purchase.refundedCents + (purchase.disputeId ? purchase.cents : 0), purchase.cents);
    const credits = Math.floor((purchase.credits * cents) / purchase.cents);
    if (credits > purchase.reversedCredits) this.lose(credits - purchase.reversedCredits);
    else this.gain(purchase.reversedCredits - credits);
    purchase.reversedCredits = credits;
  }
}

/** Makes it happen at the provider, and in the model. @returns the session that it is about */
async function act(model: Model, player: TestPlayer, step: Action): Promise<string | undefined> {
  const { purchases } = model;
  switch (step.do) {
    case 'buy': {
      const pack = PACKAGES[step.pack];
      if (!pack) throw new Error('there is such a package');
      const { url, sessionId } = await openCheckout(player, pack.id);
      await payOnPage(url);
      const session = await stripe.checkout.sessions.retrieve(sessionId);
      const intentId = session.payment_intent as string;
      const { credits, priceCents: cents } = pack;
      purchases.push({
        sessionId,
        intentId,
        credits,
        cents,
        refundedCents: 0,
        disputeId: undefined,
        wasDisputed: false,
        reversedCredits: 0,
      });
      model.gain(credits);
      return sessionId;
    }
    case 'refund': {
      const purchase = purchases.find((one) => !one.wasDisputed && one.refundedCents < one.cents);
      if (!purchase) return undefined;
      const amount = Math.min(step.cents, purchase.cents - purchase.refundedCents);
      await stripe.refunds.create({ payment_intent: purchase.intentId, amount });
      purchase.refundedCents += amount;
      model.reverse(purchase);
      return purchase.sessionId;
    }
    case 'dispute': {
      const purchase = purchases.find((one) => !one.wasDisputed);
      if (!purchase) return undefined;
      purchase.wasDisputed = true;
      purchase.disputeId = server.sandbox.dispute(purchase.intentId).id;
      model.reverse(purchase);
      return purchase.sessionId;
    }
    case 'win': {
      const purchase = purchases.find((one) => one.disputeId);
      if (!purchase?.disputeId) return undefined;
      await stripe.disputes.update(purchase.disputeId, { evidence: { uncategorized_text: 'winning_evidence' } });
      purchase.disputeId = undefined;
      model.reverse(purchase);
      return purchase.sessionId;
    }
    case 'spend': {
      const amount = Math.ceil((model.wallet * step.percent) / 100);
      if (amount > 0) await spend(player.user.id, amount);
      model.wallet -= amount;
      return undefined;
    }
    case 'earn': {
      await giveCredits(server, player.user.id, step.amount);
      model.gain(step.amount);
      return undefined;
    }
  }
}

async function spend(userId: string, amount: number): Promise<void> {
  const now = server.clock.now();
  await server.services.db.transaction(async (trx) =>
    charge(trx, { userId, amount, reason: 'Spent', ref: `test:${newId(now)}`, now }),
  );
}

/** Lets the hub know what has happened. */
async function tell(player: TestPlayer, sessionId: string, how: News): Promise<void> {
  if (how === 'return page') await player.api('verifyPayment', { body: { sessionId } });
  else if (how === 'reconciliation') await reconcile(server.services);
  else await server.sandbox.webhooks.settled();
}

test.prop([fc.array(action, { minLength: 10, maxLength: 25 })], { numRuns: 12 })(
  'whatever is bought, refunded, disputed, earned and spent, and however the hub learns of it, the books agree',
  async (steps) => {
    const player = await newPlayer(server);
    const model = new Model();
    for (const step of steps) {
      const how = 'news' in step ? step.news : 'webhook';
      const copies = { webhook: [0], 'webhook twice': [0, 0], 'return page': [], reconciliation: [] }[how];
      server.sandbox.webhooks.plan = () => copies;
      const sessionId = await act(model, player, step);
      if (sessionId !== undefined) await tell(player, sessionId, how);
      const accounts = await server.services.db
        .selectFrom('accounts')
        .select(['kind', 'balance'])
        .where('user_id', '=', player.user.id)
        .orderBy('kind')
        .execute();
      expect(accounts).toEqual([
        { kind: 'owed', balance: model.owed },
        { kind: 'pending', balance: 0 },
        { kind: 'wallet', balance: model.wallet },
      ]);
    }
    expect(await ledgerFaults(server.services.db)).toEqual([]);
  },
  180_000,
);
