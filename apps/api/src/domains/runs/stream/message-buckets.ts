import { evictOldest } from '../../../platform/evict-oldest.ts';

/** Messages of a player: so many at once, and so many a second for good. */
export interface MessageLimit {
  readonly atOnce: number;
  readonly perSecond: number;
}

/** Most players whose messages are counted. */
const MAX_PLAYERS = 20_000;

interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** Counts the messages of players, by sockets and by requests together. */
export class MessageBuckets {
  readonly #limit: MessageLimit;
  readonly #buckets = new Map<string, Bucket>();

  constructor(limit: MessageLimit) {
    this.#limit = limit;
  }

  /** Takes messages. @param now of a clock that is never set back @returns false when there are too many */
  take(userId: string, now: number, messages = 1): boolean {
    const { atOnce, perSecond } = this.#limit;
    const { left, at } = this.#buckets.get(userId) ?? { left: atOnce, at: now };
    const filled = Math.min(atOnce, left + ((now - at) / 1000) * perSecond);
    this.#buckets.delete(userId);
    this.#buckets.set(userId, { left: Math.max(0, filled - messages), at: now });
    evictOldest(this.#buckets, MAX_PLAYERS);
    return filled >= messages;
  }
}
