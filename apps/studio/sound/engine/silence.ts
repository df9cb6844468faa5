/** Below this a filter has forgotten what it heard; much smaller numbers are slow to calculate with. */
const FORGOTTEN = 1e-15;

/** Whether nothing sounds in a stretch of a channel: most stems rest most of the time, and rests need no work. */
export function isSilent(channel: Float32Array, from: number, to: number): boolean {
  for (let index = from; index < to; index++) if (channel[index] !== 0) return false;
  return true;
}

/** Whether a filter's memory is empty. */
export function isForgotten(a: number, b: number): boolean {
  return Math.abs(a) < FORGOTTEN && Math.abs(b) < FORGOTTEN;
}
