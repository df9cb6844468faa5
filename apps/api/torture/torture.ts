/**
 * Tests a promise of the server at a given scale: the short form with every test run, the long form with `pnpm torture`.
 */
export interface Torture<Scale> {
  /** The promise as a sentence. */
  readonly promise: string;
  /** Why the database engine makes no difference. The short form then runs only on SQLite. */
  readonly oneEngine?: string;
  readonly short: Scale;
  readonly long: Scale;
  readonly run: (scale: Scale) => Promise<TortureResult>;
}

export interface TortureResult {
  /** One-line summary. */
  readonly text: string;
  /** Violations of the promise; empty if there are none. */
  readonly faults: readonly string[];
}

/** Erases the scale's type for the runner. */
export function torture<Scale>(promise: Torture<Scale>): Torture<unknown> {
  return promise as Torture<unknown>;
}

/** Counts outcomes: `3 × 401, 1 × 200`. */
export function tally(outcomes: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].map(([outcome, count]) => `${count} × ${outcome}`).join(', ');
}
