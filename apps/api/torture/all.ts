import { tortures as ofRuns } from './of-runs.ts';
import { tortures as ofTheHub } from './of-the-hub.ts';

/** Every promise that can be put to the test, by name. */
export const tortures = { ...ofTheHub, ...ofRuns };
