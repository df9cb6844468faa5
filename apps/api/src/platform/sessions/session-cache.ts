import type { Clock } from '../clock.ts';

/** How long a process may go on believing in a session that another process has ended (`architecture.md`, database). */
const TRUSTED_MS = 5000;

/** Sessions that one process remembers; beyond that the oldest are read again. */
const CAPACITY = 10_000;

interface Remembered {
  readonly data: string;
  readonly userId: string | null;
  readonly trustedUntil: number;
}

/** What this process has lately read of sessions, so that a player's calls in a row do not each read the same row. */
export class SessionCache {
  readonly #clock: Clock;
  readonly #remembered = new Map<string, Remembered>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The session's JSON; undefined when it has to be read. */
  find(sessionId: string): string | undefined {
    const found = this.#remembered.get(sessionId);
    if (!found) return undefined;
    const now = this.#clock.now();
    // A clock that was set back must not make it last.
    if (now < found.trustedUntil && found.trustedUntil - now <= TRUSTED_MS) return found.data;
    this.#remembered.delete(sessionId);
    return undefined;
  }

  /** @param endsAt when the session itself ends */
  remember(sessionId: string, session: { data: string; userId: string | null; endsAt: number }): void {
    if (this.#remembered.size >= CAPACITY) this.#dropOldest();
    const { data, userId, endsAt } = session;
    this.#remembered.set(sessionId, { data, userId, trustedUntil: Math.min(endsAt, this.#clock.now() + TRUSTED_MS) });
  }

  forget(sessionId: string): void {
    this.#remembered.delete(sessionId);
  }

  /** To be called when the sessions of a player are ended all at once. */
  forgetPlayer(userId: string): void {
    for (const [sessionId, remembered] of this.#remembered) {
      if (remembered.userId === userId) this.#remembered.delete(sessionId);
    }
  }

  #dropOldest(): void {
    for (const [oldest] of this.#remembered) {
      this.#remembered.delete(oldest);
      return;
    }
  }
}
