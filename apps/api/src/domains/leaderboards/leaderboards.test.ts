import type { EndpointInput } from '@star-seekers/contracts';
import type { Faction } from '@star-seekers/contracts/faction';
import { games } from '@star-seekers/games';
import { type Rng, createRng, nextInt } from '@star-seekers/sim';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import {
  type TestPlayer,
  type TestServer,
  claimFor,
  newPlayer,
  newVisitor,
  startAndPlay,
  startTestServer,
} from '../../testing/index.ts';
import { addPlayer, submit } from '../../testing/drawn-runs.ts';
import { gameWithId } from '../../testing/play-run.ts';
import { scaleOf } from '../../platform/playable-games.ts';
import { countRun } from './count-run.ts';

const NOVEMBER = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MINUTE_TICKS = 3600;
const BRONZE = gameWithId(2).medals.bronze;

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
  server.clock.stop(NOVEMBER);
});

afterEach(async () => server.close());

const add = async (username: string, faction?: Faction) =>
  addPlayer(server.services.db, { now: NOVEMBER, username, ...(faction && { faction }) });

interface RunInput {
  readonly score: number;
  readonly tieTicks?: number;
  readonly points?: number;
  readonly gameId?: number;
  readonly faction?: Faction;
  readonly finishedAt?: number;
  readonly forFaction?: boolean;
}

/** Counts a run as a successful verification does. */
async function count(userId: string, run: RunInput): Promise<string> {
  const { score, tieTicks = null, points = score, gameId = 2, faction = 'none' } = run;
  const { finishedAt = NOVEMBER, forFaction = score > 0 } = run;
  const runId = newId(finishedAt);
  const { services } = server;
  const scale = scaleOf(services.games, gameId);
  const countedRun = { userId, runId, gameId, scale, score, tieTicks, points, faction, forFaction, finishedAt };
  await services.db.playerTransaction(userId, async (trx) => countRun(trx, services.db.engine, countedRun));
  return runId;
}

const monthly = (query: NonNullable<EndpointInput<'gameBoard'>['query']> = {}) =>
  newVisitor(server).api('gameBoard', { params: { gameId: '2' }, query });

async function setFaction({ user }: TestPlayer, faction: Faction): Promise<void> {
  await server.services.db.updateTable('users').set({ faction }).where('id', '=', user.id).execute();
}

test('boards without runs are empty, also for visitors', async () => {
  const { api } = newVisitor(server);
  expect(await monthly()).toEqual([]);
  expect(await api('globalBoard')).toEqual([]);
  expect(await api('factionBoard')).toEqual(
    ['oni', 'mud', 'ustur'].map((faction) => ({ faction, totalPoints: 0, average: 0, players: 0 })),
  );
  const player = await newPlayer(server);
  expect(await player.api('gameBoardMe', { params: { gameId: '2' } })).toEqual({ rank: null, rows: [] });
  expect(await player.api('globalBoardMe')).toEqual({ rank: null, rows: [] });
});

test('a player has one entry with the best score, its run and the sum of the points', async () => {
  const nova = await add('nova', 'oni');
  await count(nova, { score: 40 });
  const best = await count(nova, { score: 90, points: 80 });
  await count(nova, { score: 70 });
  expect(await monthly()).toEqual([
    { id: best, rank: 1, user: { id: nova, username: 'nova', faction: 'oni' }, score: 90, points: 190, runId: best },
  ]);
  expect(await newVisitor(server).api('globalBoard')).toEqual([
    { id: nova, rank: 1, user: { id: nova, username: 'nova', faction: 'oni' }, totalPoints: 190, gamesPlayed: 3 },
  ]);
});

test('a score of 0 counts as played, but on no board and for no faction, in every game (B 5, D 6)', async () => {
  const nova = await add('nova', 'oni');
  for (const gameId of games.keys()) await count(nova, { gameId, score: 0, faction: 'oni' });
  const { api } = newVisitor(server);
  for (const id of games.keys()) {
    expect(await api('gameBoard', { params: { gameId: String(id) }, query: {} })).toEqual([]);
  }
  expect(await api('globalBoard')).toEqual([]);
  expect(await api('factionBoard')).toContainEqual({ faction: 'oni', totalPoints: 0, average: 0, players: 0 });
  const totals = await server.services.db.selectFrom('user_totals').select('games_played').execute();
  expect(totals).toEqual([{ games_played: games.size }]);
});

test('a run counts in the month and year in which its end arrives, not those of its start (B 5)', async () => {
  const lastHour = Date.UTC(2026, 11, 31, 23);
  server.clock.stop(lastHour + 60 * MINUTE - 10_000);
  const player = await newPlayer(server, 1);
  const playedRun = await startAndPlay(server, player, { skill: 'good', quitAfter: 900 });
  // A claim that is delayed changes nothing.
  server.clock.advance(6 * DAY);
  expect((await player.api('submitScore', { body: claimFor(playedRun) })).rank).toBe(1);
  expect(await monthly()).toHaveLength(1);
  expect(await monthly({ type: 'yearly' })).toHaveLength(1);
  server.clock.stop(lastHour);
  expect(await monthly()).toEqual([]);
  expect(await monthly({ type: 'yearly' })).toEqual([]);
});

