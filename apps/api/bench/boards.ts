/**
 * Measures a growing board: own rank, own rank with neighbours, first 50 rows and counting a run, compared with `count(*)`. Uses
 * SQLite, or an embedded server with `--postgres`. `--sizes=10000,100000` sets the board sizes. With `--ties` there are sixty scores, and
 * ticks decide between equal ones.
 */
import { parseArgs } from 'node:util';
import { createRng, nextInt } from '@star-seekers/sim';
import { sql } from 'kysely';
import { boardKey } from '../src/domains/leaderboards/board-key.ts';
import { countBefore } from '../src/domains/leaderboards/rank-bucket.ts';
import { countRun } from '../src/domains/leaderboards/count-run.ts';
import { listTop } from '../src/domains/leaderboards/board-lines.ts';
import { findBoardEntry } from '../src/domains/leaderboards/repository.ts';
import { gameBoardMe } from '../src/domains/leaderboards/service.ts';
import type { Database } from '../src/platform/database/database.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { fillRankBuckets } from '../src/platform/database/migrations/0004-rank-buckets.ts';
import { fillHourBuckets } from '../src/platform/database/migrations/0006-rank-hours.ts';
import { newId } from '../src/platform/ids.ts';
import { startOwnPostgres } from '../src/testing/databases/own-postgres.ts';
import { createTestDatabase } from '../src/testing/databases/test-database.ts';

const { postgres, sizes, ties } = parseArgs({
  options: {
    postgres: { type: 'boolean', default: false },
    ties: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '10000,100000,1000000,5000000' },
  },
}).values;

const MONTH = Date.UTC(2026, 10, 1);
const GAME = 2;
const BOARD = boardKey({ gameId: GAME, scale: 1 }, 'monthly', 'global', MONTH);
const BOARD_QUERY = { gameId: GAME, scale: 1, type: 'monthly', scope: 'global' } as const;
/** Scores of a puzzle that most players reach, and its most ticks. */
const SCORES = 60;
const MOST_TICKS = 7200;
/** Samples of rank queries, and of the slower `count(*)`. */
const SAMPLES = { rank: 400, count: 10 };

const stopPostgres = postgres ? await startOwnPostgres() : undefined;
const file = await createTestDatabase();
const database = await openDatabase(file.address);
const rng = createRng(1);
const rows: Record<string, Record<string, number>> = {};
const ownRankMs = new Map<number, number>();

let players = 0;
for (const size of sizes.split(',').map(Number)) {
  await grow(database, players, size);
  players = size;
  rows[size.toLocaleString('en')] = await measure(database, size);
}
console.log(`engine: ${postgres ? 'postgres' : 'sqlite'}; medians in ms`);
console.table(rows);
const [small, large] = [ownRankMs.get(100_000), ownRankMs.get(5_000_000)];
if (small && large)
  console.log(`own rank from 100 k to 5 M players: × ${(large / small).toFixed(2)} (target: at most × 1.3)`);

await database.close();
await file.remove();
await stopPostgres?.();

/** Inserts players `from` to `to` with consecutive ids and one run each, more of them with low scores. */
async function grow(db: Database, from: number, to: number): Promise<void> {
  const numbers = postgres
    ? sql`generate_series(${sql.lit(from)}::bigint, ${sql.lit(to - 1)}::bigint) as n(i)`
    : sql`(with recursive n(i) as (select ${sql.lit(from)} union all select i + 1 from n where i < ${sql.lit(to - 1)}) select i from n)`;
  const draw = sql.raw('((i * 48271) % 2147483647)');
  const score = ties ? sql`280 + ${draw} % ${sql.lit(SCORES)}` : sql`(${draw} % 2001) * (${draw} / 2001 % 2001) / 2000`;
  const ticks = ties ? sql`1 + ${draw} / ${sql.lit(SCORES)} % ${sql.lit(MOST_TICKS)}` : sql`null`;
  const at = sql`${sql.lit(MONTH)} + i * 1103515245 % 2592000000`;
  const id = sql.raw(`'p' || (100000000 + i)`);
  const statements = [
    sql`insert into users (id, username, username_key, email, email_key, password_hash, faction, created_at)
        select ${id}, ${id}, ${id}, ${id}, ${id}, '', 'none', 0 from ${numbers}`,
    sql`insert into user_totals (user_id, total_points, games_played) select ${id}, ${score}, 1 from ${numbers}`,
    sql`insert into board_entries (board, user_id, score, tie_ticks, achieved_at, run_id, points)
        select ${BOARD}, ${id}, ${score}, ${ticks}, ${at}, ${id}, ${score} from ${numbers}`,
    sql`delete from rank_buckets`,
  ];
  for (const statement of statements) await statement.execute(db);
  await fillRankBuckets(db);
  await fillHourBuckets(db);
  await sql.raw(postgres ? 'vacuum analyze' : 'pragma wal_checkpoint(truncate)').execute(db);
}

async function measure(db: Database, size: number): Promise<Record<string, number>> {
  const randomPlayer = () => `p${100_000_000 + nextInt(rng, size)}`;
  const entry = async () => {
    const existing = await findBoardEntry(db, BOARD, randomPlayer());
    if (!existing) throw new Error('the player has no entry');
    return existing;
  };
  const ownRank = await median(SAMPLES.rank, entry, async (own) => countBefore(db, own));
  ownRankMs.set(size, ownRank);
  const run = () => {
    const finishedAt = MONTH + nextInt(rng, 2_000_000_000);
    const score = ties ? 280 + nextInt(rng, SCORES) : nextInt(rng, 2001);
    const userId = randomPlayer();
    const runId = newId(finishedAt);
    return {
      userId,
      runId,
      gameId: GAME,
      scale: 1,
      score,
      tieTicks: ties ? 1 + nextInt(rng, MOST_TICKS) : null,
      points: score,
      faction: 'none',
      forFaction: true,
      finishedAt,
    } as const;
  };
  return {
    'own rank': ownRank,
    'with neighbours': await median(
      SAMPLES.rank,
      async () => randomPlayer(),
      async (userId) => gameBoardMe(db, { ...BOARD_QUERY, userId }, MONTH),
    ),
    'top 50': await median(
      SAMPLES.rank,
      async () => 50,
      async (limit) => listTop(db, BOARD, limit),
    ),
    write: await median(
      SAMPLES.rank,
      async () => run(),
      async (input) => db.playerTransaction(input.userId, async (trx) => countRun(trx, db.engine, input)),
    ),
    'count(*)': await median(SAMPLES.count, entry, async ({ score, achieved_at: achievedAt }) =>
      sql`select count(*) from board_entries where board = ${BOARD} and (score > ${score} or (score = ${score} and achieved_at < ${achievedAt}))`.execute(
        db,
      ),
    ),
  };
}

/** Median duration in milliseconds, after a warm-up of as many samples. */
async function median<Input>(
  samples: number,
  prepare: () => Promise<Input>,
  work: (input: Input) => Promise<unknown>,
): Promise<number> {
  const times: number[] = [];
  for (let sample = -samples; sample < samples; sample++) {
    const input = await prepare();
    const startedAt = performance.now();
    await work(input);
    if (sample >= 0) times.push(performance.now() - startedAt);
  }
  const middle = times.toSorted((one, other) => one - other)[samples >> 1] ?? 0;
  return Number(middle.toFixed(3));
}
