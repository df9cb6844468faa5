import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestShop } from './testing-shop.ts';

const HOUR = 60 * 60_000;

let shop: TestShop;

beforeEach(async () => {
  shop = await TestShop.open();
});

afterEach(async () => shop.close());

test('an event is sent until it is acknowledged', async () => {
  shop.statuses.push(500, 404, 200);
  const { id } = await shop.checkout();
  await shop.stripe.checkout.sessions.expire(id);
  await shop.sandbox.webhooks.settled();
  expect(shop.typesReceived()).toEqual(Array.from({ length: 3 }, () => 'checkout.session.expired'));
  expect(new Set(shop.received.map(({ id }) => id)).size).toBe(1);
});

test('an unacknowledged event is dropped after the last retry', async () => {
  shop.statuses.push(...Array.from({ length: 10 }, () => 500));
  const { id } = await shop.checkout();
  await shop.stripe.checkout.sessions.expire(id);
  await shop.sandbox.webhooks.settled();
  expect(shop.received).toHaveLength(4);
});

test('the plan sets how often and with what delay an event is sent', async () => {
  shop.sandbox.webhooks.plan = () => [0, 0, HOUR];
  const { id } = await shop.checkout();
  await shop.stripe.checkout.sessions.expire(id);
  await expect.poll(() => shop.received.length).toBe(2);
  // Delivered last: an undelayed third delivery would arrive before it.
  const [early] = shop.sandbox.events(1);
  expect(await shop.sandbox.webhooks.deliver(early?.id ?? '')).toBe(200);
  expect(shop.received).toHaveLength(3);
  shop.skippedMs = HOUR;
  await shop.sandbox.webhooks.settled();
  expect(shop.received).toHaveLength(4);

  shop.sandbox.webhooks.plan = () => [];
  const second = await shop.checkout();
  await shop.stripe.checkout.sessions.expire(second.id);
  await shop.sandbox.webhooks.settled();
  expect(shop.received).toHaveLength(4);
  const [event] = shop.sandbox.events(1);
  shop.statuses.push(503);
  expect(await shop.sandbox.webhooks.deliver(event?.id ?? '')).toBe(503);
  expect(await shop.sandbox.webhooks.deliver(event?.id ?? '')).toBe(200);
  expect(shop.received).toHaveLength(6);
});

test('sessions and pending events survive a restart', async () => {
  shop.sandbox.webhooks.plan = ({ type }) => (type === 'checkout.session.completed' ? [HOUR] : [2 * HOUR]);
  const { session } = await shop.payment();
  expect(shop.received).toEqual([]);
  shop.skippedMs = HOUR;
  await shop.restart();
  expect((await shop.stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
  await expect.poll(() => shop.typesReceived()).toEqual(['checkout.session.completed']);
});
