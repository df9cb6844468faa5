import type { RecordedRun } from '@star-seekers/games/recorded-run';
import type { SandboxAddress } from './address/address.ts';

/** What is examined; another object means: from the beginning. */
export interface Subject {
  readonly gameId: number;
  readonly seed: number;
  /** A run that was played before; null for a new one. */
  readonly recorded: RecordedRun<unknown> | null;
  /** Where in the recorded run to stand; null for its beginning. */
  readonly tick: number | null;
}

/** A new run, as an address names it. */
export function newRun({ gameId, seed }: Pick<SandboxAddress, 'gameId' | 'seed'>): Subject {
  return { gameId, seed, recorded: null, tick: null };
}

export function recordedRun(recorded: RecordedRun<unknown>, tick: number | null = null): Subject {
  return { gameId: recorded.gameId, seed: recorded.setup.seed, recorded, tick };
}
