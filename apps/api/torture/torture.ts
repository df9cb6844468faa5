/**
 * A promise of the server that is put to the test with whatever scale there is time for: the short form with every test run, the
 * long one with `pnpm torture`.
 */
export interface Torture<Scale> {
  /** The promise, in words. */
  readonly promise: string;
  /** Why it makes no difference which engine the database is on: the short form is run on one then. */
  readonly oneEngine?: string;
  readonly short: Scale;
  readonly long: Scale;
  readonly run: (scale: Scale) => Promise<Figure>;
}

export interface Figure {
  /** What was done and what came out, in a line. */
  readonly text: string;
  /** Everything that broke the promise; empty when it was kept. */
  readonly faults: readonly string[];
}

/** Fixes the scale's type for the runner, which knows none. */
export function torture<Scale>(promise: Torture<Scale>): Torture<unknown> {
  return promise as Torture<unknown>;
}

/** Does the work for every item, as many at a time as are allowed. */
export async function atOnce<Item>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const waiting = items.entries();
  const lane = async () => {
    for (const [index, item] of waiting) await work(item, index);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** How often each outcome came, as `3 × 401, 1 × 200`. */
export function tally(outcomes: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].map(([outcome, count]) => `${count} × ${outcome}`).join(', ');
}
