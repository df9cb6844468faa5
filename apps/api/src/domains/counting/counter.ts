import type { SubmitScoreAnswer } from '@star-seekers/contracts';
import type { Faction } from '@star-seekers/contracts/faction';
import type { Keepsake } from '@star-seekers/games';
import type { Trx } from '../../platform/database/database.ts';

declare module '../../platform/services.ts' {
  interface Services {
    /** Everything that scores, in the order in which it counts a run. */
    readonly counters: readonly Counter[];
  }
}

/**
 * A domain that scores. What it stores of a player follows from the set of the player's runs that count
 * (`docs/decisions/0012-figures-follow-from-the-runs.md`): a recount comes to the same as counting these runs one by one.
 */
export interface Counter {
  /**
   * Counts a run.
   * @param trx the player's transaction that closes the run, which is stored with its result; the counters before this one have counted it
   * @returns what the answer to the claim says of it
   */
  count(trx: Trx, run: FinishedRun): Promise<Partial<Counted>>;
  /** What the answer to a claim says although the run counts nowhere. Stores nothing. */
  ofUncounted?(trx: Trx, run: FinishedRun): Promise<Partial<Counted>>;
  /**
   * Counts all runs of a player anew.
   * @param trx a transaction of the player
   * @returns what changed, as the operator is told
   */
  recount(trx: Trx, player: Recount): Promise<readonly ChangedFigure[]>;
}

/** The part of the answer to a claim that follows from counting. */
export type Counted = Pick<
  SubmitScoreAnswer,
  'commendations' | 'personalBest' | 'bestScore' | 'rank' | 'totalPoints' | 'daily'
>;

/** The statuses of runs that count: on all boards, or on their day. */
export const COUNTING = ['verified', 'daily'] as const;

interface ScoredRun {
  readonly userId: string;
  readonly runId: string;
  readonly gameId: number;
  /** The scale of its score; see `GameSim.scoreScale`. */
  readonly scale: number;
  readonly score: number;
  /** Its ticks where they decide between equal scores, the fewer first; null elsewhere, which ranks before any. */
  readonly tieTicks: number | null;
  readonly points: number;
  /** The player's faction at the start of the run. */
  readonly faction: Faction;
  /** Whether it counts for a faction, see `countsForFaction`. */
  readonly forFaction: boolean;
  /** When its last chunk arrived: the run counts in that month and year (`P9.1`). */
  readonly finishedAt: number;
  /** Thousandths of the game's gold medal, capped; null where it contests no gate, and for runs from before the gates. */
  readonly share: number | null;
}

/** A run that has just been verified. */
export interface FinishedRun extends ScoredRun {
  /** The day whose attempt it is, as days since 1970 in UTC: it counts on that day alone. Null for other runs. */
  readonly day: number | null;
  /** What it adds to its player's collection. */
  readonly keepsakes: readonly Keepsake[];
  /** Names of the commendations of its game that it earned. */
  readonly commendations: readonly string[];
}

/** A stored run that counts. */
export interface CountedRun extends ScoredRun {
  /** Present in the attempt of a day. */
  readonly ofDay?: CountedAttempt | undefined;
}

export interface CountedAttempt {
  readonly day: number;
  /** Thousandths of the day's gold. */
  readonly share: number;
  /** How many attempts the sum of the day has: the best ones. */
  readonly bestOf: number;
}

export interface Recount {
  readonly userId: string;
  /** All runs of the player that count, in any order. */
  readonly runs: readonly CountedRun[];
  /** Unique id of this change. */
  readonly changeId: string;
  /** In epoch milliseconds. */
  readonly now: number;
}

/** A figure that a recount changed. `null`: absent. */
export interface ChangedFigure {
  readonly what: string;
  readonly before: string | number | null;
  readonly after: string | number | null;
}
