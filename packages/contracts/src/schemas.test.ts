import { describe, expect, it } from 'vitest';
import { CREDIT_PACKAGES, isHiddenPackage } from './domain/credit-packages.ts';
import { rankTitle } from './domain/rank.ts';
import { loginBody, registerBody } from './schemas/auth.ts';
import { gameBoardQuery } from './schemas/leaderboard.ts';
import { startRunHeaders, submitScoreBody } from './schemas/runs.ts';

const account = { username: 'Iris_7-x', email: 'iris@example.com', password: 'secret' };

describe('registration (P5.2)', () => {
  it('accepts an account', () => {
    expect(registerBody.parse(account)).toEqual(account);
  });

  it.each<[string, Record<string, unknown>]>([
    ['a short username', { username: 'ab' }],
    ['a long username', { username: 'a'.repeat(21) }],
    ['a username with spaces', { username: 'a b c' }],
    ['an invalid email address', { email: 'iris' }],
    ['a password of 5 characters', { password: '12345' }],
    ['a password of 129 characters', { password: 'x'.repeat(129) }],
    ['an unknown field', { role: 'admin' }],
    ['a missing password', { password: undefined }],
  ])('refuses %s', (_what, change) => {
    expect(registerBody.safeParse({ ...account, ...change }).success).toBe(false);
  });

  it.each([
    ['iris@xn--h1alffa9f.xn--p1ai', 'iris@xn--h1alffa9f.xn--p1ai'],
    ['iris@почта.рф', 'iris@xn--80a1acny.xn--p1ai'],
    ['iris@BÜCHER.example', 'iris@xn--bcher-kva.example'],
    ["o!reilly&sons'#1@example.com", "o!reilly&sons'#1@example.com"],
    ['{iris}|~^`$%*/=?@example.com', '{iris}|~^`$%*/=?@example.com'],
    ['.iris..x.@example.com', '.iris..x.@example.com'],
    ['iris@localhost', 'iris@localhost'],
  ])('accepts %s, as browsers do (G 13)', (typed, email) => {
    expect(registerBody.parse({ ...account, email: typed }).email).toBe(email);
    expect(loginBody.parse({ email: typed, password: 'secret' }).email).toBe(email);
  });

  it.each(['iris@', '@example.com', 'iris@-example.com', 'iris@почта.рф/x', 'iris@почта.рф:80', 'i ris@example.com'])(
    'refuses %s, as browsers do (G 13)',
    (email) => expect(registerBody.safeParse({ ...account, email }).success).toBe(false),
  );

  it('states the length rule in the words of the specification', () => {
    const { error } = registerBody.safeParse({ ...account, password: '12345' });
    expect(error?.issues[0]?.message).toBe('Password must be at least 6 characters long');
  });
});

it('accepts a login password shorter than the current minimum', () => {
  expect(loginBody.safeParse({ email: account.email, password: 'abc' }).success).toBe(true);
});

describe('board queries', () => {
  it('have the documented defaults', () => {
    expect(gameBoardQuery.parse({})).toEqual({ type: 'monthly', scope: 'global', limit: 50 });
  });

  it.each(['0', '101', '-1', '1.5', 'ten', ''])('refuse the limit %j', (limit) => {
    expect(gameBoardQuery.safeParse({ limit }).success).toBe(false);
  });
});

describe('runs', () => {
  it.each(['short', 'with space', 'x'.repeat(129)])('refuse the idempotency key %j', (key) => {
    expect(startRunHeaders.safeParse({ 'idempotency-key': key }).success).toBe(false);
  });

  it('accept a score without run id, which the server rejects with its own code', () => {
    expect(submitScoreBody.safeParse({ gameId: 2, score: 10, points: 10 }).success).toBe(true);
  });

  it.each([-1, 1.5, Number.NaN, 2 ** 53])('refuse the score %d', (score) => {
    expect(submitScoreBody.safeParse({ gameId: 2, score, points: 0 }).success).toBe(false);
  });
});

it.each([
  [undefined, 'Rookie'],
  [99, 'Rookie'],
  [100, 'Explorer'],
  [499, 'Explorer'],
  [500, 'Veteran'],
  [999, 'Veteran'],
  [1000, 'Elite'],
  [1999, 'Elite'],
  [2000, 'Legend'],
])('%s points give the title %s (P4.3)', (points, title) => {
  expect(rankTitle(points)).toBe(title);
});

describe('packages (P9.33)', () => {
  it('are four, two of them visible', () => {
    expect(CREDIT_PACKAGES.map(({ id, credits, priceCents }) => [id, credits, priceCents])).toEqual([
      ['starter', 100, 499],
      ['gamer', 250, 999],
      ['pro', 600, 1999],
      ['champion', 1500, 3999],
    ]);
    expect(CREDIT_PACKAGES.filter((pack) => !isHiddenPackage(pack)).map(({ id }) => id)).toEqual(['starter', 'gamer']);
    expect(CREDIT_PACKAGES.filter(({ popular }) => popular).map(({ id }) => id)).toEqual(['gamer']);
  });

  it('are hidden when the name contains pro, ignoring case', () => {
    expect(isHiddenPackage({ id: 'new', name: 'Semi-Pro Pack' })).toBe(true);
  });

  it.each(CREDIT_PACKAGES)('$name has the right bonus', ({ credits, priceCents, bonus }) => {
    const atStarterRate = Math.round(priceCents / 499) * 100;
    expect(bonus).toBe(credits - atStarterRate);
  });
});
