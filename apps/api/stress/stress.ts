interface ShortOn {
  readonly engine: 'sqlite' | 'postgres';
  readonly because: string;
}

/** For promises about requests that race each other. */
export const RACING: ShortOn = {
  engine: 'postgres',
  because: 'its transactions run side by side, those of SQLite one after the other',
};

/**
 * Tests a promise of the server at a given scale: the short form with every test run, the long form with `pnpm stress`.
 */
export interface StressTest<Scale> {
  /** The promise as a sentence. */
  readonly promise: string;
  /** The engine that puts the promise more at risk, and why. The short form runs on it alone, the long form on either. */
  readonly shortOn: ShortOn;
  /** Absent if a test of its own is the short form. */
  readonly short?: Scale;
  readonly long: Scale;
  readonly run: (scale: Scale) => Promise<StressResult>;
}

export interface StressResult {
  /** One-line summary. */
  readonly text: string;
  /** Violations of the promise; empty if there are none. */
  readonly faults: readonly string[];
}

/** Erases the scale's type for the runner. */
export function stress<Scale>(promise: StressTest<Scale>): StressTest<unknown> {
  return promise as StressTest<unknown>;
}

/** Counts outcomes: `3 × 401, 1 × 200`. */
export function tally(outcomes: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].map(([outcome, count]) => `${count} × ${outcome}`).join(', ');
}
