import { once } from 'node:events';
import { TICK_MS } from '@star-seekers/sim';
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
import { LOADED_CHANNEL } from '../../testing/games/hanging.ts';

/** Ten seconds by a good bot, long enough to score. */
const TEN_SECONDS = { skill: 'good', quitAfter: 10 * 60 } as const;

const HANGING = new URL('../../testing/games/hanging.ts', import.meta.url).href;

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

  test('that hangs the verifier, a run gets runs/busy and can be retried', async () => {
    const channel = new BroadcastChannel(LOADED_CHANNEL);
    const loaded = once(channel, 'message');
    const faulty = await startTestServer({
      database,
      gamesModule: HANGING,
      limits: {
        // Short, because the test waits for it.
        verifierBudget: { baseMs: 100, perTickMs: 0 },
        verifierReadyThreads: 1,
        verifierQueue: 1,
        openRunsPerGame: 2,
      },
    });
    const player = await newPlayer(faulty, 1);
    const body = claimFor(await startAndPlay(faulty, player, TEN_SECONDS));
    // The start of a thread would count towards the budget.
    await loaded;
    channel.close();
    const waiting: number[] = [];
    const requests = Array.from({ length: 4 }, async () => {
      const error = await refusal(player.api('submitScore', { body }));
      waiting.push(faulty.services.verifier.waiting);
      return error;
    });
    // Other requests are served while every verifier thread hangs.
    expect((await player.api('user')).user.credits).toBe(0);
    for (const { status, code, retryAfterS } of await Promise.all(requests)) {
      expect({ status, code, retryAfterS }).toEqual({ status: 503, code: 'runs/busy', retryAfterS: 2 });
    }
    expect(Math.max(...waiting)).toBeLessThanOrEqual(1);
    expect(await player.api('openRuns')).toHaveLength(1);
    await faulty.close();

    const repaired = await startTestServer({ database });
    repaired.clock.advance(TEN_SECONDS.quitAfter * TICK_MS);
    const { api } = newVisitor(repaired, player.cookie());
    expect((await api('submitScore', { body })).accepted).toBe(true);
    await repaired.close();
  });
});
