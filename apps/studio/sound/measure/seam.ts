import { decibels } from '../engine/maths.ts';
import { SAMPLE_RATE } from '../sample-rate.ts';
import type { Take } from '../take.ts';

const NEAR = Math.round(0.05 * SAMPLE_RATE);

/**
 * Prominence of a click at the seam of a loop, in decibels: the sharpest bend of the curve at the seam against the sharp
 * bends of the 50 ms on both sides. Below 6 it is inaudible.
 */
export function seamClick({ left, right }: Take): number {
  let sharpest = 0;
  const nearby: number[] = [];
  for (const channel of [left, right]) {
    const bend = (at: number) => {
      const [before, here, after] = [at - 1, at, at + 1].map((place) => channel.at(place % channel.length) ?? 0);
      return Math.abs((after ?? 0) - 2 * (here ?? 0) + (before ?? 0));
    };
    for (let at = -2; at <= 1; at++) sharpest = Math.max(sharpest, bend(at));
    for (let at = -NEAR; at < NEAR; at++) if (Math.abs(at) > 4) nearby.push(bend(at));
  }
  const ordinary = nearby.toSorted((a, b) => a - b)[Math.floor(nearby.length * 0.99)] ?? 0;
  return decibels(sharpest / (ordinary + 1e-9));
}

/** Difference, in decibels, between the rolls before and after the loop and its end and start; below −10 it is inaudible. */
export function rollMismatch({ left }: Take, roll: number, length: number): number {
  let [difference, energy] = [0, 0];
  for (let index = 1; index <= Math.min(roll, 4800); index++) {
    const [rollSample, loopSample] = [left[roll - index] ?? 0, left[roll + length - index] ?? 0];
    difference += (rollSample - loopSample) * (rollSample - loopSample);
    energy += loopSample * loopSample;
  }
  return 10 * Math.log10(difference / (energy + 1e-12) + 1e-12);
}
