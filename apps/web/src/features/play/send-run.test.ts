import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ErrorCode, GatesMeAnswer, SubmitScoreAnswer } from '@star-seekers/contracts';
import { createClient } from '@star-seekers/contracts/client';
import type { Faction } from '@star-seekers/contracts/faction';
import { expect, onTestFinished, test } from 'vitest';
import { writeUser } from '../../shell/user-cache.ts';
import { player } from '../../testing/server-double.ts';
import { type FinishedKeptRun } from './kept-run.ts';
import { sendRun } from './send-run.ts';

const RUN = { gameId: 2, runId: 'a-run', claim: { score: 210, points: 210 }, unsent: [] } as unknown as FinishedKeptRun;

test.each<[ErrorCode, number, object]>([
  ['runs/stale_rules', 409, { verdict: { status: 'stale' } }],
  ['runs/unchecked', 409, { verdict: { status: 'unchecked' } }],
  ['runs/restored', 409, { verdict: { status: 'unchecked' } }],
  ['runs/rejected', 422, { verdict: { status: 'rejected', message: expect.any(String) } }],
  ['runs/busy', 503, { verdict: null, retryAfterMs: 60_000 }],
  ['server/unavailable', 503, { verdict: null, retryAfterMs: 60_000 }],
  ['runs/chunk_gap', 409, { verdict: null, retryAfterMs: 60_000 }],
])('the answer %s decides what becomes of a run', async (code, status, expected) => {
  const api = await clientOf(() => ({ status, body: { code, message: '' } }));
  expect(await sendRun(api, RUN)).toEqual(expected);
});

const COUNTED: SubmitScoreAnswer = {
  accepted: true,
  score: 210,
  points: 210,
  personalBest: true,
  bestScore: 210,
  witness: { fault: null, unaccountedMs: 0, lateTicks: 0, pauses: 0 },
  commendations: [],
  rank: null,
  totalPoints: 210,
};

const BEST = { gate: 2, share: 400, place: 1, adds: 400 };

test.each<[string, Partial<GatesMeAnswer>, string | undefined, Faction?]>([
  ['the player has no faction', { side: null }, 'Tarn Gate: choose a faction, and your runs help it.'],
  [
    'the first was short',
    { side: null, gates: [] },
    'Tarn Gate: a run of a minute, or with bronze, helps USTUR.',
    'ustur',
  ],
  ['the first of three days', {}, 'Tarn Gate: 2 more days and your runs help ONI.'],
  ['the third day', { days: 3 }, 'Tarn Gate: your best run of the month helps ONI.'],
  ['it was short', { gates: [] }, 'Tarn Gate: a run of a minute, or with bronze, helps ONI.'],
  ['a month that is too short for three days', { isLate: true }, undefined],
])('a result says what it does for the faction: %s', async (_, over, gate, faction = 'none') => {
  writeUser(player({ faction }));
  onTestFinished(() => writeUser(null));
  const part = { month: '2026-11', side: 'oni', days: 1, daysNeeded: 3, gates: [BEST], ...over };
  const api = await clientOf((path) =>
    path.endsWith('/gates/me') ? { status: 200, body: part } : { status: 200, body: COUNTED },
  );
  const { verdict } = await sendRun(api, RUN);
  expect(verdict).toMatchObject({ status: 'verified', score: 210 });
  expect(verdict?.status === 'verified' ? verdict.gate : 'none').toBe(gate);
});

test.each([
  ['a title', { points: 210, totalPoints: 210 }, { newRank: 'Explorer' }],
  ['what the next one takes', { points: 10, totalPoints: 60 }, { nextRank: { title: 'Explorer', missing: 40 } }],
  ['nothing above the last', { points: 10, totalPoints: 2000 + 10 }, {}],
])('the points of a run bring %s', async (_, points, news) => {
  const api = await clientOf(() => ({ status: 200, body: { ...COUNTED, ...points } }));
  const { verdict } = await sendRun(api, RUN);
  const { newRank, nextRank } = verdict?.status === 'verified' ? verdict : {};
  expect({ ...(newRank && { newRank }), ...(nextRank && { nextRank }) }).toEqual(news);
});

interface Reply {
  readonly status: number;
  readonly body: object;
}

async function clientOf(reply: (path: string) => Reply) {
  const server = createServer(({ url = '' }, response) => {
    const { status, body } = reply(url);
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '60' });
    response.end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : address;
  return createClient({ baseUrl: `http://127.0.0.1:${port}` });
}
