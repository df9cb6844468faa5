import { COUNTED_PLAYERS } from '@star-seekers/contracts/gates';
import { SIDES, type Side } from '@star-seekers/contracts/faction';
import type { Database } from '../../platform/database/database.ts';
import { PreparedQuery } from '../../platform/database/prepared-query.ts';
import type { Shares } from './strength.ts';

/** A player's best at a gate. */
export interface GateRow {
  readonly user_id: string;
  readonly share: number;
  readonly reached_at: number;
}

/** The players that count at a gate in a month, best first, at most `COUNTED_PLAYERS` of each side. */
export type Standings = Readonly<Record<Side, readonly GateRow[]>>;

interface GateMonth {
  readonly gate: number;
  readonly month: string;
}

/** One range of the index a side. */
export async function standingsAt(db: Database, gate: number, month: string): Promise<Standings> {
  const [oni, mud, ustur] = await Promise.all(
    SIDES.map(async (faction) => db.read(standersOf, { gate, month, faction })),
  );
  return { oni: oni ?? [], mud: mud ?? [], ustur: ustur ?? [] };
}

const standersOf = new PreparedQuery((db, { gate, month, faction }: GateMonth & { faction: Side }) =>
  db
    .selectFrom('gate_bests')
    .select(['user_id', 'share', 'reached_at'])
    .where('gate', '=', gate)
    .where('counts', '=', 1)
    .where('month', '=', month)
    .where('faction', '=', faction)
    .orderBy('share', 'desc')
    .orderBy('reached_at')
    .orderBy('user_id')
    .limit(COUNTED_PLAYERS),
);

export function sharesOf({ oni, mud, ustur }: Standings): Shares {
  const of = (rows: readonly GateRow[]) => rows.map(({ share }) => share);
  return { oni: of(oni), mud: of(mud), ustur: of(ustur) };
}

/** The latest month before another one in which somebody counted at a gate. */
export async function lastContest(db: Database, gate: number, month: string): Promise<string | undefined> {
  const [row] = await db.read(contestBefore, { gate, month });
  return row?.month;
}

const contestBefore = new PreparedQuery((db, { gate, month }: GateMonth) =>
  db
    .selectFrom('gate_bests')
    .select('month')
    .where('gate', '=', gate)
    .where('counts', '=', 1)
    .where('month', '<', month)
    .orderBy('month', 'desc')
    .limit(1),
);

/** Place of a best among those that count, from 1; `COUNTED_PLAYERS` + 1 for all places behind them. */
export function placeAmong(rows: readonly GateRow[], own: GateRow): number {
  const index = rows.findIndex((stander) => stander.user_id === own.user_id || isBefore(own, stander));
  return (index === -1 ? rows.length : index) + 1;
}

function isBefore(one: GateRow, other: GateRow): boolean {
  if (one.share !== other.share) return one.share > other.share;
  if (one.reached_at !== other.reached_at) return one.reached_at < other.reached_at;
  return one.user_id < other.user_id;
}
