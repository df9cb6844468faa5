import { DAY_MS } from '@star-seekers/contracts/daily';
import { callbackify } from 'node:util';
import type { SessionStore } from '@fastify/session';
import type { Session } from 'fastify';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { PreparedQuery } from '../database/prepared-query.ts';
import { sha256 } from '../sha256.ts';
import type { LiveSession, SessionCache } from './session-cache.ts';

/** A session expires this long after it was last touched (`docs/architecture.md`). */
export const SESSION_LIFETIME_MS = 30 * DAY_MS;

/** Sessions in the database. Ids are stored hashed, so that a leaked database does not expose valid sessions. */
export class KyselySessionStore implements SessionStore {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #cache: SessionCache;

  constructor(db: Database, clock: Clock, cache: SessionCache) {
    this.#db = db;
    this.#clock = clock;
    this.#cache = cache;
  }

  get(sessionId: string, callback: (error: unknown, session?: Session | null) => void): void {
    callbackify(async () => {
      const session = await this.find(sessionId);
      // Without its cookie, whose expiry `@fastify/session` compares with the machine's clock.
      return session ? ({ ...JSON.parse(session.data), cookie: undefined } as Session) : null;
    })(callback);
  }

  /** Resolves a live session, from the cache or the database. */
  async find(sessionId: string): Promise<LiveSession | undefined> {
    return this.#cache.find(sessionId) ?? this.#read(sessionId);
  }

  /** Extends a session; one that was revoked meanwhile stays revoked. */
  async touch(sessionId: string, { data }: LiveSession): Promise<void> {
    const session = JSON.parse(data) as Session;
    session.touchedAt = this.#clock.now();
    await this.#withInvalidation(sessionId, () => this.#write(sessionId, session));
  }

  /** Revokes a session. */
  async end(sessionId: string): Promise<void> {
    await this.#withInvalidation(sessionId, () => this.#delete(sessionId));
  }

  set(sessionId: string, session: Session, callback: (error?: unknown) => void): void {
    callbackify(() => this.#withInvalidation(sessionId, () => this.#write(sessionId, session)))(callback);
  }

  destroy(sessionId: string, callback: (error?: unknown) => void): void {
    callbackify(() => this.end(sessionId))(callback);
  }

  /** Changes a session and then invalidates it in the cache, so that nothing read meanwhile is cached. */
  async #withInvalidation(sessionId: string, change: () => Promise<void>): Promise<void> {
    try {
      await this.#db.inTurn(`session ${sessionId}`, change);
    } finally {
      this.#cache.evict(sessionId);
    }
  }

  async #read(sessionId: string): Promise<LiveSession | undefined> {
    const versionAtRead = this.#cache.version;
    const [row] = await this.#db.read(sessionByHash, { idHash: sha256(sessionId) });
    if (!row || row.expires_at <= this.#clock.now()) return undefined;
    const { userId, epoch, touchedAt = 0 } = JSON.parse(row.data) as Session;
    const barred = row.barred_at !== null;
    if (userId !== undefined && epoch !== row.session_epoch && !barred) return undefined;
    const session: LiveSession = { data: row.data, userId: userId ?? null, barred, touchedAt };
    this.#cache.store(sessionId, session, row.expires_at, versionAtRead);
    return session;
  }

  async #write(sessionId: string, session: Session): Promise<void> {
    const now = this.#clock.now();
    const idHash = sha256(sessionId);
    // A request in flight while its session was revoked must not restore it: only a new session inserts a row.
    const isNew = !session.stored;
    session.stored = true;
    const columns = {
      user_id: session.userId ?? null,
      data: JSON.stringify(session),
      expires_at: now + SESSION_LIFETIME_MS,
      touched_at: now,
    };
    await (isNew
      ? this.#db
          .insertInto('sessions')
          .values({ id_hash: idHash, ...columns })
          .execute()
      : this.#db.updateTable('sessions').set(columns).where('id_hash', '=', idHash).execute());
  }

  async #delete(sessionId: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('id_hash', '=', sha256(sessionId)).execute();
  }
}

const sessionByHash = new PreparedQuery((db, { idHash }: { idHash: string }) =>
  db
    .selectFrom('sessions')
    .select(['data', 'expires_at', ofUser('session_epoch'), ofUser('barred_at')])
    .where('id_hash', '=', idHash),
);

function ofUser<Column extends 'session_epoch' | 'barred_at'>(column: Column) {
  return sql<number | null>`(select ${sql.ref(column)} from users where users.id = sessions.user_id)`.as(column);
}
