import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemRandomness } from '../../platform/randomness.ts';
import { type TestServer, ledgerFaults, newPlayer, newVisitor, refusal, startTestServer } from '../../testing/index.ts';
import { cooldownOf } from './service.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const faces: number[] = [];
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ randomness: { die: () => faces.shift() ?? 4 } });
});

afterAll(async () => server.close());

test('a roll grants as many credits to collect as its face', async () => {
  const now = Date.UTC(2026, 10, 21, 12);
  server.clock.stop(now);
  const { api } = await newPlayer(server);
  expect(await api('diceCooldown')).toEqual({ canRoll: true, timeRemaining: 0 });
  faces.push(6);
  expect(await api('rollDice')).toEqual({ value: 6, credits: 6, rolledAt: now, nextRollAt: now + DAY });
  expect((await api('user')).user).toMatchObject({ credits: 0, pendingCredits: 6 });
  expect(await api('diceCooldown')).toEqual({ canRoll: false, timeRemaining: DAY });
  expect(await api('diceRolls')).toEqual([{ value: 6, credits: 6, rolledAt: now }]);
});

test.each([
  ['over midnight', Date.UTC(2026, 10, 21, 23, 59, 59)],
  ['over a leap day', Date.UTC(2028, 1, 28, 12)],
  ['over the end of summer time', Date.UTC(2026, 9, 25, 0, 30)],
  ['over the end of a year', Date.UTC(2026, 11, 31, 12)],
])('%s the dice cool down for exactly 24 hours', async (_, start) => {
  server.clock.stop(start);
  const { api } = await newPlayer(server);
  const first = await api('rollDice');
  server.clock.advance(DAY - 1);
  const early = await refusal(api('rollDice'));
  expect({ status: early.status, code: early.code, details: early.details }).toEqual({
    status: 409,
    code: 'dice/cooling_down',
    details: { timeRemaining: 1, lastRoll: { value: 4, credits: 4, rolledAt: first.rolledAt } },
  });
  server.clock.advance(1);
  expect((await api('rollDice')).rolledAt).toBe(start + DAY);
});

test('of 100 concurrent rolls exactly one counts', async () => {
  const { api } = await newPlayer(server);
  const rolls = Array.from({ length: 100 }, async () =>
    api('rollDice').then(
      () => 'rolled',
      (error: { code: string }) => error.code,
    ),
  );
  const outcomes = await Promise.all(rolls);
  expect(outcomes.filter((outcome) => outcome === 'rolled')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'dice/cooling_down')).toHaveLength(99);
  expect((await api('user')).user.pendingCredits).toBe(4);
  expect(await api('diceRolls')).toHaveLength(1);
  expect(await ledgerFaults(server.services.db)).toEqual([]);
});

test('setting the clock back neither allows a second roll nor extends the cooldown beyond a day', async () => {
  server.clock.stop(Date.UTC(2026, 10, 21));
  const { api } = await newPlayer(server);
  await api('rollDice');
  server.clock.advance(-10 * DAY);
  expect((await refusal(api('rollDice'))).details).toMatchObject({ timeRemaining: DAY });
  expect(await api('diceCooldown')).toEqual({ canRoll: false, timeRemaining: DAY });
});

test('the history shows the last ten rolls, newest first', async () => {
  const { api } = await newPlayer(server);
  const values = [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6];
  for (const value of values) {
    faces.push(value);
    await api('rollDice');
    server.clock.advance(DAY);
  }
  expect((await api('diceRolls')).map(({ value }) => value)).toEqual(values.toReversed().slice(0, 10));
});

test('every face comes up about equally often', () => {
  const counts = Array.from({ length: 6 }, () => 0);
  for (let roll = 0; roll < 60_000; roll++) {
    const face = systemRandomness.die(6);
    counts[face - 1] = (counts[face - 1] ?? Number.NaN) + 1;
  }
  // Six standard deviations of a fair die (√(60,000 · 1/6 · 5/6) = 91).
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(6 * 91);
});

test.each(['dice/roll', 'logout'])('%s accepts an empty body, even with a JSON content type (C 14)', async (path) => {
  const { fetch: send } = await newPlayer(server);
  const answer = await send(`/api/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' } });
  expect(answer.ok).toBe(true);
});

test('an empty body is rejected where one is required', async () => {
  const answer = await newVisitor(server).fetch('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'request/invalid' })]);
});

test('a deleted account has no cooldown', async () => {
  expect(await cooldownOf(server.services.db, 'gone', server.clock.now())).toEqual({ canRoll: true, timeRemaining: 0 });
});
