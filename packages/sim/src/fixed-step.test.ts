import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { MAX_TICKS_PER_FRAME, advanceFixedStep, createFixedStep } from './fixed-step.ts';

function ticksOf(frames: readonly number[]): number {
  const clock = createFixedStep();
  let ticks = 0;
  for (const frame of frames) {
    advanceFixedStep(clock, frame, () => {
      ticks++;
      return true;
    });
  }
  return ticks;
}

describe('the fixed step', () => {
  it.each([30, 60, 75, 90, 120, 144, 240])('makes 60 ticks of a second at %d Hz', (hertz) => {
    const frames = Array.from({ length: hertz * 10 }, () => 1000 / hertz);
    expect(Math.abs(ticksOf(frames) - 600)).toBeLessThanOrEqual(1);
  });

  it('makes exactly one tick of each frame at 60 Hz, so that motion is even', () => {
    const clock = createFixedStep();
    for (let frame = 0; frame < 600; frame++) {
      let ticks = 0;
      advanceFixedStep(clock, 1000 / 60, () => ++ticks > 0);
      expect(ticks).toBe(1);
    }
  });

  it('catches up at most five ticks after a stall and forgets the rest', () => {
    const clock = createFixedStep();
    let ticks = 0;
    const count = () => ++ticks > 0;
    advanceFixedStep(clock, 10_000, count);
    expect(ticks).toBe(MAX_TICKS_PER_FRAME);
    advanceFixedStep(clock, 1, count);
    expect(ticks).toBe(MAX_TICKS_PER_FRAME);
  });

  test.prop([fc.array(fc.double({ min: 0, max: 40, noNaN: true }))])('draws between the last two ticks', (frames) => {
    const clock = createFixedStep();
    for (const frame of frames) {
      const alpha = advanceFixedStep(clock, frame, () => true);
      expect(alpha).toBeGreaterThanOrEqual(0);
      expect(alpha).toBeLessThanOrEqual(1);
    }
  });

  it('stops at once when the run ends', () => {
    let ticks = 0;
    const alpha = advanceFixedStep(createFixedStep(), 80, () => {
      ticks++;
      return false;
    });
    expect({ ticks, alpha }).toEqual({ ticks: 1, alpha: 1 });
  });

  it('takes a clock that goes back for one that stands still', () => {
    expect(ticksOf([-50, 10])).toBe(0);
  });
});
