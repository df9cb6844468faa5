/** The rotation of a picture whose front is up, in radians. */
export const ROTATION = { up: 0, right: Math.PI / 2, down: Math.PI, left: -Math.PI / 2 } as const;

/** How far to turn from one angle to another by the shorter way, from −π to π. */
export function turnBetween(from: number, to: number): number {
  const turn = (to - from) % (2 * Math.PI);
  if (turn > Math.PI) return turn - 2 * Math.PI;
  return turn < -Math.PI ? turn + 2 * Math.PI : turn;
}

/**
 * Exponential smoothing towards a moving target, independent of the frame rate.
 * @param halfLifeMs time in which the distance halves
 */
export function approach(value: number, target: number, deltaMs: number, halfLifeMs: number): number {
  return target + (value - target) * 0.5 ** (deltaMs / halfLifeMs);
}