test('the higher score ranks first; of equal scores the earlier one', async () => {
  const [late, early, top] = [await add('late'), await add('early'), await add('top')];
  await count(late, { score: 50, finishedAt: NOVEMBER + 2 * MINUTE });
  await count(early, { score: 50, finishedAt: NOVEMBER + MINUTE });
  await count(top, { score: 60, finishedAt: NOVEMBER + 3 * MINUTE });
  // Reaching the same score again keeps the earlier time.
  await count(early, { score: 50, points: 0, finishedAt: NOVEMBER + 4 * MINUTE });
  expect((await monthly()).map(({ rank, user }) => [rank, user.username])).toEqual([
    [1, 'top'],
    [2, 'early'],
    [3, 'late'],
  ]);
});

test('of equal totals the one reached first ranks first', async () => {
  const [late, early] = [await add('late'), await add('early')];
  await count(early, { score: 30, finishedAt: NOVEMBER });
  await count(late, { score: 50, finishedAt: NOVEMBER + MINUTE });
  await count(early, { score: 20, finishedAt: NOVEMBER + 2 * MINUTE });
  const names = async () => (await newVisitor(server).api('globalBoard')).map(({ user }) => user.username);
  expect(await names()).toEqual(['late', 'early']);
  await count(late, { score: 0, finishedAt: NOVEMBER + 3 * MINUTE });
  expect(await names()).toEqual(['late', 'early']);
  await count(early, { score: 1, finishedAt: NOVEMBER + 4 * MINUTE });
  expect(await names()).toEqual(['early', 'late']);
});

test('a run counts for the player’s faction at its start', async () => {
  const player = await newPlayer(server, 2);
  await setFaction(player, 'mud');
  const playedRun = await startAndPlay(server, player, { skill: 'good', quitAfter: MINUTE_TICKS });
  await setFaction(player, 'oni');
  await player.api('submitScore', { body: claimFor(playedRun) });
  expect((await monthly({ scope: 'mud' })).map(({ user }) => user)).toEqual([
    { id: player.user.id, username: player.user.username, faction: 'oni' },
  ]);
  expect(await monthly({ scope: 'oni' })).toEqual([]);
  expect(await monthly()).toHaveLength(1);
  const [oni, mud] = await player.api('factionBoard');
  expect(oni).toMatchObject({ faction: 'oni', totalPoints: 0, players: 0 });
  expect(mud).toMatchObject({ faction: 'mud', totalPoints: playedRun.points, players: 1 });
});

const factions = async () => newVisitor(server).api('factionBoard');

test('faction points are summed and averaged over the players of the faction', async () => {
  const [one, two, three] = [await add('one'), await add('two'), await add('three')];
  await count(one, { score: 10, faction: 'oni' });
  await count(one, { score: 20, faction: 'oni', gameId: 6 });
  await count(two, { score: 40, faction: 'ustur' });
  await count(three, { score: 6, faction: 'oni' });
  expect(await factions()).toEqual([
    { faction: 'oni', totalPoints: 36, average: 18, players: 2 },
    { faction: 'mud', totalPoints: 0, average: 0, players: 0 },
    { faction: 'ustur', totalPoints: 40, average: 40, players: 1 },
  ]);
});

test('a month of a player counts for the faction of its first run for one, with all of its points (B 5)', async () => {
  const [one, two] = [await add('one'), await add('two')];
  await count(two, { score: 50, faction: 'oni' });
  await count(one, { score: 5 });
  await count(one, { score: 10, faction: 'oni', finishedAt: NOVEMBER + 1 });
  await count(one, { score: 20, faction: 'mud', finishedAt: NOVEMBER + 2 });
  expect(await factions()).toEqual([
    { faction: 'oni', totalPoints: 85, average: 42.5, players: 2 },
    { faction: 'mud', totalPoints: 0, average: 0, players: 0 },
    { faction: 'ustur', totalPoints: 0, average: 0, players: 0 },
  ]);
  // A run that finished earlier but is counted later takes the month with it.
  await count(one, { score: 7, faction: 'ustur', finishedAt: NOVEMBER });
  await count(one, { score: 40, faction: 'mud', finishedAt: NOVEMBER + 30 * DAY });
  expect(await factions()).toEqual([
    { faction: 'oni', totalPoints: 50, average: 50, players: 1 },
    { faction: 'mud', totalPoints: 40, average: 40, players: 1 },
    { faction: 'ustur', totalPoints: 42, average: 42, players: 1 },
  ]);
});

