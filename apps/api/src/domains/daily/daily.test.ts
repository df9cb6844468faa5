import { DAY_MS, dayOf, nameOfDay } from '@star-seekers/contracts/daily';
import { type AnyGame, GAMES_OF_DAY as GAMES, games, medalsUnder } from '@star-seekers/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type TestServer,
  claimFor,
  newPlayer,
  newVisitor,
  playAndSubmit,
  refusal,
  startAndPlay,
  startRun,
  startTestServer,
} from '../../testing/index.ts';
import { restoreAction, voidAction } from '../operators/run-actions.ts';
import { act } from '../operators/action.ts';
import { drawDays } from './draw-days.ts';
import { streakOf } from './service.ts';
import type { DayGameTable } from './table.ts';

const NOON = Date.UTC(2026, 10, 26, 12);
const TODAY = '2026-11-26';

let server: TestServer;
/** Another process with the same database. */
let other: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ database: server.database });
});

afterAll(async () => {
  await other.close();
  await server.close();
});

function setClocks(time: number) {
  server.clock.stop(time);
  other.clock.stop(time);
}

test('both processes say the same of today and tomorrow, and nothing of the day after, up to midnight', async () => {
  setClocks(NOON);
  const [one, two] = [newVisitor(server), newVisitor(other)];
  const days = await Promise.all([one, two, one, two].map(async ({ api }) => api('daily', { query: {} })));
  expect(new Set(days.map((day) => JSON.stringify(day))).size).toBe(1);
  expect(days[0]).toMatchObject({ day: TODAY, state: 'open', endsAt: Date.UTC(2026, 10, 27) });
  expect(days[0]?.games.map(({ gameId }) => gameId)).toEqual(GAMES);
  const tomorrow = await two.api('daily', { query: { day: '2026-11-27' } });
  expect(tomorrow.state).toBe('tomorrow');

  setClocks(Date.UTC(2026, 10, 27) - 1);
  expect((await refusal(one.api('daily', { query: { day: '2026-11-28' } }))).code).toBe('daily/not_found');
  setClocks(Date.UTC(2026, 10, 27));
  expect(await one.api('daily', { query: {} })).toEqual({ ...tomorrow, state: 'open' });
  expect((await two.api('daily', { query: { day: TODAY } })).state).toBe('past');
  expect((await one.api('daily', { query: { day: '2026-11-28' } })).state).toBe('tomorrow');
  expect((await refusal(one.api('daily', { query: { day: '2026-11-25' } }))).code).toBe('daily/not_found');
});

test('each day differs from the one before, and 90 days are known ahead', async () => {
  setClocks(NOON);
  await drawDays(server.services, dayOf(NOON));
  const rows = await server.services.db.selectFrom('day_games').selectAll().orderBy('day').execute();
  for (const gameId of GAMES) {
    const days = rows.filter((row) => row.game_id === gameId);
    expect(days.length).toBeGreaterThanOrEqual(90);
    expect(days.filter(({ conditions }, index) => conditions === days[index + 1]?.conditions)).toEqual([]);
  }
});

test.each(GAMES)('an attempt of game %i is played under the conditions of the day', async (gameId) => {
  setClocks(NOON);
  const player = await newPlayer(server, 3);
  const { games: ofDay } = await player.api('daily', { query: {} });
  const conditions = ofDay.find((game) => game.gameId === gameId)?.conditions;
  const played = await startAndPlay(server, player, { gameId, day: TODAY, skill: 'good', quitAfter: 900 });
  const answer = await player.api('submitScore', { body: claimFor(played) });
  expect(answer.daily).toMatchObject({ day: TODAY });
  const replay = await player.api('replay', { params: { id: played.runId } });
  expect(replay.options).toEqual(conditions);
  expect(await player.api('runPage', { params: { id: played.runId } })).toMatchObject({
    standing: 'daily',
    day: TODAY,
  });
});

test('an attempt counts once, for its day alone, and the board of the day shows it', async () => {
  setClocks(NOON + DAY_MS);
  const day = nameOfDay(dayOf(NOON + DAY_MS));
  const player = await newPlayer(server, 5);
  const rival = await newPlayer(other, 5);
  await playAndSubmit(other, rival, { gameId: 6, day, quitAfter: 3600 });
  const { runId, answer, score } = await playAndSubmit(server, player, { gameId: 2, day, quitAfter: 1800 });
  const { games: ofDay } = await player.api('daily', { query: {} });
  const gold = ofDay.find(({ gameId }) => gameId === 2)?.par?.gold ?? 0;
  const share = Math.min(1500, Math.floor((score * 1000) / gold));
  expect(answer).toMatchObject({ rank: null, totalPoints: 0, daily: { day, share, total: share } });

  const again = await refusal(startRun(player, 2, day));
  expect([again.code, again.details]).toEqual(['daily/attempted', { runId }]);
  expect((await player.api('user')).user.credits).toBe(4);

  const board = await newVisitor(other).api('dailyBoard', { params: { day }, query: {} });
  expect(board.players).toBe(2);
  const own = board.rows.find(({ user }) => user.id === player.user.id);
  expect(own).toMatchObject({ total: share, attempts: [{ gameId: 2, runId, score, share }] });
  const me = await player.api('dailyMe', { params: { day } });
  expect(me).toMatchObject({ rank: own?.rank, used: [{ gameId: 2, runId }] });

  await act(server.services, voidAction(runId), { operator: 'test', reason: 'test' });
  expect((await player.api('dailyMe', { params: { day } })).rank).toBe(null);
  expect((await newVisitor(other).api('dailyBoard', { params: { day }, query: {} })).players).toBe(1);
  await act(server.services, restoreAction(runId), { operator: 'test', reason: 'test' });
  expect((await player.api('dailyMe', { params: { day } })).rank).toBe(own?.rank);
});

