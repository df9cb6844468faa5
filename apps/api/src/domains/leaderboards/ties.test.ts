import { fc, test as propertyTest } from '@fast-check/vitest';
import type { GameRow } from '@star-seekers/contracts';
import type { BoardPeriod, BoardScope } from '@star-seekers/contracts/board';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { addPlayer, submit } from '../../testing/drawn-runs.ts';
import {
  type TestDatabase,
  type TestServer,
  createTestDatabase,
  newVisitor,
  startTestServer,
} from '../../testing/index.ts';
import { gameWithId } from '../../testing/play-run.ts';
import { type CollectingRun, boardEntries, byRank } from '../../testing/rebuilt-figures.ts';
import { act } from '../operators/action.ts';
import { restoreAction, voidAction } from '../operators/run-actions.ts';
import { findClosedRun } from '../records/repository.ts';
import { placeOf, runPageOf } from '../records/run-page.ts';
import { boardKey } from './board-key.ts';
import { listTop } from './board-lines.ts';
import { foldDeltas } from './fold-deltas.ts';
import { LEADERBOARD_NEIGHBOURS, gameBoardMe, nextLineFor, standingOf } from './service.ts';

const PUZZLE = 5;
const SCALE = gameWithId(PUZZLE).sim.scoreScale ?? 1;
const HOUR_MS = 3_600_000;
const NOVEMBER = Date.UTC(2026, 10, 21, 12);
const PLAYERS = 7;
const BOARDS: readonly (readonly [BoardPeriod, BoardScope])[] = [
  ['monthly', 'global'],
  ['monthly', 'oni'],
  ['yearly', 'global'],
];
/** What decides nothing here. */
const REST = { forFaction: true, keepsakes: [], commendations: [] };
const BY = { operator: 'ops', reason: 'test' };

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.address });
  server.clock.stop(NOVEMBER + HOUR_MS * 24);
});

afterAll(async () => {
  await server.close();
  await database.remove();
});

/** The services of a version for which ticks decide nothing. */
function before({ games, ...services }: Services): Services {
  const byId = new Map([...games.byId].map(([id, { ties: _ties, ...game }]) => [id, game]));
  return { ...services, games: { ...games, byId } };
}

interface RunInput {
  readonly score: number;
  /** Null for a run that the version before counts. */
  readonly tieTicks: number | null;
  /** After the first of all runs. */
  readonly afterMs: number;
  readonly faction?: CollectingRun['faction'];
}

async function play(userId: string, { score, tieTicks, afterMs, faction = 'none' }: RunInput): Promise<CollectingRun> {
  const finishedAt = NOVEMBER + afterMs;
  const run = {
    userId,
    runId: newId(finishedAt),
    gameId: PUZZLE,
    scale: SCALE,
    score,
    tieTicks,
    points: score,
    faction,
  };
  const counted = { ...run, finishedAt, ticks: tieTicks ?? 3600, ...REST };
  await submit(tieTicks === null ? before(server.services) : server.services, counted);
  return counted;
}

async function newPlayers(): Promise<readonly string[]> {
  const { db } = server.services;
  for (const table of ['board_entries', 'rank_buckets'] as const) await db.deleteFrom(table).execute();
  return Promise.all(Array.from({ length: PLAYERS }, async () => addPlayer(db, { now: NOVEMBER })));
}

/** The runs that stand on a board, in its order. */
function onBoard(runs: readonly CollectingRun[], period: BoardPeriod, scope: BoardScope): readonly CollectingRun[] {
  const board = boardKey({ gameId: PUZZLE, scale: SCALE }, period, scope, NOVEMBER);
  const ids = new Set(boardEntries(runs).flatMap((entry) => (entry.board === board ? [entry.run_id] : [])));
  return runs.filter(({ runId }) => ids.has(runId)).toSorted(amongPlayers);
}

