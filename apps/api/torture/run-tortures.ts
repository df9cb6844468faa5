import { honestRuns } from './honest-runs.ts';
import { replayFlood } from './replay-flood.ts';

/** Tortures that play games. */
export const tortures = { replayFlood, honestRuns };
