/** Curves of movement over an age from 0 to 1; ages beyond are held at the ends. */

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

/** Up and down again once. */
export function bell(age: number): number {
  return age <= 0 || age >= 1 ? 0 : Math.sin(Math.PI * age);
}

/** A value that follows another one; the same for every frame rate. @param halfLifeMs until half of the way is done */
export function follow(now: number, wanted: number, deltaMs: number, halfLifeMs: number): number {
  return wanted + (now - wanted) * 0.5 ** (deltaMs / halfLifeMs);
}
