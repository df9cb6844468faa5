import { requireOpen, WEBHOOK_PATH } from '../../src/domains/payments/gateway.ts';
import {
  buy,
  intentOf,
  ledgerFaults,
  newPlayer,
  openCheckout,
  payOnPage,
  refund,
  startRun,
  type TestServer,
} from '../../src/testing/index.ts';
import { type Attack, expectRejection, outcomeOf } from './attack.ts';

/** B 10: buys a hidden package through the API. */
const hiddenPackages: Attack = async ({ local }) => {
  const { api } = await newPlayer(local);
  const faults: string[] = [];
  for (const packageId of ['pro', 'champion', 'PRO', 'starter ', '__proto__']) {
    const checkout = api('createCheckoutSession', { body: { packageId } });
    faults.push(
      ...(await expectRejection(`package ${packageId}`, checkout, 'payments/unknown_package', 'request/invalid')),
    );
  }
  return faults;
};

/** B 10: pays a checkout of a deleted account, so that money or credits are lost. */
const paidAfterDeletion: Attack = async ({ local }) => {
  const player = await newPlayer(local);
  const checkout = await openCheckout(player);
  await player.api('deleteUser', { body: { password: player.password } });
  await payOnPage(checkout.url);
  await local.sandbox.webhooks.settled();
  const { stripe } = requireOpen(local.services.payments);
  const intent = await stripe.paymentIntents.retrieve(await intentOf(local, checkout), { expand: ['latest_charge'] });
  const { latest_charge: charge } = intent;
  return typeof charge === 'object' && charge?.refunded ? [] : ['a payment of a deleted account was not refunded'];
};

/** B 10: spends the credits of a purchase during its refund, and avoids the debt. */
const spentAndRefunded: Attack = async ({ local }) => {
  const player = await newPlayer(local);
  const checkout = await buy(local, player);
  const spending = Array.from({ length: 10 }, async () =>
    outcomeOf(player.api('spendCredits', { body: { amount: 10 } })),
  );
  const [outcomes] = await Promise.all([Promise.all(spending), refund(local, checkout)]);
  const spent = 10 * outcomes.filter((outcome) => outcome === 'done').length;
  const { credits, owedCredits } = (await player.api('user')).user;
  const faults = credits === 0 && owedCredits === spent ? [] : [`${spent} spent, ${credits} left, ${owedCredits} owed`];
  if (owedCredits > 0) {
    const { credits: rolled } = await player.api('rollDice');
    await player.api('collectCredits', { body: { amount: rolled } });
    faults.push(...(await expectRejection('a run paid with owed credits', startRun(player), 'credits/insufficient')));
  }
  return faults;
};

/** B 11: signs an event with a future timestamp, to replay it for longer. */
const futureEvent: Attack = async ({ local }) => {
  const { webhookSecrets, stripe } = requireOpen(local.services.payments);
  const [secret = ''] = webhookSecrets;
  const faults: string[] = [];
  const payload = JSON.stringify(local.sandbox.events(1)[0] ?? {});
  const now = Math.floor(local.clock.now() / 1000);
  for (const timestamp of [now + 3600, now + 24 * 3600, now - 3600]) {
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const { status } = await post(local, payload, signature);
    if (status !== 400) faults.push(`an event with a timestamp of ${timestamp - now} s from now: ${status}`);
  }
  return faults;
};

async function post({ url }: TestServer, body: string, signature: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return fetch(`${url}${WEBHOOK_PATH}`, { method: 'POST', headers, body });
}

/** Checks that the attacks neither created nor lost credits. */
const ledger: Attack = async ({ local }) => ledgerFaults(local.services.db);

export const moneyAttacks = { hiddenPackages, paidAfterDeletion, spentAndRefunded, futureEvent, ledger };
