import { createHash } from 'node:crypto';
import type { SessionStore } from '@fastify/session';
import type { Session } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';

/** A session lasts this long after it was last touched (`architecture.md`, sessions). */
export const SESSION_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

type Callback = (error?: unknown) => void;

/** Sessions in the database. Their ids are stored hashed, so that a stolen database opens none of them. */
export class KyselySessionStore implements SessionStore {
  readonly #db: Db;
  readonly #clock: Clock;

  constructor(db: Db, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  get(sessionId: string, callback: (error: unknown, session?: Session | null) => void): void {
    settle(this.#read(sessionId), callback);
  }

  set(sessionId: string, session: Session, callback: Callback): void {
    settle(this.#write(sessionId, session), callback);
  }

  destroy(sessionId: string, callback: Callback): void {
    const deletion = this.#db.deleteFrom('sessions').where('id_hash', '=', hashId(sessionId)).execute();
    settle(deletion, callback);
  }

  async #read(sessionId: string): Promise<Session | null> {
    const row = await this.#db
      .selectFrom('sessions')
      .select(['data', 'expires_at'])
      .where('id_hash', '=', hashId(sessionId))
      .executeTakeFirst();
    if (!row || row.expires_at <= this.#clock.now()) return null;
    return JSON.parse(row.data) as Session;
  }

  async #write(sessionId: string, session: Session): Promise<void> {
    const now = this.#clock.now();
    const row = {
      id_hash: hashId(sessionId),
      user_id: session.userId ?? null,
      data: JSON.stringify(session),
      expires_at: now + SESSION_LIFETIME_MS,
      touched_at: now,
    };
    const { id_hash: _key, ...changes } = row;
    await this.#db
      .insertInto('sessions')
      .values(row)
      .onConflict((conflict) => conflict.column('id_hash').doUpdateSet(changes))
      .execute();
  }
}

function hashId(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url');
}

function settle<Value>(promise: Promise<Value>, callback: (error: unknown, value?: Value) => void): void {
  promise.then(
    (value) => callback(null, value),
    (error: unknown) => callback(error),
  );
}
