import { TICK_MS } from '@star-seekers/sim';
import type { RunTable } from './table.ts';

/** A run may hold this much more simulated time than the server saw pass (`docs/architecture.md`). */
const CLOCK_SLACK_MS = 2000;

/** More ticks than these have not passed since a run started. */
export function ticksPassed(run: Pick<RunTable, 'started_at'>, now: number): number {
  return Math.floor((Math.max(0, now - run.started_at) + CLOCK_SLACK_MS) / TICK_MS);
}
