import { fc, test as propertyTest } from '@fast-check/vitest';
import type { Faction } from '@star-seekers/contracts/faction';
import { createRng, nextInt } from '@star-seekers/sim';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../platform/database/open-database.ts';
import type { Db } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import {
  type TestDatabase,
  type TestPlayer,
  type TestServer,
  createTestDatabase,
  newPlayer,
  startTestServer,
  testEngine,
} from '../../testing/index.ts';
import type { CollectingRun } from '../../testing/rebuilt-figures.ts';
import { addPlayers, submit } from '../../testing/drawn-runs.ts';
import { act } from '../operators/action.ts';
import { voidAction } from '../operators/run-actions.ts';
import { countRun } from './count-run.ts';
import { foldDeltas } from './fold-deltas.ts';
import { HOUR_MS, UNBUCKETED_SCORE, countBefore } from './rank-bucket.ts';
import type { BoardEntryTable } from './table.ts';
import { LEADERBOARD_NEIGHBOURS } from './service.ts';

const JANUARY = Date.UTC(2027, 0, 1);
const DAY_MS = 24 * HOUR_MS;
const PLAYERS = 8;

let database: TestDatabase;
let server: TestServer;
const players: TestPlayer[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.address });
  server.clock.stop(JANUARY + DAY_MS);
  for (let index = 0; index < PLAYERS; index++) players.push(await newPlayer(server));
});

afterAll(async () => {
  await server.close();
  await database.remove();
});

const countedRun = fc.record({
  player: fc.nat({ max: PLAYERS - 1 }),
  // Few distinct scores, for many ties; some at the edges of buckets.
  score: fc.oneof(fc.nat({ max: 3 }), fc.constantFrom(63, 64, 4095, 4096, 262_144, UNBUCKETED_SCORE, 2 ** 40)),
  gameId: fc.integer({ min: 1, max: 2 }),
  tieTicks: fc.constantFrom(null, 600, 601, 7200),
  day: fc.constantFrom(0, 1, 30, 31, 364),
  millisecond: fc.constantFrom(0, 1, HOUR_MS - 1, HOUR_MS, DAY_MS - 1),
  /** Whether deltas are appended, as with concurrent writers, or added in place. */
  appended: fc.boolean(),
  forFaction: fc.boolean(),
  foldAfter: fc.boolean(),
});

interface RunInput {
  readonly player: number;
  readonly score: number;
  readonly gameId: number;
  readonly tieTicks?: number | null;
  readonly day: number;
  readonly millisecond: number;
  readonly appended: boolean;
  readonly forFaction: boolean;
}

async function count({ player, score, tieTicks = null, gameId, ...run }: RunInput): Promise<void> {
  const { day, millisecond, appended, forFaction } = run;
  const at = JANUARY + day * DAY_MS + millisecond;
  const countedRun = {
    runId: newId(at),
    gameId,
    scale: 1,
    score,
    tieTicks,
    points: score,
    faction: 'oni',
    forFaction,
    finishedAt: at,
  } as const;
  const { services } = server;
  const userId = players[player]?.user.id ?? '';
  const engine = { ...services.db.engine, manyWriters: services.db.engine.manyWriters || appended };
  await services.db.playerTransaction(userId, async (trx) => countRun(trx, engine, { ...countedRun, userId }));
}

/** The rank according to `count(*)`. */
async function countAll({
  board,
  score,
  tie_ticks: ticks,
  achieved_at: at,
  user_id: id,
}: BoardEntryTable): Promise<number> {
  const tie = ticks ?? 0;
  const { rows } = await sql<{ before: number }>`
    select count(*) as before from board_entries where board = ${board}
      and (score > ${score} or (score = ${score} and (coalesce(tie_ticks, 0) < ${tie} or (coalesce(tie_ticks, 0) = ${tie}
        and (achieved_at < ${at} or (achieved_at = ${at} and user_id < ${id}))))))
  `.execute(server.services.db);
  return rows[0]?.before ?? -1;
}

async function expectRanksByCount(): Promise<void> {
  const { db } = server.services;
  const entries = await db.selectFrom('board_entries').selectAll().execute();
  const ranks = await Promise.all(entries.map(async (entry) => countBefore(db, entry)));
  expect(ranks).toEqual(await Promise.all(entries.map(countAll)));
}

propertyTest.prop([fc.array(countedRun, { minLength: 5, maxLength: 20 })], { numRuns: 8 })(
  'every rank equals its count(*), with ties by ticks and time, before and after folding',
  async (runs) => {
    for (const run of runs) {
      await count(run);
      if (run.foldAfter) await foldDeltas(server.services.db);
    }
    await expectRanksByCount();
  },
);

test('ranks are correct when players score concurrently while deltas are folded', async () => {
  const rng = createRng(4);
  const { db } = server.services;
  const playing = Array.from({ length: 80 }, async (_, index) => {
    if (index % 8 === 0) await foldDeltas(db);
    const day = nextInt(rng, 31);
    const run = { player: index % PLAYERS, score: nextInt(rng, 6), gameId: 3, day, millisecond: 0 };
    await count({ ...run, appended: true, forFaction: index % 2 === 0 });
  });
  await Promise.all(playing);
  await expectRanksByCount();
  await foldDeltas(db);
  await expectRanksByCount();
  const deltas = await db.selectFrom('rank_buckets').select('delta_of').where('delta_of', '<>', '').execute();
  expect(deltas).toEqual([]);
});

