import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestShop, payBy, submit } from './testing-shop.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await TestShop.open();
});

afterEach(async () => shop.close());

test('a session cannot be paid twice', async () => {
  const { session } = await shop.payment();
  const url = `${shop.origin}/stripe/pay/${session.id}`;
  const again = await submit(url, { number: '4242424242424242', expiry: '12/34', cvc: '123' });
  expect(again.status).toBe(410);
  expect(await again.text()).toContain('This payment is complete');
  expect((await fetch(`${shop.origin}/stripe/pay/cs_test_of_nobody`)).status).toBe(404);
});

test.each([
  ['4000 0000 0000 0002', 'Your card was declined.', 'card_declined'],
  ['4000 0000 0000 9995', 'Your card has insufficient funds.', 'card_declined'],
  ['4000 0000 0000 0069', 'Your card has expired.', 'expired_card'],
  ['4000 0000 0000 0127', 'Your card&#39;s security code is incorrect.', 'incorrect_cvc'],
  ['5555 5555 5555 4444', 'used a non test card', 'card_declined'],
])('the card %s is declined and another card succeeds', async (number, message, code) => {
  const session = await shop.checkout();
  const answer = await payBy(session.url, number);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(message);
  const declinedSession = await shop.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
  expect(declinedSession).toMatchObject({
    status: 'open',
    payment_intent: { status: 'requires_payment_method', last_payment_error: { code } },
  });
  expect((await payBy(session.url, '4242424242424242')).status).toBe(303);
});

test.each([
  [{ number: '4242 4242 4242 4241' }, 'Your card number is invalid.'],
  [{ number: '' }, 'Your card number is invalid.'],
  [{ expiry: '13/34' }, 'expiration date is incomplete'],
  [{ expiry: '01/20' }, 'expiration date is in the past'],
  [{ cvc: '12' }, 'security code is incomplete'],
])('a form with %o is shown again with its error', async (change, message) => {
  const session = await shop.checkout();
  const answer = await submit(session.url, { number: '4242424242424242', expiry: '12/34', cvc: '123', ...change });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(message);
  expect((await shop.stripe.checkout.sessions.retrieve(session.id)).payment_intent).toBeNull();
});

test('a card that requires confirmation is charged only after confirmation', async () => {
  const session = await shop.checkout();
  const response = await payBy(session.url, '4000 0025 0000 3155');
  const confirmUrl = new URL(response.headers.get('location') ?? '', shop.origin).href;
  expect(await (await fetch(confirmUrl)).text()).toContain('Confirm it is you');
  const waiting = await shop.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
  expect(waiting).toMatchObject({ payment_status: 'unpaid', payment_intent: { status: 'requires_action' } });

  const failed = await submit(confirmUrl, { answer: 'fail' });
  expect(failed.status).toBe(200);
  expect(await failed.text()).toContain('unable to authenticate');
  await payBy(session.url, '4000 0025 0000 3155');
  const confirmed = await submit(confirmUrl, { answer: 'complete' });
  expect(confirmed.headers.get('location')).toContain(session.id);
  expect((await shop.stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
});

test('the page is accessible: no script, one stylesheet, labelled fields, a link back', async () => {
  const session = await shop.checkout();
  const page = await fetch(`${session.url}?card=4000000000000002`);
  const text = await page.text();
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
  expect(text).not.toMatch(/<script|<style|\son\w+=|\sstyle=/);
  expect(text).toContain('value="4000 0000 0000 0002"');
  expect(text).toContain(`href="${shop.origin}/credits?canceled=true"`);
  for (const name of ['number', 'expiry', 'cvc']) expect(text).toContain(`<label for="${name}">`);
  const stylesheet = await fetch(new URL(/href="([^"]+\.css)"/.exec(text)?.[1] ?? '', shop.origin));
  expect(stylesheet.headers.get('content-type')).toContain('text/css');
});

test.each([
  [true, 'paid', 'succeeded', 'checkout.session.async_payment_succeeded'],
  [false, 'unpaid', 'requires_payment_method', 'checkout.session.async_payment_failed'],
])('a payment that is processing ends later; its money arrived: %s', async (hasArrived, paid, status, type) => {
  const session = await shop.checkout();
  const answer = await payBy(session.url, '6000 0000 0000 0007');
  expect(answer.headers.get('location')).toContain(`success=true&session_id=${session.id}`);
  const read = async () =>
    shop.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent.latest_charge'] });
  expect(await read()).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
    url: null,
    payment_intent: { status: 'processing', latest_charge: { status: 'pending', paid: false } },
  });
  expect(await (await fetch(session.url ?? '')).text()).toContain('This payment was submitted');
  const { id } = (await read()).payment_intent as Stripe.PaymentIntent;
  await expect(shop.stripe.refunds.create({ payment_intent: id })).rejects.toThrow('successful charge');
  shop.sandbox.finish(id, hasArrived);
  expect(await read()).toMatchObject({ payment_status: paid, payment_intent: { status } });
  expect(() => shop.sandbox.finish(id, true)).toThrow('not processing');
  await shop.sandbox.webhooks.settled();
  const types = shop.typesReceived();
  expect(types.slice(types.indexOf('checkout.session.completed'))).toContain(type);
});
