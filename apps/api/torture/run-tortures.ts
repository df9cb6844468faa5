import { boardCheck } from './board-check.ts';
import { honestRuns } from './honest-runs.ts';
import { killStreams } from './kill-streams.ts';
import { replayFlood } from './replay-flood.ts';
import { stolenTime } from './stolen-time.ts';

/** Tortures that play games. */
export const tortures = { replayFlood, honestRuns, killStreams, stolenTime, boardCheck };
