import { paymentStorm as storm } from '../src/testing/drills/payment-storm.ts';
import { ledgerFaults, startTestServer } from '../src/testing/index.ts';
import { stress } from './stress.ts';

interface Scale {
  readonly sessions: number;
}

export const paymentStorm = stress<Scale>({
  promise: 'a payment is granted exactly once, for any order, number and delay of its webhooks',
  short: { sessions: 12 },
  long: { sessions: 1000 },
  run: async ({ sessions }) => {
    const shop = await startTestServer();
    const { paid, unpaid, bought, balances, late, acknowledged } = await storm(shop, { sessions, seed: 20_261_121 });
    const receipts = await shop.services.db.selectFrom('receipts').select('payment_id').execute();
    const faults = await ledgerFaults(shop.services.db);
    await shop.close();
    return {
      text: `${sessions} checkouts: ${paid} paid, ${receipts.length} granted; ${late} late webhooks, ${acknowledged} acknowledged`,
      faults: [
        ...faults,
        ...(paid > 0 && unpaid > 0 ? [] : [`${paid} paid and ${unpaid} unpaid checkouts are too few to judge`]),
        ...(receipts.length === paid ? [] : [`${receipts.length} receipts for ${paid} payments`]),
        ...(acknowledged === late ? [] : [`${late - acknowledged} late webhooks were not acknowledged`]),
        ...Object.entries(bought).flatMap(([player, credits]) =>
          balances[player] === credits ? [] : [`${player} paid for ${credits} credits and has ${balances[player]}`],
        ),
      ],
    };
  },
});