test('deltas of one table are folded whatever the other table holds (E 3)', async () => {
  const { db } = server.services;
  const [runOfBuckets, runOfFaction] = [newId(JANUARY), newId(JANUARY)];
  const bucket = { board: 'day:20821', level: 0, node: 7, delta_of: runOfBuckets, players: 1 };
  const sum = { faction: 'ustur', delta_of: runOfFaction, total_points: 5, players: 1 } as const;
  await db.insertInto('rank_buckets').values(bucket).execute();
  await db.insertInto('faction_sums').values(sum).execute();
  await foldDeltas(db);
  const buckets = await db.selectFrom('rank_buckets').selectAll().where('board', '=', bucket.board).execute();
  expect(buckets).toEqual([{ ...bucket, delta_of: '' }]);
  const sums = await db.selectFrom('faction_sums').selectAll().where('faction', '=', sum.faction).execute();
  expect(sums).toEqual([{ ...sum, delta_of: '' }]);
  await db.deleteFrom('rank_buckets').where('board', '=', bucket.board).execute();
  await db.deleteFrom('faction_sums').where('faction', '=', sum.faction).execute();
});

test('a run that counts for no faction writes nothing into the sums of factions (E 3)', async () => {
  const { db } = server.services;
  const sums = async () => db.selectFrom('faction_sums').selectAll().orderBy('faction').orderBy('delta_of').execute();
  const before = await sums();
  await count({ player: 0, score: 9, gameId: 4, day: 2, millisecond: 0, appended: true, forFaction: false });
  expect(await sums()).toEqual(before);
  await foldDeltas(db);
  const deltas = await db.selectFrom('rank_buckets').select('delta_of').where('delta_of', '<>', '').execute();
  expect(deltas).toEqual([]);
});

test('neighbours are in board order', async () => {
  for (const { api, user } of players) {
    const whole = await api('gameBoard', { params: { gameId: '3' }, query: { limit: '100' } });
    const index = whole.findIndex((row) => row.user.id === user.id);
    expect(await api('gameBoardMe', { params: { gameId: '3' } })).toEqual({
      rank: index + 1,
      rows: whole.slice(Math.max(0, index - LEADERBOARD_NEIGHBOURS), index + LEADERBOARD_NEIGHBOURS + 1),
    });
  }
});

/** Every non-zero count, folded or not. */
async function counts(db: TestServer['services']['db']) {
  return db
    .selectFrom('rank_buckets')
    .select((eb) => ['board', 'level', 'node', eb.fn.sum<number>('players').as('players')])
    .groupBy(['board', 'level', 'node'])
    .having((eb) => eb.fn.sum('players'), '<>', 0)
    .orderBy('board')
    .orderBy('level')
    .orderBy('node')
    .execute();
}

test('the migration fills the buckets from existing boards', async () => {
  const { db } = server.services;
  const before = await counts(db);
  expect(before.length).toBeGreaterThan(100);
  await undoRankBuckets(db);
  const migrated = await openDatabase(database.address);
  expect(await counts(migrated)).toEqual(before);
  await migrated.close();
  await expectRanksByCount();
});

test('the migration counts each month of a player for the faction of its first run for one (B 5)', async () => {
  const own = await startTestServer();
  const { db } = own.services;
  const [nova = '', echo = ''] = await addPlayers(db, 2, JANUARY);
  const submitRun = async (userId: string, faction: Faction, day: number, more: Partial<CollectingRun> = {}) => {
    const finishedAt = JANUARY + day * DAY_MS;
    const points = day + 1;
    const run = { userId, runId: newId(finishedAt), gameId: 1, scale: 1, score: 5, points, faction, finishedAt };
    await submit(own.services, {
      ...run,
      forFaction: true,
      tieTicks: null,
      ticks: 3600,
      keepsakes: [],
      commendations: [],
      ...more,
    });
    return run.runId;
  };
  for (const [index, faction] of (['none', 'mud', 'oni', 'none'] as const).entries())
    await submitRun(nova, faction, index);
  await submitRun(nova, 'ustur', 31);
  await submitRun(echo, 'mud', 31);
  await submitRun(echo, 'oni', 31, { score: 0, points: 0 });
  await submitRun(echo, 'none', 0);
  const voided = await submitRun(echo, 'oni', 0);
  await act(own.services, voidAction(voided), { operator: 'test', reason: 'test' });
  await foldDeltas(db);
  const before = await factionRows(db);
  expect(before.sums).toEqual([
    { faction: 'mud', total_points: 42, players: 2 },
    { faction: 'none', total_points: 1, players: 1 },
    { faction: 'oni', total_points: 0, players: 0 },
    { faction: 'ustur', total_points: 32, players: 1 },
  ]);
  await undo(db, [...UNDO_FACTION_MONTHS, `delete from kysely_migration where name >= '0023-faction-months'`]);
  const migrated = await openDatabase(own.database);
  const after = await factionRows(migrated);
  expect(after).toEqual({ months: before.months, sums: before.sums.filter(({ players: count }) => count > 0) });
  await migrated.close();
  await own.close();
});

