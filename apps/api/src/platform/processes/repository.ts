import { PreparedQuery } from '../database/prepared-query.ts';
import type { ProcessTable } from './table.ts';

type Beat = Omit<ProcessTable, 'ended_at'>;

/** Stores that a process lives; its row may have been pruned. */
export const storeBeat = new PreparedQuery((db, { id, started_at, seen_at, rules }: Beat) =>
  db
    .insertInto('processes')
    .values({ id, started_at, seen_at, ended_at: null, rules })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at })),
);

export const storeEnd = new PreparedQuery((db, { id, started_at, seen_at, ended_at, rules }: ProcessTable) =>
  db
    .insertInto('processes')
    .values({ id, started_at, seen_at, ended_at, rules })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at, ended_at })),
);

export const processesWithIds = new PreparedQuery((db, { ids }: { ids: readonly string[] }) =>
  db.selectFrom('processes').selectAll().where('id', 'in', ids),
);

/** What is played by processes that have not been stopped and were seen since a time. */
export const rulesPlayed = new PreparedQuery((db, { since }: { since: number }) =>
  db.selectFrom('processes').select('rules').distinct().where('ended_at', 'is', null).where('seen_at', '>=', since),
);

export const lastSeen = new PreparedQuery((db) =>
  db.selectFrom('processes').select(({ fn }) => fn.max<number | null>('seen_at').as('seen_at')),
);

export const deleteUnseen = new PreparedQuery((db, { before }: { before: number }) =>
  db.deleteFrom('processes').where('seen_at', '<', before),
);
