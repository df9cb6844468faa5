import type { Faction } from '@star-seekers/contracts/faction';
import { sql } from 'kysely';
import type { Database, Db } from '../../platform/database/database.ts';
import { PreparedQuery } from '../../platform/database/prepared-query.ts';
import { TIE, tieOf } from './board-order.ts';
import type { BoardEntryTable } from './table.ts';

/** Of an entry: those after it are read best first, those before it worst first. */
type Side = 'before' | 'after';

/** A board entry as shown. */
export interface BoardLine {
  readonly user_id: string;
  readonly username: string;
  readonly faction: Faction;
  readonly score: number;
  readonly tie_ticks: number | null;
  readonly points: number;
  readonly run_id: string;
  readonly games_played: number;
}

/** The first entries of a board, best first. */
export async function listTop(db: Database, board: string, limit: number): Promise<BoardLine[]> {
  return db.read(topLines, { board, limit });
}

/** A prepared query, because most visitors request it. */
const topLines = new PreparedQuery((db, { board, limit }: { board: string; limit: number }) =>
  inOrder(lines(db, board), 'after').limit(limit),
);

/** Number of entries of a board. */
export async function countEntries(db: Db, board: string): Promise<number> {
  const { entries } = await db
    .selectFrom('board_entries')
    .select((eb) => eb.fn.countAll<number>().as('entries'))
    .where('board', '=', board)
    .executeTakeFirstOrThrow();
  return entries;
}

/** The entry of one player. */
export async function findLine(db: Db, entry: { board: string; user_id: string }): Promise<BoardLine | undefined> {
  return lines(db, entry.board).where('user_id', '=', entry.user_id).executeTakeFirst();
}

/** The last entry of a board. */
export async function findLast(db: Db, board: string): Promise<BoardLine | undefined> {
  return inOrder(lines(db, board), 'before').limit(1).executeTakeFirst();
}

/** The nearest entries on one side of an entry, nearest first. */
export async function listBeside(db: Db, entry: BoardEntryTable, side: Side, limit: number): Promise<BoardLine[]> {
  const { board, score, achieved_at: achievedAt, user_id: userId } = entry;
  const [better, later] = side === 'before' ? (['>', '<'] as const) : (['<', '>'] as const);
  // Four index ranges; with a single condition no engine would seek to the entry.
  const equalScores = lines(db, board).where('score', '=', score);
  const equals = equalScores.where(TIE, '=', tieOf(entry));
  const ranges = [
    // SQLite would sort them if it were told the order by what is equal in them.
    byTime(equals.where('achieved_at', '=', achievedAt).where('user_id', later, userId), side),
    byTime(equals.where('achieved_at', later, achievedAt), side),
    inOrder(equalScores.where(TIE, later, tieOf(entry)), side),
    inOrder(lines(db, board).where('score', better, score), side),
  ];
  const entries: BoardLine[] = [];
  for (const range of ranges) {
    if (entries.length < limit) entries.push(...(await range.limit(limit - entries.length).execute()));
  }
  return entries;
}

function lines(db: Db, board: string) {
  // SQLite runs subqueries ten times as fast as joins.
  return db
    .selectFrom('board_entries')
    .select([
      'user_id',
      'score',
      'tie_ticks',
      'points',
      'run_id',
      sql<string>`(select username from users where id = user_id)`.as('username'),
      sql<Faction>`(select faction from users where id = user_id)`.as('faction'),
      sql<number>`(select games_played from user_totals where user_totals.user_id = board_entries.user_id)`.as(
        'games_played',
      ),
    ])
    .where('board', '=', board);
}

function inOrder(query: ReturnType<typeof lines>, side: Side) {
  const [down, up] = side === 'after' ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const);
  return byTime(query.orderBy('score', down).orderBy(TIE, up), side);
}

function byTime(query: ReturnType<typeof lines>, side: Side) {
  const up = side === 'after' ? 'asc' : 'desc';
  return query.orderBy('achieved_at', up).orderBy('user_id', up);
}
