import type { RunOptions } from '@star-seekers/sim';

/** One part of the conditions under which a game is played on a day, to be said in the player's language. */
export interface Condition {
  /** Of a text in the game's `texts/<language>/conditions.json`. */
  readonly key: string;
  /** What the text names. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What the `conditions.ts` of a game exports under this name: what its options mean. @throws {MalformedInput} on options that it has not */
export type ConditionsOf = (options: RunOptions) => readonly Condition[];
