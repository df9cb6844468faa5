import type { Clock } from '../clock.ts';

/** How long a process may go on believing in a session that another process has ended (`docs/architecture.md`). */
const TRUSTED_MS = 5000;

/** Sessions that one process remembers; beyond that the oldest are read again. */
const CAPACITY = 10_000;

/** A session that has not ended. */
export interface KnownSession {
  /** JSON of what `@fastify/session` keeps. */
  readonly data: string;
  /** The signed-in player. */
  readonly userId: string | null;
  /** An operator keeps the player out: the session opens nothing. */
  readonly barred: boolean;
  /** When it was last written, in epoch milliseconds. */
  readonly touchedAt: number;
}

interface Remembered {
  readonly session: KnownSession;
  readonly trustedUntil: number;
}

/** What this process has lately read of sessions, so that a player's calls in a row do not each read the same row. */
export class SessionCache {
  readonly #clock: Clock;
  readonly #remembered = new Map<string, Remembered>();
  #moment = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Goes on whenever something is forgotten. To be asked for before a session is read. */
  get moment(): number {
    return this.#moment;
  }

  /** Undefined when it has to be read. */
  find(sessionId: string): KnownSession | undefined {
    const found = this.#remembered.get(sessionId);
    if (!found) return undefined;
    const now = this.#clock.now();
    // A clock that was set back must not make it last.
    if (now < found.trustedUntil && found.trustedUntil - now <= TRUSTED_MS) return found.session;
    this.#remembered.delete(sessionId);
    return undefined;
  }

  /**
   * Nothing is remembered that was read before something was forgotten: it may have ended while its answer was on the way.
   * @param endsAt when the session itself ends
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

  /** To be called when the sessions of a player are ended all at once. */
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
