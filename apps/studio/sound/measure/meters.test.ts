import { describe, expect, it } from 'vitest';
import { amplitude } from '../engine/maths.ts';
import { SAMPLE_RATE } from '../sample-rate.ts';
import type { Take } from '../take.ts';
import { failures } from './bars.ts';
import { integratedLoudness, loudnessRange } from './loudness.ts';
import { measureLoop, onsetsPerSecond } from './report.ts';
import { seamClick } from './seam.ts';
import { truePeak } from './true-peak.ts';

/** Both channels by time in seconds. */
function take(seconds: number, sample: (time: number) => number): Take {
  const left = Float32Array.from({ length: seconds * SAMPLE_RATE }, (_, index) => sample(index / SAMPLE_RATE));
  return { left, right: left.slice() };
}

const sine =
  (hertz: number, decibels: number, phase = 0) =>
  (time: number) =>
    amplitude(decibels) * Math.sin(2 * Math.PI * hertz * time + phase);

describe('the meters', () => {
  it.each([-23, -33])(
    'measure a stereo sine of 1 kHz at %d dB as so many LUFS (EBU Tech 3341, case 1 and 2)',
    (level) => {
      expect(integratedLoudness(take(20, sine(1000, level)))).toBeCloseTo(level, 1);
    },
  );

  it('measure a range of ten LU between two halves (EBU Tech 3342, case 1)', () => {
    const [soft, loud] = [sine(1000, -30), sine(1000, -20)];
    expect(loudnessRange(take(40, (time) => (time < 20 ? loud(time) : soft(time))))).toBeCloseTo(10, 0);
  });

  it('find a peak between two samples', () => {
    const between = take(1, sine(SAMPLE_RATE / 4, -3, Math.PI / 4));
    expect(Math.max(...between.left)).toBeLessThan(0.51);
    expect(truePeak(between)).toBeCloseTo(-3, 0);
  });

  it('count notes', () => {
    const plucks = take(8, (time) => sine(440, -12)(time) * Math.exp(-(time % 0.25) * 20));
    expect(onsetsPerSecond(plucks)).toBeGreaterThan(3.5);
    expect(onsetsPerSecond(plucks)).toBeLessThan(4.5);
  });

  it('find a click at an open seam, and none at a closed one', () => {
    expect(seamClick(take(1, sine(100, -12)))).toBeLessThan(6);
    expect(seamClick(take(1, sine(100.4, -12)))).toBeGreaterThan(20);
  });

  it('report measurements outside their limits', () => {
    expect(failures(measureLoop(take(10, sine(1000, -30))), 'menu').join('\n')).toContain('loudness is -29.99');
  });
});
