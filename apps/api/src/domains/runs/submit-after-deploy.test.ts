import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type TestDatabase,
  claimFor,
  createTestDatabase,
  deployRaisedRules,
  ledgerFaults,
  newPlayer,
  newVisitor,
  refusal,
  startAndPlay,
  startTestServer,
} from '../../testing/index.ts';

/** Ten seconds by a good bot, long enough to score. */
const TEN_SECONDS = { skill: 'good', quitAfter: 10 * 60 } as const;

describe('after a deploy', () => {
  let testDatabase: TestDatabase;
  let database: string;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    database = testDatabase.address;
  });

  afterAll(async () => testDatabase.remove());

  test('that changed the rules, a run is not counted and its credit is refunded once', async () => {
    const before = await startTestServer({ database });
    const player = await newPlayer(before, 1);
    const body = claimFor(await startAndPlay(before, player, TEN_SECONDS));
    await before.close();

    const after = await deployRaisedRules(before);
    const { api } = newVisitor(after, player.cookie());
    const attempts = await Promise.all(Array.from({ length: 8 }, async () => refusal(api('submitScore', { body }))));
    for (const { status, code } of attempts)
      expect({ status, code }).toEqual({ status: 409, code: 'runs/stale_rules' });
    expect((await api('user')).user).toMatchObject({ credits: 1, totalPoints: 0 });
    expect((await api('transactions'))[0]).toMatchObject({
      type: 'earned',
      amount: 1,
      description: 'Space Snake - Credit Returned',
    });
    expect(await api('globalBoard')).toEqual([]);
    expect(await ledgerFaults(after.services.db)).toEqual([]);
    await after.close();
  });
});
