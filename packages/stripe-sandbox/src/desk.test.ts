import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestShop } from './testing-shop.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await TestShop.open();
});

afterEach(async () => shop.close());

const desk = async () => (await fetch(`${shop.origin}/stripe`)).text();

async function press(chargeId: string, action: string, site = 'same-origin'): Promise<number> {
  const answer = await fetch(`${shop.origin}/stripe/charges/${chargeId}/${action}`, {
    method: 'POST',
    headers: { 'sec-fetch-site': site },
    body: new URLSearchParams(),
    redirect: 'manual',
  });
  return answer.status;
}

test('the desk lists a payment and refunds it', async () => {
  expect(await desk()).toContain('No payments yet.');
  const { charge } = await shop.payment();
  expect(await desk()).toMatch(/\$9\.99[^]*Paid[^]*Refund[^]*Open a dispute/);
  expect(await press(charge.id, 'refund')).toBe(303);
  expect((await shop.stripe.charges.retrieve(charge.id)).refunded).toBe(true);
  expect(await desk()).toContain('Refunded');
  expect(await press(charge.id, 'refund')).toBe(409);
  expect(await press(charge.id, 'dispute')).toBe(409);
});

test.each([
  ['win', 'won'],
  ['lose', 'lost'],
])('the desk opens a dispute and ends it with %s', async (action, status) => {
  const { charge } = await shop.payment();
  expect(await press(charge.id, action)).toBe(409);
  expect(await press(charge.id, 'dispute')).toBe(303);
  expect(await desk()).toContain('Dispute: needs response');
  expect(await press(charge.id, action)).toBe(303);
  expect((await shop.stripe.disputes.list({ charge: charge.id })).data.map((one) => one.status)).toEqual([status]);
  expect(await desk()).toContain(`Dispute: ${status}`);
});

test.each([
  ['arrive', 'succeeded', 'Paid'],
  ['fail', 'failed', 'No payments yet.'],
])('the desk ends a payment that is processing with %s', async (action, status, words) => {
  const { charge } = await shop.payment('6000 0000 0000 0007');
  expect(await desk()).toMatch(/Processing[^]*The money arrives[^]*The payment fails/);
  expect(await press(charge.id, 'refund')).toBe(409);
  expect(await press(charge.id, action)).toBe(303);
  expect((await shop.stripe.charges.retrieve(charge.id)).status).toBe(status);
  expect(await desk()).toContain(words);
  expect(await press(charge.id, action)).toBe(409);
});

test.each(['cross-site', 'same-site', 'none'])('a %s request cannot act on a payment', async (site) => {
  const { charge } = await shop.payment();
  expect(await press(charge.id, 'refund', site)).toBe(403);
  expect((await shop.stripe.charges.retrieve(charge.id)).amount_refunded).toBe(0);
});
