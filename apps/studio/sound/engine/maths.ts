/**
 * Arithmetic that gives the same bits on every engine: no `Math.pow`, no `**`, whose last bit differs between versions;
 * `exp(b · log a)` does not.
 */
export const TAU = 2 * Math.PI;

/** Q of the flattest corner, √½ to three digits. */
export const FLAT_Q = 707 / 1000;

/** Raises a positive base to any power. */
export function power(base: number, exponent: number): number {
  return base <= 0 ? 0 : Math.exp(exponent * Math.log(base));
}

/** Two to the power of `octaves`. */
export function octaves(octaves: number): number {
  return Math.exp(octaves * Math.LN2);
}

/** Frequency of a note by its MIDI number (69 is the A of 440 Hz). */
export function hertz(note: number): number {
  return 440 * octaves((note - 69) / 12);
}

/** Converts decibels to a factor. */
export function amplitude(decibels: number): number {
  return Math.exp((decibels * Math.LN10) / 20);
}

/** Converts a factor to decibels, at least −240. */
export function decibels(amplitude: number): number {
  return 20 * Math.log10(Math.max(amplitude, 1e-12));
}

export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}

export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** From 0 to 1 with rounded ends. */
export function smooth(share: number): number {
  const inside = clamp(share, 0, 1);
  return inside * inside * (3 - 2 * inside);
}

/** Soft saturation: a fast approximation of tanh. */
export function saturate(value: number): number {
  if (value > 3) return 1;
  if (value < -3) return -1;
  const square = value * value;
  return (value * (27 + square)) / (27 + 9 * square);
}
