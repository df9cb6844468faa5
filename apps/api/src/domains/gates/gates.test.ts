import type { Side } from '@star-seekers/contracts/faction';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { addPlayer } from '../../testing/drawn-runs.ts';
import { type TestServer, newPlayer, newVisitor, startTestServer } from '../../testing/index.ts';
import { endOfMonth } from '../counting/month.ts';
import { contest, recomputeMonths } from './contest.ts';
import type { ContestedRun } from './figures.ts';

const SEPTEMBER = Date.UTC(2026, 8, 20, 12);
const OCTOBER = Date.UTC(2026, 9, 20, 12);
const NOVEMBER = Date.UTC(2026, 10, 20, 12);
const DAY = 86_400_000;

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
  server.clock.stop(OCTOBER);
});

afterEach(async () => server.close());

/** Runs at the second gate on three days, after which a player counts: the last one is the best. */
function runsFrom(userId: string, from: number, best: number, faction: Side = 'mud'): ContestedRun[] {
  return [100, 200, best].map((share, day) => {
    const finishedAt = from + day * DAY;
    return { userId, runId: newId(finishedAt), gate: 2, share, faction, finishedAt };
  });
}

async function play(runs: readonly ContestedRun[]): Promise<void> {
  for (const run of runs) await server.services.db.playerTransaction(run.userId, async (trx) => contest(trx, run));
}

/** Recomputes a player's part, as a void and a restoration do. */
async function recount(userId: string, runs: readonly ContestedRun[]): Promise<void> {
  const now = server.clock.now();
  await server.services.db.playerTransaction(userId, async (trx) => recomputeMonths(trx, { userId, runs, now }));
}

test('the gates of a month have their holder, by how much, and what would turn them; a player sees an own part (F 10)', async () => {
  const { user, api } = await newPlayer(server);
  const orion = await addPlayer(server.services.db, { now: SEPTEMBER, username: 'orion', faction: 'oni' });
  await play(runsFrom(orion, SEPTEMBER, 700, 'oni'));
  await play([...runsFrom(user.id, OCTOBER, 900), ...runsFrom(orion, OCTOBER, 500, 'oni')]);
  const { month, gates } = await newVisitor(server).api('gates');
  expect(month).toBe('2026-10');
  expect(gates.map(({ gate }) => gate)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(gates[1]).toEqual({
    gate: 2,
    holder: 'mud',
    heldBefore: 'oni',
    strengths: { oni: 500, mud: 900, ustur: 0 },
    margin: 400,
    turn: { side: 'oni', missing: 401, golds: 1 },
  });
  expect(gates[0]).toMatchObject({ holder: null, heldBefore: null, margin: 0, turn: null });
  expect((await api('gates', { query: { month: '2026-09' } })).gates[1]).toMatchObject({ holder: 'oni', margin: 700 });
  expect(await api('gatesMe')).toEqual({
    month: '2026-10',
    side: 'mud',
    days: 3,
    daysNeeded: 3,
    isLate: false,
    gates: [{ gate: 2, share: 900, place: 1, adds: 900 }],
  });
  expect(await api('gatesMe', { query: { month: '2026-09' } })).toMatchObject({ side: null, days: 0, gates: [] });
});

test('a player is told when what is left of the month is too short: today only counts as left while it has not been played', async () => {
  const { user, api } = await newPlayer(server);
  const isLate = async (at: number, month?: string) => {
    server.clock.stop(at);
    return (await api('gatesMe', { query: { month } })).isLate;
  };
  const last = endOfMonth('2026-10') - DAY;
  expect(await isLate(last - 2 * DAY)).toBe(false);
  expect(await isLate(last - DAY)).toBe(true);
  const [run] = runsFrom(user.id, last - DAY, 100);
  if (run) await play([{ ...run, finishedAt: last - 2 * DAY }]);
  expect(await isLate(last - DAY)).toBe(false);
  expect(await isLate(last)).toBe(true);
  if (run) await play([{ ...run, finishedAt: last - DAY }]);
  expect(await isLate(last - DAY)).toBe(false);
  expect(await isLate(last)).toBe(false);
  expect(await isLate(last + DAY, '2026-10')).toBe(true);
});

test('chronicles are of months that have passed with a counted run, and follow from the runs that count (F 10)', async () => {
  const { api } = newVisitor(server);
  const nova = await addPlayer(server.services.db, { now: SEPTEMBER, username: 'nova', faction: 'mud' });
  const runs = runsFrom(nova, OCTOBER, 900);
  await play(runs);
  expect(await api('chronicles')).toEqual([]);
  await expect(api('chronicle', { params: { month: '2026-10' } })).rejects.toMatchObject({ code: 'request/invalid' });

  // A void within the month is no correction of its chronicle, which is not written yet.
  await recount(nova, runs.slice(0, 2));
  await recount(nova, runs);
  server.clock.stop(NOVEMBER);
  expect(await api('chronicles')).toEqual([{ month: '2026-10', correctedAt: null }]);
  const october = await api('chronicle', { params: { month: '2026-10' } });
  expect(october.gates[1]).toMatchObject({ gate: 2, holder: 'mud', strengths: { oni: 0, mud: 900, ustur: 0 } });
  expect(october.heroes[1]).toMatchObject({ user: { username: 'nova' }, share: 900 });
  expect(october).toMatchObject({ players: { all: 1, counting: 1 }, contributors: [{ strength: 900, gates: 1 }] });
});

test('a void after the end of a month changes its chronicle and marks it as corrected, and so does a restoration (F 10)', async () => {
  const { api } = newVisitor(server);
  const nova = await addPlayer(server.services.db, { now: SEPTEMBER, username: 'nova', faction: 'mud' });
  const orion = await addPlayer(server.services.db, { now: SEPTEMBER, username: 'orion', faction: 'mud' });
  const runs = runsFrom(nova, SEPTEMBER, 900);
  await play([...runs, ...runsFrom(orion, OCTOBER, 500)]);
  server.clock.stop(NOVEMBER);
  await recount(nova, runs.slice(0, 2));
  expect(await api('chronicles')).toEqual([
    { month: '2026-10', correctedAt: null },
    { month: '2026-09', correctedAt: NOVEMBER },
  ]);
  // Two days are not enough to count.
  const voided = await api('chronicle', { params: { month: '2026-09' } });
  expect(voided).toMatchObject({ players: { all: 1, counting: 0 }, contributors: [] });
  expect(voided.gates[1]).toMatchObject({ holder: null });

  server.clock.stop(NOVEMBER + DAY);
  await recount(nova, runs);
  const restored = await api('chronicle', { params: { month: '2026-09' } });
  expect(restored.gates[1]).toMatchObject({ holder: 'mud', strengths: { mud: 900 } });
  expect(await api('chronicles')).toMatchObject([{}, { month: '2026-09', correctedAt: NOVEMBER + DAY }]);
});
