import { fc, test as propertyTest } from '@fast-check/vitest';
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
  claimFor,
  createTestDatabase,
  newPlayer,
  startAndPlay,
  startTestServer,
  testEngine,
} from '../../testing/index.ts';
import { countBefore } from './count-before.ts';
import { countRun } from './count-run.ts';
import { foldDeltas } from './fold-deltas.ts';
import { HOUR_MS, UNBUCKETED_SCORE } from './rank-bucket.ts';
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
  day: fc.constantFrom(0, 1, 30, 31, 364),
  millisecond: fc.constantFrom(0, 1, HOUR_MS - 1, HOUR_MS, DAY_MS - 1),
  /** Whether deltas are appended, as with concurrent writers, or added in place. */
  appended: fc.boolean(),
  foldAfter: fc.boolean(),
});

interface RunInput {
  readonly player: number;
  readonly score: number;
  readonly gameId: number;
  readonly day: number;
  readonly millisecond: number;
  readonly appended: boolean;
}

async function count({ player, score, gameId, day, millisecond, appended }: RunInput): Promise<void> {
  const at = JANUARY + day * DAY_MS + millisecond;
  const run = {
    runId: newId(at),
    gameId,
    scale: 1,
    score,
    points: score,
    faction: 'oni',
    finishedAt: at,
  } as const;
  const { services } = server;
  const userId = players[player]?.user.id ?? '';
  const engine = { ...services.db.engine, manyWriters: services.db.engine.manyWriters || appended };
  await services.db.playerTransaction(userId, async (trx) => countRun(trx, engine, { ...run, userId }));
}

/** The rank according to `count(*)`. */
async function countAll({ board, score, achieved_at: at, user_id: id }: BoardEntryTable): Promise<number> {
  const { rows } = await sql<{ before: number }>`
    select count(*) as before from board_entries where board = ${board}
      and (score > ${score} or (score = ${score} and (achieved_at < ${at} or (achieved_at = ${at} and user_id < ${id}))))
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
  'every rank equals its count(*), with ties, before and after folding',
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
    await count({ player: index % PLAYERS, score: nextInt(rng, 6), gameId: 3, day, millisecond: 0, appended: true });
  });
  await Promise.all(playing);
  await expectRanksByCount();
  await foldDeltas(db);
  await expectRanksByCount();
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
  const buckets = await db
    .selectFrom('rank_buckets')
    .select((eb) => ['board', 'level', 'node', eb.fn.sum<number>('players').as('players')])
    .groupBy(['board', 'level', 'node'])
    .having((eb) => eb.fn.sum('players'), '<>', 0)
    .orderBy('board')
    .orderBy('level')
    .orderBy('node')
    .execute();
  const factions = await db
    .selectFrom('faction_sums')
    .select((eb) => ['faction', eb.fn.sum('total_points').as('points'), eb.fn.sum('players').as('players')])
    .select((eb) => eb.fn.sum('players_points').as('players_points'))
    .groupBy('faction')
    .orderBy('faction')
    .execute();
  return { buckets, factions };
}

test('the migration fills the buckets from existing boards', async () => {
  const { db } = server.services;
  const before = await counts(db);
  expect(before.buckets.length).toBeGreaterThan(100);
  await undoRankBuckets(db);
  const migrated = await openDatabase(database.address);
  expect(await counts(migrated)).toEqual(before);
  await migrated.close();
  await expectRanksByCount();
});

test('the migration counts each player for the faction of the latest result (B 5)', async () => {
  const { db } = server.services;
  const player = await newPlayer(server, 3);
  for (const faction of ['oni', 'mud', 'ustur'] as const) {
    await player.api('updateProfile', { body: { faction } });
    const playedRun = await startAndPlay(server, player, { skill: 'good', quitAfter: 600 });
    await player.api('submitScore', { body: claimFor(playedRun) });
  }
  const { factions } = await counts(db);
  expect(factions.map(({ faction, players: count }) => [faction, count])).toContainEqual(['ustur', 1]);
  await undo(db, [
    ...UNDO_STREAMS,
    ...UNDO_FACTIONS,
    `delete from kysely_migration where name >= '0009-one-faction-a-player'`,
  ]);
  const migrated = await openDatabase(database.address);
  expect((await counts(migrated)).factions).toEqual(factions);
  await migrated.close();
});

/** Undoes the migrations from `0012` on. */
const UNDO_STREAMS = [
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