test.each([
  ['its best three attempts', 3, 2],
  ['all of them, if an older version has drawn it', null, 3],
])('the sum of a day has %s', async (_, bestOf, dayAfter) => {
  const time = NOON + (20 + dayAfter) * DAY_MS;
  setClocks(time);
  const { db } = server.services;
  const [day, name] = [dayOf(time), nameOfDay(dayOf(time))];
  await newVisitor(server).api('daily', { query: {} });
  if (bestOf === null) await db.updateTable('day_games').set({ best_of: null }).where('day', '=', day).execute();
  const player = await newPlayer(server, 6);
  expect((await player.api('daily', { query: {} })).bestOf).toBe(bestOf ?? GAMES.length);
  const shares: number[] = [];
  const sum = () =>
    shares
      .toSorted((one, more) => more - one)
      .slice(0, bestOf ?? shares.length)
      .reduce((total, share) => total + share, 0);
  for (const [index, gameId] of GAMES.slice(0, 4).entries()) {
    const own = index % 2 === 0 ? server : other;
    const { answer } = await playAndSubmit(own, player, { gameId, day: name, skill: 'good', quitAfter: 1800 });
    shares.push(answer.daily?.share ?? 0);
    expect(answer.daily?.total).toBe(sum());
  }
  const board = await newVisitor(server).api('dailyBoard', { params: { day: name }, query: {} });
  expect(board.rows).toMatchObject([{ total: sum() }]);
});

test('of 20 simultaneous starts in two processes one attempt begins, and one credit is spent', async () => {
  setClocks(NOON + 2 * DAY_MS);
  const day = nameOfDay(dayOf(NOON + 2 * DAY_MS));
  await newVisitor(server).api('daily', { query: {} });
  const player = await newPlayer(server, 5);
  const starts = await Promise.allSettled(Array.from({ length: 20 }, async () => startRun(player, 5, day)));
  expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await player.api('user')).user.credits).toBe(4);
});

test('an attempt begins on its day, and one that ends after it does not count', async () => {
  const midnight = Date.UTC(2026, 10, 30);
  setClocks(midnight - 20_000);
  const player = await newPlayer(server, 5);
  for (const day of ['2026-11-28', '2026-11-30']) {
    expect((await refusal(startRun(player, 2, day))).code).toBe('daily/closed');
  }
  const { answer, runId } = await playAndSubmit(server, player, { gameId: 2, day: '2026-11-29', quitAfter: 1800 });
  expect(server.clock.now()).toBeGreaterThan(midnight);
  expect(answer.daily).toBe(null);
  expect((await player.api('dailyMe', { params: { day: '2026-11-29' } })).rank).toBe(null);
  expect((await player.api('runPage', { params: { id: runId } })).standing).toBe('history');
  const { runs } = await player.api('playerRuns', { query: {} });
  expect(runs).toMatchObject([{ runId, standing: 'history', day: '2026-11-29' }]);
});

test('a day has the recorded medals of its conditions, or those it already has', async () => {
  const later = NOON + 30 * DAY_MS;
  setClocks(later);
  const { db } = server.services;
  const day = dayOf(later);
  await drawDays(server.services, day);
  const update = async (gameId: number, values: Partial<DayGameTable>) =>
    db.updateTable('day_games').set(values).where('day', '=', day).where('game_id', '=', gameId).execute();
  const none = { bronze: null, silver: null, gold: null };
  const own = { bronze: 100, silver: 200, gold: 300 };
  await update(1, own);
  // As an older version draws them: without medals, and under conditions that have no record any more.
  const unrecorded = { deck: 1, twist: 0 };
  await update(2, none);
  await update(6, { ...none, conditions: JSON.stringify(unrecorded) });
  const { games: ofDay } = await newVisitor(other).api('daily', { query: {} });
  for (const { gameId, conditions, par } of ofDay) {
    const { medals, dayMedals } = games.get(gameId) as AnyGame;
    if (gameId === 1) expect(par).toEqual(own);
    else if (gameId === 6) expect([conditions, par]).toEqual([unrecorded, medals]);
    else expect(dayMedals).toContainEqual(expect.objectContaining({ options: conditions, ...par }));
  }
  expect(ofDay.map(({ gameId }) => gameId)).toEqual(GAMES);
  expect(await newVisitor(server).api('daily', { query: {} })).toMatchObject({ games: ofDay });
});

