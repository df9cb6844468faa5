import { fc, test } from '@fast-check/vitest';
import { CREDIT_PACKAGES, isHiddenPackage } from '@star-seekers/contracts/credit-packages';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect } from 'vitest';
import {
  CARDS,
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

/** How the hub is notified of changes at the provider. */
const notification = fc.constantFrom('webhook', 'webhook twice', 'return page', 'reconciliation');

/** Changes of a player's credits and purchases, in any order. */
const action = fc.oneof(
  fc.record({
    do: fc.constant('buy' as const),
    pack: fc.nat({ max: PACKAGES.length - 1 }),
    /** When the money arrives. */
    arrives: fc.constantFrom('now', 'later', 'never'),
    notification,
  }),
  fc.record({ do: fc.constant('refund' as const), cents: fc.integer({ min: 1, max: 4000 }), notification }),
  fc.record({ do: fc.constant('dispute' as const), notification }),
  fc.record({ do: fc.constant('win' as const), notification }),
  fc.record({ do: fc.constant('spend' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ do: fc.constant('earn' as const), amount: fc.integer({ min: 1, max: 300 }) }),
);

type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;
type Notification = typeof notification extends fc.Arbitrary<infer T> ? T : never;

interface Purchase {
  readonly sessionId: string;
  readonly intentId: string;
  readonly credits: number;
  readonly cents: number;
  refundedCents: number;
  /** Id of a dispute that is not won. */
  disputeId: string | undefined;
  /** Whether the charge was ever disputed: it can then be neither refunded nor disputed again. */
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

/** The expected credits of the player, and the purchases at the provider. */
class Model {
  wallet = 0;
  owed = 0;
  readonly purchases: Purchase[] = [];

  gain(amount: number): void {
    const settled = Math.min(this.owed, amount);
    this.owed -= settled;
    this.wallet += amount - settled;
  }

  lose(amount: number): void {
    const covered = Math.min(this.wallet, amount);
    this.wallet -= covered;
    this.owed += amount - covered;
  }

  /** Applies the current reversal of a purchase to the credits. */
  reverse(purchase: Purchase): void {
    const cents = Math.min(purchase.refundedCents + (purchase.disputeId ? purchase.cents : 0), purchase.cents);
    const credits = Math.floor((purchase.credits * cents) / purchase.cents);
    if (credits > purchase.reversedCredits) this.lose(credits - purchase.reversedCredits);
    else this.gain(purchase.reversedCredits - credits);
    purchase.reversedCredits = credits;
  }
}

/** Performs an action at the provider and in the model. @returns the affected session */
async function act(model: Model, player: TestPlayer, step: Action): Promise<string | undefined> {
  const { purchases } = model;
  switch (step.do) {
    case 'buy': {
      const pack = PACKAGES[step.pack];
      if (!pack) throw new Error('no such package');
      const { url, sessionId } = await openCheckout(player, pack.id);
      await payOnPage(url, step.arrives === 'now' ? CARDS.approved : CARDS.processing);
      const session = await stripe.checkout.sessions.retrieve(sessionId);
      const intentId = session.payment_intent as string;
      if (step.arrives !== 'now') server.sandbox.finish(intentId, step.arrives === 'later');
      if (step.arrives === 'never') return sessionId;
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

/** Notifies the hub through the given channel. */
async function notify(player: TestPlayer, sessionId: string, channel: Notification): Promise<void> {
  if (channel === 'return page') await player.api('verifyPayment', { body: { sessionId } });
  else if (channel === 'reconciliation') await reconcile(server.services);
  else await server.sandbox.webhooks.settled();
}

test.prop([fc.array(action, { minLength: 10, maxLength: 25 })], { numRuns: 6 })(
  'balances match the model for any sequence of purchases, refunds, disputes, grants and spending, through any notification',
  async (steps) => {
    const player = await newPlayer(server);
    const model = new Model();
    for (const step of steps) {
      const channel = 'notification' in step ? step.notification : 'webhook';
      const copies = { webhook: [0], 'webhook twice': [0, 0], 'return page': [], reconciliation: [] }[channel];
      server.sandbox.webhooks.plan = () => copies;
      const sessionId = await act(model, player, step);
      if (sessionId !== undefined) await notify(player, sessionId, channel);
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
);
