import type { Db } from '../../platform/database/database.ts';
import { PreparedQuery } from '../../platform/database/prepared-query.ts';
import type { MonthPart } from './figures.ts';
import type { GateBestTable, GateCorrectionTable, GatePlayerTable } from './table.ts';

interface PlayerMonth {
  readonly userId: string;
  readonly month: string;
}

/** A player's part in a month. */
export async function findPart(db: Db, userId: string, month: string): Promise<MonthPart> {
  const player = await playerOf.first(db, { userId, month });
  // Without a player there is no best, and most reads of a hot path are the first ones of a month for nobody.
  const bests = player ? await bestsOf.all(db, { userId, month }) : [];
  return { player, bests: new Map(bests.map((best) => [best.gate, best])) };
}

const playerOf = new PreparedQuery((db, { userId, month }: PlayerMonth) =>
  db.selectFrom('gate_players').selectAll().where('month', '=', month).where('user_id', '=', userId),
);

const bestsOf = new PreparedQuery((db, { userId, month }: PlayerMonth) =>
  db.selectFrom('gate_bests').selectAll().where('user_id', '=', userId).where('month', '=', month),
);

/** A player's parts in all months. */
export async function listParts(db: Db, userId: string): Promise<Map<string, MonthPart>> {
  const players = await db.selectFrom('gate_players').selectAll().where('user_id', '=', userId).execute();
  const bests = await db.selectFrom('gate_bests').selectAll().where('user_id', '=', userId).execute();
  return new Map(
    players.map((player) => {
      const ofMonth = bests.filter(({ month }) => month === player.month);
      return [player.month, { player, bests: new Map(ofMonth.map((best) => [best.gate, best])) }];
    }),
  );
}

export async function putPlayer(db: Db, row: GatePlayerTable): Promise<void> {
  await playerPut.change(db, row);
}

const playerPut = new PreparedQuery((db, row: GatePlayerTable) =>
  db
    .insertInto('gate_players')
    .values(row)
    .onConflict((conflict) => conflict.columns(['month', 'user_id']).doUpdateSet(row)),
);

export async function putBests(db: Db, rows: readonly GateBestTable[]): Promise<void> {
  await bestsPut.change(db, { rows });
}

const bestsPut = new PreparedQuery((db, { rows }: { rows: readonly GateBestTable[] }) =>
  db
    .insertInto('gate_bests')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'month', 'gate']).doUpdateSet((eb) => ({
        faction: eb.ref('excluded.faction'),
        counts: eb.ref('excluded.counts'),
        share: eb.ref('excluded.share'),
        reached_at: eb.ref('excluded.reached_at'),
        run_id: eb.ref('excluded.run_id'),
      })),
    ),
);

export async function removePlayer(db: Db, { userId, month }: PlayerMonth): Promise<void> {
  await db.deleteFrom('gate_players').where('user_id', '=', userId).where('month', '=', month).execute();
}

export async function removeBest(db: Db, { userId, month, gate }: PlayerMonth & { gate: number }): Promise<void> {
  await db
    .deleteFrom('gate_bests')
    .where('user_id', '=', userId)
    .where('month', '=', month)
    .where('gate', '=', gate)
    .execute();
}

export async function markCorrected(db: Db, row: GateCorrectionTable): Promise<void> {
  await db
    .insertInto('gate_corrections')
    .values(row)
    .onConflict((conflict) => conflict.column('month').doUpdateSet(row))
    .execute();
}

/** When figures of a month were corrected last. */
export async function findCorrection(db: Db, month: string): Promise<number | undefined> {
  const query = db.selectFrom('gate_corrections').select('corrected_at').where('month', '=', month);
  return (await query.executeTakeFirst())?.corrected_at;
}
