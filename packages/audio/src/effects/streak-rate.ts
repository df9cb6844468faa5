/** Semitones of the pentatonic scale above its first note. */
const STEPS = [0, 2, 4, 7, 9, 12] as const;

/**
 * Playback speed of an effect that rises with a streak: one step of the pentatonic scale each time, up to the octave.
 * @param streak number of successes in a row, from 1
 */
export function streakRate(streak: number): number {
  const step = Math.min(Math.max(Math.trunc(streak), 1), STEPS.length) - 1;
  return Math.exp(((STEPS[step] ?? 0) / 12) * Math.LN2);
}
