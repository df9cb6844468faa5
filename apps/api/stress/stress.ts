/**
 * Tests a promise of the server at a given scale: the short form with every test run, the long form with `pnpm stress`.
 */
export interface StressTest<Scale> {
  /** The promise as a sentence. */
  readonly promise: string;
  /** Why the database engine makes no difference. The short form then runs only on SQLite. */
  readonly oneEngine?: string;
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
