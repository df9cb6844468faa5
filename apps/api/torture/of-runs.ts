import { honestRuns } from './honest-runs.ts';
import { replayFlood } from './replay-flood.ts';

/** Promises that are put to the test with runs of the games. */
export const tortures = { replayFlood, honestRuns };
