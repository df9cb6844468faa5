/** Easing curves over an age from 0 to 1; other ages count as 0 or 1. */

export function clamp01(age: number): number {
  return Math.min(Math.max(age, 0), 1);
}

/** Fast at first, then slower. */
export function easeOut(age: number): number {
  const left = 1 - clamp01(age);
  return 1 - left * left * left;
}

export function easeInOut(age: number): number {
  const at = clamp01(age);
  return at * at * (3 - 2 * at);
}

/** From 0 to 1 and back. */
export function bell(age: number): number {
  return age <= 0 || age >= 1 ? 0 : Math.sin(Math.PI * age);
}
