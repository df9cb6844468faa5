import { createHash } from 'node:crypto';
import { callbackify } from 'node:util';
import type { SessionStore } from '@fastify/session';
import type { Session } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';

/** A session lasts this long after it was last touched (`architecture.md`, sessions). */
export const SESSION_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** Sessions in the database. Their ids are stored hashed, so that a stolen database opens none of them. */
export class KyselySessionStore implements SessionStore {
  readonly #db: Db;
  readonly #clock: Clock;

  constructor(db: Db, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  get(sessionId: string, callback: (error: unknown, session?: Session | null) => void): void {
    callbackify(() => this.#read(sessionId))(callback);
  }

  set(sessionId: string, session: Session, callback: (error?: unknown) => void): void {
    callbackify(() => this.#write(sessionId, session))(callback);
  }

  destroy(sessionId: string, callback: (error?: unknown) => void): void {
    callbackify(() => this.#delete(sessionId))(callback);
  }

  async #read(sessionId: string): Promise<Session | null> {
    const row = await this.#db
      .selectFrom('sessions')
      .leftJoin('users', 'users.id', 'sessions.user_id')
      .select(['data', 'expires_at', 'session_epoch'])
      .where('id_hash', '=', hashId(sessionId))
      .executeTakeFirst();
    if (!row || row.expires_at <= this.#clock.now()) return null;
    const session = JSON.parse(row.data) as Session;
    return session.userId !== undefined && session.epoch !== row.session_epoch ? null : session;
  }

  async #write(sessionId: string, session: Session): Promise<void> {
    const now = this.#clock.now();
    const idHash = hashId(sessionId);
    // A call that was under way while its session was ended must not bring it back: only a new session makes a row.
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
    await this.#db.deleteFrom('sessions').where('id_hash', '=', hashId(sessionId)).execute();
  }
}

function hashId(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url');
}