/** Players who are equal in everything are in the order of their ids. */
function amongPlayers(one: CollectingRun, other: CollectingRun): number {
  return byRank({ ...one, runId: one.userId }, { ...other, runId: other.userId });
}

async function pagesOf(type: BoardPeriod, scope: BoardScope): Promise<GameRow[]> {
  const { api } = newVisitor(server);
  const rows: GameRow[] = [];
  for (;;) {
    const last = rows.at(-1)?.runId;
    const query = { type, scope, limit: '2', ...(last !== undefined && { after: last }) };
    const page = await api('gameBoard', { params: { gameId: String(PUZZLE) }, query });
    rows.push(...page);
    if (page.length < 2) return rows;
  }
}

/** Everything that says where a run stands says it in the order of the runs that count. */
async function expectOrder(runs: readonly CollectingRun[], all: readonly CollectingRun[]): Promise<void> {
  const { db, clock } = server.services;
  const { api } = newVisitor(server);
  for (const [type, scope] of BOARDS) {
    const expected = onBoard(runs, type, scope).map(({ runId }) => runId);
    const board = await api('gameBoard', { params: { gameId: String(PUZZLE) }, query: { type, scope } });
    expect(board.map(({ runId }) => runId)).toEqual(expected);
    expect(board.map(({ rank }) => rank)).toEqual(expected.map((_, index) => index + 1));
    expect(await pagesOf(type, scope)).toEqual(board);
    for (const [index, { user }] of board.entries()) {
      const me = await gameBoardMe(db, { gameId: PUZZLE, scale: SCALE, type, scope, userId: user.id }, NOVEMBER);
      const [from, to] = [Math.max(0, index - LEADERBOARD_NEIGHBOURS), index + LEADERBOARD_NEIGHBOURS + 1];
      expect(me).toEqual({ rank: index + 1, rows: board.slice(from, to) });
    }
  }
  const monthly = onBoard(runs, 'monthly', 'global');
  for (const [index, { runId, userId }] of monthly.entries()) {
    const above = monthly[index - 1]?.runId ?? null;
    const page = await runPageOf(server.services, runId);
    expect(page).toMatchObject({ ranks: { monthly: index + 1 }, best: { runId } });
    expect(page.next?.runId ?? null).toBe(above);
    const next = await nextLineFor(db, { userId, gameId: PUZZLE, scale: SCALE, now: clock.now() });
    expect(next?.run_id ?? null).toBe(above);
  }
  // Runs that are on no board too.
  for (const run of all) {
    const closed = await findClosedRun(db, run.runId);
    if (!closed) throw new Error('the run is gone');
    const others = monthly.filter(({ userId }) => userId !== run.userId);
    const outranked = others.filter((other) => amongPlayers(run, other) < 0).length;
    expect(await standingOf(db, placeOf(closed))).toEqual({ players: others.length, outranked });
  }
}

const input = fc.record({
  player: fc.nat({ max: PLAYERS - 1 }),
  score: fc.constantFrom(300, 301),
  tieTicks: fc.constantFrom(null, 1800, 1801, 3600),
  afterMs: fc.constantFrom(0, 1, HOUR_MS - 1, HOUR_MS),
  faction: fc.constantFrom('none' as const, 'oni' as const),
  foldsAfter: fc.boolean(),
  isVoided: fc.boolean(),
});

propertyTest.prop([fc.array(input, { minLength: 8, maxLength: 16 })], { numRuns: 4 })(
  'equal scores rank by ticks and then by time, those without ticks first, also when runs are voided and restored',
  async (inputs) => {
    const { services } = server;
    const players = await newPlayers();
    const runs: CollectingRun[] = [];
    for (const { player, foldsAfter, ...run } of inputs) {
      runs.push(await play(players[player] ?? '', run));
      if (foldsAfter) await foldDeltas(services.db);
    }
    await expectOrder(runs, runs);
    const voided = runs.filter((_, index) => inputs[index]?.isVoided);
    for (const { runId } of voided) await act(services, voidAction(runId), BY);
    await expectOrder(
      runs.filter((run) => !voided.includes(run)),
      runs,
    );
    for (const { runId } of voided) await act(services, restoreAction(runId), BY);
    await expectOrder(runs, runs);
  },
);