test.each([
  ['scores', { bronze: 700, silver: 1500, gold: 2200 }],
  ['stars of more levels', { bronze: 5, silver: 10, gold: 16 }],
])(
  'a day to come whose medals are %s gets those that its game counts by now; today and tomorrow keep them',
  async (_, drawn) => {
    const today = dayOf(NOON) + 200;
    const { db } = server.services;
    await drawDays(server.services, today);
    await db.updateTable('day_games').set(drawn).where('day', '>=', today).where('game_id', '=', 3).execute();
    await drawDays(server.services, today);
    const rows = await db
      .selectFrom('day_games')
      .selectAll()
      .where('day', '>=', today)
      .where('day', '<=', today + 2)
      .where('game_id', '=', 3)
      .orderBy('day')
      .execute();
    const later = JSON.parse(rows[2]?.conditions ?? '') as Record<string, number>;
    expect(rows).toMatchObject([drawn, drawn, medalsUnder(games.get(3) as AnyGame, later)]);
  },
);

test('the first attempt of a day gives it its medals, if an older version has drawn it since', async () => {
  setClocks(NOON + 31 * DAY_MS);
  const { db } = server.services;
  const day = dayOf(NOON + 31 * DAY_MS);
  await db.updateTable('day_games').set({ bronze: null, silver: null, gold: null }).where('day', '=', day).execute();
  const { answer } = await playAndSubmit(server, await newPlayer(server, 5), {
    gameId: 5,
    day: nameOfDay(day),
    quitAfter: 1800,
  });
  expect(answer.daily).toMatchObject({ day: nameOfDay(day) });
  const row = await db
    .selectFrom('day_games')
    .selectAll()
    .where('day', '=', day)
    .where('game_id', '=', 5)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject(medalsUnder(games.get(5) as AnyGame, JSON.parse(row.conditions) as Record<string, number>));
});

test('a game that is not among those of the day is in none, whatever it can draw', async () => {
  const later = Math.max(...games.keys()) + 1;
  const { services } = server;
  const byId = new Map([...games, [later, { ...(games.get(1) as AnyGame), id: later }]]);
  const day = dayOf(NOON) + 400;
  await drawDays({ ...services, games: { ...services.games, byId } }, day);
  const { db } = services;
  const rows = await db.selectFrom('day_games').select('game_id').where('day', '=', day).orderBy('game_id').execute();
  expect(rows.map(({ game_id: id }) => id)).toEqual(GAMES);
  await db.deleteFrom('day_games').where('day', '>=', day).execute();
});

test('past days are listed with their best players, latest first', async () => {
  setClocks(Date.UTC(2026, 11, 1, 12));
  const days = await newVisitor(server).api('pastDays', { query: {} });
  expect(days.map(({ day }) => day)).toEqual(['2026-11-30', '2026-11-29', '2026-11-28', '2026-11-27', '2026-11-26']);
  expect(days.find(({ day }) => day === '2026-11-27')).toMatchObject({ players: 2, own: null });
  expect(days[1]).toMatchObject({ players: 0, best: null });
  expect(await newVisitor(server).api('pastDays', { query: { before: '2026-11-27' } })).toHaveLength(1);
  const player = await newPlayer(server);
  expect(await player.api('pastDays', { query: { before: TODAY } })).toEqual([]);
});

const daysFrom = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

test.each([
  ['no day', [], { days: 0, leaves: 0, longest: 0 }],
  ['today only', [100], { days: 1, leaves: 0, longest: 1 }],
  ['yesterday, and today is still open', [99], { days: 1, leaves: 0, longest: 1 }],
  ['a missed day without leave', [98], { days: 0, leaves: 0, longest: 1 }],
  ['seven days bring a leave', daysFrom(94, 7), { days: 7, leaves: 1, longest: 7 }],
  ['a leave bridges a missed day', [...daysFrom(92, 7), 100], { days: 8, leaves: 0, longest: 8 }],
  ['a leave is taken as soon as a day is missed', daysFrom(92, 7), { days: 7, leaves: 0, longest: 7 }],
  ['two missed days are more than one leave', [...daysFrom(91, 7), 100], { days: 1, leaves: 0, longest: 7 }],
  ['three leaves at most', daysFrom(60, 41), { days: 41, leaves: 3, longest: 41 }],
  ['three leaves bridge three days', [...daysFrom(60, 37), 100], { days: 38, leaves: 0, longest: 38 }],
  ['the longest stays known', [...daysFrom(10, 20), 100], { days: 1, leaves: 0, longest: 20 }],
] as const)('streak: %s', (_, medalDays, streak) => {
  expect(streakOf(medalDays, 100)).toEqual(streak);
});
