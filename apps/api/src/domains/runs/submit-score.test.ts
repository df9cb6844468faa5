import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  type TestServer,
  claimFor,
  ledgerFaults,
  newPlayer,
  packLog,
  refusal,
  snapshot,
  startAndPlay,
  startTestServer,
} from '../../testing/index.ts';
import { RUN_LIFETIME_MS } from './run-rules.ts';

/** Ten seconds by a good bot, long enough to score. */
const TEN_SECONDS = { skill: 'good', quitAfter: 10 * 60 } as const;

let server: TestServer;

beforeAll(async () => {
  // A seed with which the bots score.
  server = await startTestServer({ randomness: { seed: () => 7 } });
});

afterEach(async () => {
  expect(await ledgerFaults(server.services.db)).toEqual([]);
});

afterAll(async () => server.close());

/** The data that a rejected score must not change. */
async function countedData({ services: { db } }: TestServer): Promise<unknown> {
  const { runs: _runs, ...rest } = await snapshot(db);
  return rest;
}

async function statusOf(runId: string): Promise<string | undefined> {
  const row = await server.services.db.selectFrom('runs').select('status').where('id', '=', runId).executeTakeFirst();
  return row?.status;
}

describe('an honest run', () => {
  test('is verified, counted and stored with its replay', async () => {
    const player = await newPlayer(server, 2);
    const playedRun = await startAndPlay(server, player, TEN_SECONDS);
    expect(playedRun.score).toBeGreaterThan(0);
    const answer = await player.api('submitScore', { body: claimFor(playedRun) });
    expect(answer).toEqual({
      accepted: true,
      score: playedRun.score,
      points: playedRun.points,
      personalBest: true,
      bestScore: playedRun.score,
      rank: expect.any(Number),
      totalPoints: playedRun.points,
      witness: { fault: null, unaccountedMs: 0, lateTicks: 0, pauses: 0 },
      commendations: expect.arrayContaining(['first-light']) as string[],
    });
    expect((await player.api('user')).user).toMatchObject({ credits: 1, totalPoints: playedRun.points });
    expect(await player.api('openRuns')).toEqual([]);

    const { last, ...record } = await player.api('results', { query: { gameId: '2' } });
    expect(record).toEqual({ gameId: 2, bestScore: playedRun.score, bestPoints: playedRun.points, gamesPlayed: 1 });
    expect(last).toMatchObject({
      runId: playedRun.runId,
      score: playedRun.score,
      points: playedRun.points,
      reason: 'quit',
    });
    expect(last?.stats).toHaveProperty('length');
    expect(await player.api('gameBreakdown', { params: { id: player.user.id } })).toEqual([
      {
        gameId: 2,
        totalPoints: playedRun.points,
        bestScore: playedRun.score,
        gamesPlayed: 1,
        lastPlayedAt: last?.finishedAt,
      },
    ]);
    const { db } = server.services;
    const result = await db.selectFrom('results').selectAll().where('run_id', '=', playedRun.runId).executeTakeFirst();
    expect(result).toMatchObject({ replay: await packLog(2, playedRun.log), ticks: playedRun.log.ticks });
  });

  test('submitted repeatedly gets the same answer and counts once', async () => {
    const player = await newPlayer(server, 1);
    const body = claimFor(await startAndPlay(server, player, TEN_SECONDS));
    const answers = await Promise.all(Array.from({ length: 10 }, async () => player.api('submitScore', { body })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const before = await countedData(server);
    expect(await player.api('submitScore', { body })).toEqual(answers[0]);
    expect(await countedData(server)).toEqual(before);
    expect((await player.api('results', { query: { gameId: '2' } })).gamesPlayed).toBe(1);
  });

  test('submitted concurrently with forged claims closes once and counts at most once', async () => {
    const player = await newPlayer(server, 1);
    const honest = claimFor(await startAndPlay(server, player, TEN_SECONDS));
    const bodies = Array.from({ length: 12 }, (_, index) => ({ ...honest, score: honest.score + 10 * (index % 3) }));
    const outcomes = await Promise.all(
      bodies.map(async (body) =>
        player.api('submitScore', { body }).then(
          () => 'accepted',
          (error: { code: string }) => error.code,
        ),
      ),
    );
    const { totalPoints } = (await player.api('user')).user;
    const accepted = outcomes.filter((outcome) => outcome === 'accepted').length;
    expect(accepted).toBeOneOf([0, 4]);
    expect(totalPoints).toBe(accepted > 0 ? honest.points : 0);
    const errors = new Set(outcomes.filter((outcome) => outcome !== 'accepted'));
    expect([...errors].filter((code) => code !== 'runs/closed' && code !== 'runs/rejected')).toEqual([]);
  });

  test('of the puzzle with score 0 counts as played but is on no board; a better one is', async () => {
    const player = await newPlayer(server, 2);
    const unsolved = await startAndPlay(server, player, { gameId: 5, quitAfter: 360 });
    expect(await player.api('submitScore', { body: claimFor(unsolved) })).toMatchObject({
      score: 0,
      personalBest: false,
      rank: null,
      totalPoints: 0,
    });
    expect(await player.api('gameBoardMe', { params: { gameId: '5' } })).toEqual({ rank: null, rows: [] });
    expect(await player.api('globalBoardMe')).toEqual({ rank: null, rows: [] });
    expect(await player.api('results', { query: { gameId: '5' } })).toMatchObject({ bestScore: 0, gamesPlayed: 1 });
    const solved = await startAndPlay(server, player, { gameId: 5, skill: 'good' });
    const answer = await player.api('submitScore', { body: claimFor(solved) });
    expect(answer).toMatchObject({ score: solved.score, personalBest: true, rank: expect.any(Number) });
    const { rows } = await player.api('gameBoardMe', { params: { gameId: '5' } });
    expect(rows.map(({ score }) => score)).toContain(solved.score);
  });

  test('of the memory challenge with score 0 has no monthly rank, even after a better one (C 15)', async () => {
    const player = await newPlayer(server, 2);
    const better = await startAndPlay(server, player, { gameId: 3, skill: 'good', quitAfter: 1800 });
    expect(better.score).toBeGreaterThan(0);
    expect((await player.api('submitScore', { body: claimFor(better) })).rank).not.toBe(null);
    const scoreless = await startAndPlay(server, player, { gameId: 3, quitAfter: 10 });
    const answer = await player.api('submitScore', { body: claimFor(scoreless) });
    expect(answer).toMatchObject({ score: 0, rank: null, bestScore: better.score });
  });

  test('that is worse than an earlier one changes neither the best score nor the rank (D 7)', async () => {
    const player = await newPlayer(server, 2);
    const good = await startAndPlay(server, player, TEN_SECONDS);
    await player.api('submitScore', { body: claimFor(good) });
    const poor = await startAndPlay(server, player, { quitAfter: 60 });
    const answer = await player.api('submitScore', { body: claimFor(poor) });
    expect(poor.score).toBeLessThan(good.score);
    expect(answer).toMatchObject({
      personalBest: false,
      bestScore: good.score,
      rank: null,
      totalPoints: good.points + poor.points,
    });
    const me = await player.api('gameBoardMe', { params: { gameId: '2' } });
    expect(me.rows.find(({ rank }) => rank === me.rank)?.score).toBe(good.score);
  });

  test('quit before its first tick scores 0 and is accepted', async () => {
    const player = await newPlayer(server, 1);
    const body = claimFor(await startAndPlay(server, player, { quitAfter: 0 }));
    expect(await player.api('submitScore', { body })).toMatchObject({
      accepted: true,
      score: 0,
      personalBest: false,
      witness: { fault: 'unplayed' },
      commendations: [],
    });
  });
});

describe('a result', () => {
  test('is confirmed with the totals, any number of times', async () => {
    const player = await newPlayer(server, 1);
    const playedRun = await startAndPlay(server, player, TEN_SECONDS);
    await player.api('submitScore', { body: claimFor(playedRun) });
    const before = await countedData(server);
    const body = { gameId: 2, points: playedRun.points } as const;
    const totals = { totalPoints: playedRun.points, gamesPlayed: 1 };
    expect(await player.api('gameResult', { body })).toEqual(totals);
    expect(await player.api('gameResult', { body })).toEqual(totals);
    expect(await countedData(server)).toEqual(before);
  });

  test('without verification is rejected', async () => {
    const player = await newPlayer(server, 1);
    const playedRun = await startAndPlay(server, player, TEN_SECONDS);
    const confirm = async (gameId: 1 | 2, points: number) => player.api('gameResult', { body: { gameId, points } });
    expect((await refusal(confirm(2, playedRun.points))).code).toBe('results/not_verified');
    await player.api('submitScore', { body: claimFor(playedRun) });
    expect((await refusal(confirm(2, playedRun.points + 1))).code).toBe('results/not_verified');
    expect((await refusal(confirm(1, playedRun.points))).code).toBe('results/not_verified');
    expect((await player.api('user')).user.totalPoints).toBe(playedRun.points);
  });

  test('of an unknown player is not found, and a new player has none', async () => {
    const player = await newPlayer(server);
    expect((await refusal(player.api('gameBreakdown', { params: { id: 'nobody' } }))).code).toBe('players/not_found');
    expect(await player.api('gameBreakdown', { params: { id: player.user.id } })).toEqual([]);
    expect(await player.api('results', { query: { gameId: '2' } })).toEqual({
      gameId: 2,
      bestScore: null,
      bestPoints: null,
      gamesPlayed: 0,
      last: null,
    });
  });
});

describe('a run', () => {
  test('of another player is not found and stays open for its owner', async () => {
    const [owner, thief] = [await newPlayer(server, 1), await newPlayer(server, 1)];
    const body = claimFor(await startAndPlay(server, owner, TEN_SECONDS));
    const before = await snapshot(server.services.db);
    const error = await refusal(thief.api('submitScore', { body }));
    expect({ status: error.status, code: error.code }).toEqual({ status: 404, code: 'runs/not_found' });
    expect(await snapshot(server.services.db)).toEqual(before);
    expect((await owner.api('submitScore', { body })).accepted).toBe(true);
    expect((await refusal(thief.api('submitScore', { body }))).code).toBe('runs/not_found');
  });

  test.each([
    ['that does not exist', { runId: 'made-up' }, 404, 'runs/not_found'],
    ['of another game', { gameId: 1 }, 404, 'runs/not_found'],
    ['without an id', { runId: undefined }, 422, 'runs/run_required'],
  ])('%s counts nothing', async (_, changes, status, code) => {
    const player = await newPlayer(server, 1);
    const playedRun = await startAndPlay(server, player, TEN_SECONDS);
    const before = await snapshot(server.services.db);
    const error = await refusal(player.api('submitScore', { body: { ...claimFor(playedRun), ...changes } }));
    expect({ status: error.status, code: error.code }).toEqual({ status, code });
    expect(await snapshot(server.services.db)).toEqual(before);
    expect(await statusOf(playedRun.runId)).toBe('open');
  });

  test('that was counted rejects another result', async () => {
    const player = await newPlayer(server, 1);
    const body = claimFor(await startAndPlay(server, player, TEN_SECONDS));
    await player.api('submitScore', { body });
    const before = await snapshot(server.services.db);
    const error = await refusal(player.api('submitScore', { body: { ...body, score: body.score + 10 } }));
    expect({ status: error.status, code: error.code }).toEqual({ status: 409, code: 'runs/closed' });
    expect(await snapshot(server.services.db)).toEqual(before);
  });

  test('not finished within a week has expired', async () => {
    const player = await newPlayer(server, 1);
    const body = claimFor(await startAndPlay(server, player, TEN_SECONDS));
    const before = await countedData(server);
    server.clock.advance(RUN_LIFETIME_MS);
    for (let attempt = 0; attempt < 2; attempt++) {
      const error = await refusal(player.api('submitScore', { body }));
      expect({ status: error.status, code: error.code }).toEqual({ status: 409, code: 'runs/expired' });
    }
    expect(await countedData(server)).toEqual(before);
  });
});

test('of concurrent claims on one run only one is simulated (B 8)', async () => {
  const player = await newPlayer(server, 1);
  const playedRun = await startAndPlay(server, player);
  const verify = vi.spyOn(server.services.verifier, 'verify');
  onTestFinished(() => verify.mockRestore());
  const claims = Array.from({ length: 6 }, async (_, index) =>
    refusal(player.api('submitScore', { body: { ...claimFor(playedRun), score: playedRun.score + 1 + index } })),
  );
  const codes = (await Promise.all(claims)).map(({ code }) => code);
  expect(codes.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'runs/closed'), 'runs/rejected']);
  expect(verify).toHaveBeenCalledTimes(1);
});