const names = async () => (await pagesOf('monthly', 'global')).map(({ runId }) => runId);

test('rows that were stored before ticks decided stay before those of equal scores that come later', async () => {
  const [first = '', second = '', third = ''] = await newPlayers();
  const late = await play(second, { score: 300, tieTicks: null, afterMs: 2 });
  const early = await play(first, { score: 300, tieTicks: null, afterMs: 1 });
  const stored = [early.runId, late.runId];
  expect(await names()).toEqual(stored);
  const quick = await play(third, { score: 300, tieTicks: 1, afterMs: 3 });
  expect(await names()).toEqual([...stored, quick.runId]);
  expect(await pagesOf('monthly', 'global')).toMatchObject([{}, {}, { tieTicks: 1 }]);
});

test('an equal score in fewer ticks takes the place of a player’s row, and one in more does not', async () => {
  const [player = '', other = ''] = await newPlayers();
  const slow = await play(player, { score: 300, tieTicks: 2000, afterMs: 1 });
  const rival = await play(other, { score: 300, tieTicks: 1900, afterMs: 2 });
  expect(await names()).toEqual([rival.runId, slow.runId]);
  const quick = await play(player, { score: 300, tieTicks: 1800, afterMs: 3 });
  expect(await names()).toEqual([quick.runId, rival.runId]);
  await play(player, { score: 300, tieTicks: 1850, afterMs: 4 });
  expect(await names()).toEqual([quick.runId, rival.runId]);
  await act(server.services, voidAction(quick.runId), BY);
  expect((await names())[0]).not.toBe(rival.runId);
});

test('what the version before writes beside this one ranks first, and a recount puts right the ticks that it left', async () => {
  const { db } = server.services;
  const [player = '', other = '', third = ''] = await newPlayers();
  const tied = await play(player, { score: 300, tieTicks: 2000, afterMs: 1 });
  const rival = await play(other, { score: 310, tieTicks: 1000, afterMs: 2 });
  // Its statement changes no column that it does not know.
  const better = await play(player, { score: 310, tieTicks: null, afterMs: 3 });
  await db.updateTable('board_entries').set({ tie_ticks: 2000 }).where('run_id', '=', better.runId).execute();
  const board = boardKey({ gameId: PUZZLE, scale: SCALE }, 'monthly', 'global', NOVEMBER);
  await sql`
    insert into board_entries (board, user_id, score, achieved_at, run_id, points)
    values (${board}, ${third}, 310, ${NOVEMBER + 4}, 'third', 310)
  `.execute(db);
  const rows = async () => (await listTop(db, board, 10)).map(({ run_id: runId }) => runId);
  expect(await rows()).toEqual(['third', rival.runId, better.runId]);
  await act(server.services, voidAction(tied.runId), BY);
  expect(await rows()).toEqual([better.runId, 'third', rival.runId]);
});

test('in other games the length of a run decides nothing', async () => {
  const { db, games } = server.services;
  expect([...games.byId.values()].filter(({ ties }) => ties).map(({ id }) => id)).toEqual([3, PUZZLE]);
  const userId = await addPlayer(db, { now: NOVEMBER });
  const runId = newId(NOVEMBER);
  const run = { userId, runId, gameId: 2, scale: 1, score: 10, tieTicks: null, points: 10, faction: 'none' } as const;
  await submit(server.services, { ...run, finishedAt: NOVEMBER, ticks: 3600, ...REST });
  for (const table of ['board_entries', 'results'] as const) {
    const rows = await db.selectFrom(table).select('tie_ticks').where('run_id', '=', runId).execute();
    expect(new Set(rows.map(({ tie_ticks: ticks }) => ticks))).toEqual(new Set([null]));
  }
});
