import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { atan2Turns, cosTurns, hypot, sinTurns } from './exact-math.ts';

const TAU = 2 * Math.PI;
const turns = fc.double({ min: -50, max: 50, noNaN: true });
const coordinate = fc.double({ min: -1e6, max: 1e6, noNaN: true });

describe('exact maths', () => {
  test.prop([turns])('sine is right to a billionth', (angle) => {
    expect(Math.abs(sinTurns(angle) - Math.sin(angle * TAU))).toBeLessThan(1e-9);
  });

  test.prop([turns])('cosine is right to a billionth', (angle) => {
    expect(Math.abs(cosTurns(angle) - Math.cos(angle * TAU))).toBeLessThan(1e-9);
  });

  test.prop([coordinate, coordinate])('the angle of a vector is right to a ten-millionth of a turn', (y, x) => {
    // The platform's angle of the null vector depends on the signs of its zeros.
    fc.pre(x !== 0 || y !== 0);
    const difference = atan2Turns(y, x) - Math.atan2(y, x) / TAU;
    // Half a turn and minus half a turn are the same direction.
    expect(Math.abs(difference - Math.round(difference))).toBeLessThan(1e-7);
  });

  test('the null vector has the angle 0, whatever the signs of its zeros', () => {
    for (const [y, x] of [
      [0, 0],
      [0, -0],
      [-0, 0],
      [-0, -0],
    ] as const)
      expect(atan2Turns(y, x)).toBe(0);
  });

  test.prop([coordinate, coordinate])('length agrees with the platform', (x, y) => {
    expect(hypot(x, y)).toBeCloseTo(Math.hypot(x, y), 6);
  });
});
