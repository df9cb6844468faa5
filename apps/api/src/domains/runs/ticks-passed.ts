import { TICK_MS } from '@star-seekers/sim';
import type { RunTable } from './table.ts';

/** Tolerance: simulated time may exceed the time measured by the server by this much (`docs/architecture.md`). */
const CLOCK_SLACK_MS = 2000;

/** The most ticks that can have passed since a run started. */
export function ticksPassed(run: Pick<RunTable, 'started_at'>, now: number): number {
  return Math.floor((Math.max(0, now - run.started_at) + CLOCK_SLACK_MS) / TICK_MS);
}
