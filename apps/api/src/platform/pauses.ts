import type { Db } from './database/database.ts';
import { PreparedQuery } from './database/prepared-query.ts';

/** What operators may pause: new accounts, new checkouts, and new runs of a game. What has begun goes on. */
export type Pausable = 'sign-ups' | 'payments' | `game-${number}`;

/** Whether something is paused. */
export async function isPaused(db: Db, what: Pausable): Promise<boolean> {
  return (await pauseOf.first(db, { what })) !== undefined;
}

const pauseOf = new PreparedQuery((db, { what }: { what: Pausable }) =>
  db.selectFrom('pauses').select('since').where('what', '=', what),
);

/** Pauses something; false when it is paused already. */
export async function pause(db: Db, what: Pausable, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('pauses')
    .values({ what, since: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Lets something go on; false when it is not paused. */
export async function resume(db: Db, what: Pausable): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('pauses').where('what', '=', what).executeTakeFirst();
  return numDeletedRows === 1n;
}
