/** Time, chance and bad lines, for runs that are played against a real server. */
export { Line, type LineQuality } from './line.ts';
export { Scheduler } from './scheduler.ts';
