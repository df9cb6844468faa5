/** Filter states below this count as zero; denormal numbers are slow. */
const FORGOTTEN = 1e-15;

/** Whether a part of a channel is silent; silence, which is most of most stems, is skipped. */
export function isSilent(channel: Float32Array, from: number, to: number): boolean {
  for (let index = from; index < to; index++) if (channel[index] !== 0) return false;
  return true;
}

/** Whether a filter's state is practically zero. */
export function isForgotten(a: number, b: number): boolean {
  return Math.abs(a) < FORGOTTEN && Math.abs(b) < FORGOTTEN;
}
