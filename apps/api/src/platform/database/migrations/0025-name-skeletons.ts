import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What usernames look like, so that a new one is no twin of another. Twins from before keep their names, so the index is not unique. */
export const nameSkeletons: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('users')
      .addColumn('name_skeleton', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`update users set name_skeleton = ${skeletonIn(sql.ref('username_key'))}`.execute(db);
    await db.schema.createIndex('users_by_skeleton').on('users').column('name_skeleton').execute();
  },
};

/** The skeleton of a username in lower case, as `domains/auth/name-skeleton.ts` makes it. */
export function skeletonIn(name: RawBuilder<unknown>): RawBuilder<string> {
  const replacements = [
    ['l', 'i'],
    ['1', 'i'],
    ['0', 'o'],
    ['rn', 'm'],
    ['vv', 'w'],
    ['_', '-'],
  ] as const;
  // Twenty separators in a row become one.
  const all = [...replacements, ...Array.from({ length: 5 }, () => ['--', '-'] as const)];
  const replaced = all.reduce<RawBuilder<unknown>>(
    (text, [from, to]) => sql`replace(${text}, ${sql.lit(from)}, ${sql.lit(to)})`,
    name,
  );
  return sql<string>`coalesce(nullif(ltrim(rtrim(${replaced}, '-'), '-'), ''), '-')`;
}