test('a run that counts for no faction changes none of them, and chooses none', async () => {
  const nova = await add('nova');
  await count(nova, { score: 9, faction: 'mud', forFaction: false });
  expect((await factions()).map(({ players, totalPoints }) => players + totalPoints)).toEqual([0, 0, 0]);
  await count(nova, { score: 30, faction: 'oni', finishedAt: NOVEMBER + 1 });
  expect((await factions())[0]).toEqual({ faction: 'oni', totalPoints: 30, average: 30, players: 1 });
  expect(await monthly()).toHaveLength(1);
});

test.each([
  ['a second short of a minute', 1, MINUTE_TICKS - 60, 0],
  ['a minute without a score', 0, MINUTE_TICKS, 0],
  ['a minute', 1, MINUTE_TICKS, 1],
  ['a point short of bronze', BRONZE - 1, MINUTE_TICKS - 60, 0],
  ['bronze', BRONZE, MINUTE_TICKS - 60, 1],
])('a run of %s counts for its faction, or not', async (_, score, ticks, players) => {
  const userId = await add('nova');
  const run = { userId, runId: newId(NOVEMBER), gameId: 2, scale: 1, score, points: score, finishedAt: NOVEMBER };
  // Whether it counts is what the server works out.
  const unknown = { forFaction: false, tieTicks: null, keepsakes: [], commendations: [] };
  await submit(server.services, { ...run, ...unknown, faction: 'oni', ticks });
  expect((await factions())[0]).toMatchObject({ players, totalPoints: players * score });
  const atGates = await server.services.db.selectFrom('gate_players').select('faction').execute();
  expect(atGates).toEqual(players === 0 ? [] : [{ faction: 'oni' }]);
});

test('the order of counting does not matter, only the finish times', async () => {
  const [early, late] = [await add('early'), await add('late')];
  await count(late, { score: 50, finishedAt: NOVEMBER + 2 * MINUTE });
  await count(early, { score: 50, finishedAt: NOVEMBER + 3 * MINUTE });
  const first = await count(early, { score: 50, points: 0, finishedAt: NOVEMBER + MINUTE });
  expect((await monthly()).map(({ user, runId }) => [user.username, runId])).toContainEqual(['early', first]);
  expect((await monthly())[0]?.user.username).toBe('early');
});

test('a run with a score but no points appears on its board, not in the hall of fame', async () => {
  await count(await add('nova'), { score: 30, points: 0 });
  expect(await monthly()).toHaveLength(1);
  expect(await newVisitor(server).api('globalBoard')).toEqual([]);
});

test('each game has its own boards', async () => {
  const nova = await add('nova');
  await count(nova, { score: 10, gameId: 1 });
  const { api } = newVisitor(server);
  expect(await api('gameBoard', { params: { gameId: '1' } })).toHaveLength(1);
  expect(await monthly()).toEqual([]);
});

/** Inserts players with random scores and many ties. */
async function crowd(rng: Rng, size: number): Promise<void> {
  for (let index = 0; index < size; index++) {
    const id = await add(`crowd-${index}`);
    await count(id, { score: 1 + nextInt(rng, 20), finishedAt: NOVEMBER + nextInt(rng, 5) });
  }
}

test('a player’s own rank matches the full board and comes with five neighbours on either side', async () => {
  const player = await newPlayer(server);
  await crowd(createRng(7), 40);
  for (const score of [1, 9, 10, 25]) {
    await count(player.user.id, { score, finishedAt: NOVEMBER + 2 });
    for (const board of [
      { whole: await monthly({ limit: '100' }), me: await player.api('gameBoardMe', { params: { gameId: '2' } }) },
      {
        whole: await player.api('globalBoard', { query: { limit: '100' } }),
        me: await player.api('globalBoardMe'),
      },
    ]) {
      const { whole, me } = board;
      expect(whole).toHaveLength(41);
      const index = whole.findIndex(({ user }) => user.id === player.user.id);
      expect(me.rank).toBe(index + 1);
      expect(me.rows).toEqual(whole.slice(Math.max(0, index - 5), index + 6));
    }
  }
});

test('a board returns 50 rows by default and at most 100', async () => {
  await crowd(createRng(8), 101);
  expect(await monthly()).toHaveLength(50);
  expect(await monthly({ limit: '3' })).toHaveLength(3);
  expect(await monthly({ limit: '100' })).toHaveLength(100);
  expect((await monthly()).map(({ rank }) => rank)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
});

test('a month later the monthly boards are empty, the yearly ones are not, and those of the month stay readable', async () => {
  const nova = await add('nova');
  await count(nova, { score: 10 });
  const period = new Date(server.clock.now()).toISOString().slice(0, 7);
  server.clock.advance(30 * DAY);
  expect(await monthly()).toEqual([]);
  expect(await monthly({ type: 'yearly' })).toHaveLength(1);
  expect(await monthly({ period })).toMatchObject([{ rank: 1, score: 10 }]);
});
