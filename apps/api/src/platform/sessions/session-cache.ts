import type { Clock } from '../clock.ts';
import { evictOldest } from '../evict-oldest.ts';

/** How long a process may accept a session that another process revoked (`docs/architecture.md`). */
const TRUSTED_MS = 5000;

/** Most cached sessions; beyond that the oldest are evicted. */
const CAPACITY = 10_000;

/** A live session. */
export interface LiveSession {
  /** JSON of `@fastify/session`'s data. */
  readonly data: string;
  /** The signed-in player. */
  readonly userId: string | null;
  /** The player is barred by an operator; the session grants nothing. */
  readonly barred: boolean;
  /** Time of the last write in epoch milliseconds. */
  readonly touchedAt: number;
}

interface CacheEntry {
  readonly session: LiveSession;
  readonly trustedUntil: number;
}

/** Caches recently read sessions, so that consecutive requests of a player do not each read the same row. */
export class SessionCache {
  readonly #clock: Clock;
  readonly #entries = new Map<string, CacheEntry>();
  #version = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Increases with every invalidation. Read it before a session is read from the database. */
  get version(): number {
    return this.#version;
  }

  /** The cached session; undefined when it has to be read from the database. */
  find(sessionId: string): LiveSession | undefined {
    const entry = this.#entries.get(sessionId);
    if (!entry) return undefined;
    if (this.#clock.now() < entry.trustedUntil) return entry.session;
    this.#entries.delete(sessionId);
    return undefined;
  }

  /**
   * Caches a session, unless something was invalidated since it was read: it may have been revoked meanwhile.
   * @param endsAt when the session itself expires
   * @param versionAtRead {@link version} before the read
   */
  store(sessionId: string, session: LiveSession, endsAt: number, versionAtRead: number): void {
    if (versionAtRead !== this.#version) return;
    this.#entries.set(sessionId, { session, trustedUntil: Math.min(endsAt, this.#clock.now() + TRUSTED_MS) });
    evictOldest(this.#entries, CAPACITY);
  }

  evict(sessionId: string): void {
    this.#version++;
    this.#entries.delete(sessionId);
  }

  /** Call when all sessions of a player are revoked. */
  evictPlayer(userId: string): void {
    this.#version++;
    for (const [sessionId, entry] of this.#entries) {
      if (entry.session.userId === userId) this.#entries.delete(sessionId);
    }
  }
}
