/** Samples per second of all rendered sound. */
export const SAMPLE_RATE = 48_000;

export function samplesOf(seconds: number): number {
  return Math.round(seconds * SAMPLE_RATE);
}
