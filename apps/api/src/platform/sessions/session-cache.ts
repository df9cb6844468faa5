import type { Clock } from '../clock.ts';

/** How long a process may accept a session that another process revoked (`docs/architecture.md`). */
const TRUSTED_MS = 5000;

/** Most cached sessions; beyond that the oldest are evicted. */
const CAPACITY = 10_000;

/** A live session. */
export interface KnownSession {
  /** JSON of `@fastify/session`'s data. */
  readonly data: string;
  /** The signed-in player. */
  readonly userId: string | null;
  /** The player is barred by an operator; the session grants nothing. */
  readonly barred: boolean;
  /** When it was last written, in epoch milliseconds. */
  readonly touchedAt: number;
}

interface Remembered {
  readonly session: KnownSession;
  readonly trustedUntil: number;
}

/** Caches recently read sessions, so that consecutive requests of a player do not each read the same row. */
export class SessionCache {
  readonly #clock: Clock;
  readonly #remembered = new Map<string, Remembered>();
  #moment = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Increases with every invalidation. Read it before a session is read from the database. */
  get moment(): number {
    return this.#moment;
  }

  /** The cached session; undefined when it has to be read from the database. */
  find(sessionId: string): KnownSession | undefined {
    const found = this.#remembered.get(sessionId);
    if (!found) return undefined;
    const now = this.#clock.now();
    // A clock that was set back must not extend it.
    if (now < found.trustedUntil && found.trustedUntil - now <= TRUSTED_MS) return found.session;
    this.#remembered.delete(sessionId);
    return undefined;
  }

  /**
   * Caches a session, unless something was invalidated since it was read: it may have been revoked meanwhile.
   * @param endsAt when the session itself expires
   * @param readFrom the {@link moment} before it was read
   */
  remember(sessionId: string, session: KnownSession, endsAt: number, readFrom: number): void {
    if (readFrom !== this.#moment) return;
    if (this.#remembered.size >= CAPACITY) this.#dropOldest();
    this.#remembered.set(sessionId, { session, trustedUntil: Math.min(endsAt, this.#clock.now() + TRUSTED_MS) });
  }

  forget(sessionId: string): void {
    this.#moment++;
    this.#remembered.delete(sessionId);
  }

  /** Call when all sessions of a player are revoked. */
  forgetPlayer(userId: string): void {
    this.#moment++;
    for (const [sessionId, remembered] of this.#remembered) {
      if (remembered.session.userId === userId) this.#remembered.delete(sessionId);
    }
  }

  #dropOldest(): void {
    for (const [oldest] of this.#remembered) {
      this.#remembered.delete(oldest);
      return;
    }
  }
}