async function factionRows(db: Db) {
  const months = await db.selectFrom('faction_months').selectAll().orderBy('user_id').orderBy('month').execute();
  const sums = await db
    .selectFrom('faction_sums')
    .select(['faction', 'total_points', 'players'])
    .orderBy('faction')
    .execute();
  return { months, sums };
}

/** Undoes the migrations from `0023` on. */
const UNDO_FACTION_MONTHS = [
  `drop index board_order_with_ties`,
  ...['board_entries', 'results'].map((table) => `alter table ${table} drop column tie_ticks`),
  ...['decision_answers', 'pauses', 'closed_cases', 'record_head', 'record_chain'].map(
    (table) => `drop table ${table}`,
  ),
  ...['staff_sessions', 'passkey_challenges', 'passkey_links', 'passkeys', 'staff'].map(
    (table) => `drop table ${table}`,
  ),
  `alter table results drop column left_again`,
  `alter table runs drop column again`,
  `alter table users drop column listed`,
  `alter table day_games drop column best_of`,
  `alter table runs drop column verifying_by`,
  `drop table verify_timeouts`,
  `drop table processes`,
  `alter table runs drop column log_format`,
  `alter table run_chunks drop column head`,
  `alter table run_chunks drop column owner`,
  `alter table run_chunks add column after_restart bigint`,
  `drop index users_by_skeleton`,
  `alter table users drop column name_skeleton`,
  `drop index users_by_debtor`,
  `alter table users drop column debtor_hash`,
  `drop table faction_months`,
  `alter table results drop column for_faction`,
  `alter table faction_sums add column players_points bigint not null default 0`,
  `create table faction_totals (user_id text, faction text, total_points bigint, last_run_at bigint, last_run_id text)`,
];

/** Undoes the migrations from `0012` on. */
const UNDO_STREAMS = [
  ...UNDO_FACTION_MONTHS,
  `drop index attempts_of_day`,
  ...['day', 'day_share', 'day_medal'].map((column) => `alter table runs drop column ${column}`),
  ...['day_seeds', 'day_games', 'day_samples'].map((table) => `drop table ${table}`),
  `drop index dice_roll_of_seed`,
  `alter table dice_rolls drop column seed_id`,
  `alter table dice_rolls drop column nonce`,
  `alter table dice_rolls drop column client_seed`,
  `drop table dice_seeds`,
  `drop table email_confirmations`,
  `alter table users drop column email_confirmed_at`,
  `drop table gate_players`,
  `drop table gate_bests`,
  `drop table gate_corrections`,
  `alter table results drop column gold_share`,
  `drop table run_commendations`,
  `drop table player_commendations`,
  `drop table player_records`,
  `drop index results_uncommended`,
  `alter table results drop column commended`,
  `drop table duels`,
  `drop table challenges`,
  `drop table text_reads`,
  `alter table results drop column scale`,
  `alter table game_totals drop column best_scale`,
  `drop table run_reports`,
  `drop index runs_of_user_latest`,
  `drop index results_by_score`,
  `alter table results drop column pace`,
  `alter table results drop column state_hash`,
  ...(testEngine() === 'postgres'
    ? [`drop trigger runs_announced on runs`, `drop trigger users_announced on users`]
    : []),
  `drop index runs_by_live_id`,
  `drop index runs_open_latest`,
  `alter table runs drop column verifying_until`,
  `alter table runs drop column live_id`,
  `alter table users drop column watchable`,
  `create table run_reveals (run_id text)`,
  `drop table run_chunks`,
  `alter table runs drop column epoch`,
  `alter table results drop column witness`,
];

/** Undoes the migrations from `0009` to `0011`. */
const UNDO_FACTIONS = [
  `alter table faction_totals drop column last_run_at`,
  `alter table faction_totals drop column last_run_id`,
  `alter table faction_sums drop column players_points`,
  `drop table run_keepsakes`,
  `drop table operator_records`,
  `alter table users drop column barred_at`,
];

async function undo(db: Db, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Undoes migration `0004` and all later ones, because migrations run in order. */
async function undoRankBuckets(db: Db): Promise<void> {
  const statements = [
    ...UNDO_STREAMS,
    `alter table user_totals add column reached_at bigint not null default 0`,
    `update user_totals set reached_at =
      (select achieved_at from board_entries where board = 'hall' and board_entries.user_id = user_totals.user_id)`,
    `create index hall_of_fame on user_totals (total_points desc, reached_at, user_id)`,
    `delete from board_entries where board = 'hall'`,
    `drop table rank_buckets`,
    `alter table runs drop column secret`,
    `drop table run_reveals`,
    `drop index idempotent_requests_created_at`,
    `drop table withheld`,
    ...UNDO_FACTIONS,
    `drop table faction_sums`,
    `delete from kysely_migration where name >= '0004-rank-buckets'`,
  ];
  await undo(db, statements);
}
