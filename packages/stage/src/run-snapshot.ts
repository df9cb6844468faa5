import type { Outcome } from '@star-seekers/sim';

/**
 * Where a run stands between its start and its end. A `paused` run hides its board, so that nobody plans with the game stopped; a run
 * that is watched is `still` instead.
 */
export type RunPhase = 'ready' | 'countdown' | 'playing' | 'paused' | 'still' | 'ended';

/** Seconds of the 3-2-1 that leads back into a run (`G0.12`). */
export const COUNTDOWN_SECONDS = 3;

/** What React needs to know between two frames; a new object whenever one of the values changes. */
export interface RunSnapshot {
  readonly phase: RunPhase;
  /** Seconds left of the 3-2-1, else 0. */
  readonly countdown: number;
  readonly outcome: Outcome | undefined;
  /** The clock waits for an answer of the hub. */
  readonly waiting: boolean;
  /** A pause was asked for, and comes as soon as the rules allow one. */
  readonly pausing: boolean;
}

export function isSameSnapshot(one: RunSnapshot, other: RunSnapshot): boolean {
  return (Object.keys(one) as (keyof RunSnapshot)[]).every((key) => one[key] === other[key]);
}
