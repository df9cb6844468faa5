/**
 * Trigonometry that gives the same bits in every engine. It uses only operations that the language defines exactly
 * (+ − × ÷, sqrt, floor, abs). Angles are in turns: 1 is a full circle, so that reducing an angle is exact too.
 */

/**
 * Sine of an angle in turns; absolute error below 1e-9.
 * @param turns any finite number
 */
export function sinTurns(turns: number): number {
  // Fold into [-1/4, 1/4], where sine is odd and monotone.
  let folded = turns - Math.floor(turns + 0.5);
  if (folded > 0.25) folded = 0.5 - folded;
  else if (folded < -0.25) folded = -0.5 - folded;
  const x = folded * TAU;
  const square = x * x;
  return x * (1 + square * (S3 + square * (S5 + square * (S7 + square * (S9 + square * (S11 + square * S13))))));
}

/** Cosine of an angle in turns; absolute error below 1e-9. */
export function cosTurns(turns: number): number {
  return sinTurns(turns + 0.25);
}

/**
 * The angle of a vector in turns, from -0.5 (exclusive) to 0.5; 0 for the null vector. Absolute error below 1e-7 turns.
 */
export function atan2Turns(y: number, x: number): number {
  if (x === 0 && y === 0) return 0;
  const absX = Math.abs(x);
  const absY = Math.abs(y);
  // Octant reduction keeps the argument in [0, 1]; halving the angle once more keeps the series short.
  const ratio = absX >= absY ? absY / absX : absX / absY;
  let angle = atanUnit(ratio) / TAU;
  if (absY > absX) angle = 0.25 - angle;
  if (x < 0) angle = 0.5 - angle;
  return y < 0 ? -angle : angle;
}

/** Length of a vector; exact to rounding, without the engine-specific `Math.hypot`. */
export function hypot(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

const TAU = 6.283185307179586;
const S3 = -1 / 6;
const S5 = 1 / 120;
const S7 = -1 / 5040;
const S9 = 1 / 362880;
const S11 = -1 / 39916800;
const S13 = 1 / 6227020800;

/** Arc tangent of `t` in [0, 1], in radians: atan t = 2 atan(t / (1 + √(1 + t²))), applied twice, then the Taylor series. */
function atanUnit(t: number): number {
  const half = t / (1 + Math.sqrt(1 + t * t));
  const quarter = half / (1 + Math.sqrt(1 + half * half));
  const square = quarter * quarter;
  const series = 1 + square * (-1 / 3 + square * (1 / 5 + square * (-1 / 7 + square * (1 / 9 + square * (-1 / 11)))));
  return 4 * quarter * series;
}
