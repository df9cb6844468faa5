import { expect, test } from 'vitest';
import { addPlayer, countUnplayed } from '../../testing/drawn-runs.ts';
import { type TestServer, startTestServer } from '../../testing/index.ts';
import { act } from '../operators/action.ts';
import { restoreAction, voidAction } from '../operators/run-actions.ts';
import type { Counter } from './counter.ts';

const BY = { operator: 'ops', reason: 'test' };
const NOW = Date.UTC(2026, 10, 21, 12);

/** A counter of laps that remembers what it was asked. */
function lapCounter() {
  const calls: (readonly unknown[])[] = [];
  const counter: Counter = {
    async count(_trx, { runId, score, day, keepsakes, commendations }) {
      calls.push(['count', runId, score, day, keepsakes, commendations]);
      return { commendations: ['lap'] };
    },
    async ofUncounted(_trx, { runId }) {
      calls.push(['uncounted', runId]);
      return { totalPoints: 7 };
    },
    async recount(_trx, { runs }) {
      calls.push(['recount', ...runs.map(({ runId }) => runId)]);
      return [{ what: 'laps', before: null, after: runs.length }];
    },
  };
  return { counter, calls };
}

async function answerOf({ services: { db } }: TestServer, runId: string): Promise<unknown> {
  const { answer } = await db.selectFrom('runs').select('answer').where('id', '=', runId).executeTakeFirstOrThrow();
  return JSON.parse(answer ?? '');
}

test('a further counter counts each run that counts, adds to the answer and to the operator’s record, and recounts', async () => {
  const server = await startTestServer();
  const { counter, calls } = lapCounter();
  const services = { ...server.services, counters: [...server.services.counters, counter] };
  const userId = await addPlayer(services.db, { now: NOW });
  const count = async (id: string, fault?: 'late') =>
    countUnplayed(services, {
      run: { id, user_id: userId, game_id: 2, faction: 'oni' },
      proof: {
        outcome: { score: 90, points: 9, reason: 'own', stats: {} },
        ticks: 3600,
        keepsakes: [{ item: 1, value: 2 }],
        commendations: ['own'],
        fault,
      },
      finishedAt: NOW,
    });
  await count('one');
  await count('two', 'late');
  expect(calls.splice(0)).toEqual([
    ['count', 'one', 90, null, [{ item: 1, value: 2 }], ['own']],
    ['uncounted', 'two'],
  ]);
  expect(await answerOf(server, 'one')).toMatchObject({
    commendations: ['lap'],
    bestScore: 90,
    rank: 1,
    totalPoints: 9,
  });
  expect(await answerOf(server, 'two')).toMatchObject({ commendations: [], bestScore: 90, rank: null, totalPoints: 7 });

  const { changes } = await act(services, voidAction('one'), BY);
  expect(changes).toContainEqual({ what: 'laps', before: null, after: 0 });
  expect(changes).toContainEqual({ what: 'total points', before: 9, after: 0 });
  await act(services, restoreAction('one'), BY);
  expect(calls).toEqual([['recount'], ['recount', 'one']]);
  await server.close();
});
