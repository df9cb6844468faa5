import { expect, it } from 'vitest';
import { ANSWER_MS, type CountedChunk, NEW_CLOCK, clockAfter, lagOf } from './witness-clock.ts';

/** The lag after chunks that arrive at these times, each a second of ticks after the one before. */
function lagAfter(...chunks: readonly (readonly [at: number, asks?: boolean])[]): number {
  const clock = chunks.reduce((last, [at, asks = false], index) => {
    const chunk: CountedChunk = { kind: 'play', toTick: index * 60, asks };
    return clockAfter(last, chunk, { at, afterRestart: false });
  }, NEW_CLOCK);
  return Math.round(lagOf(clock)) + 0;
}

it('counts no wait for an answer, up to half a second', () => {
  expect(lagAfter([0], [1000, true], [2300])).toBe(0);
  expect(lagAfter([0], [1000, true], [2900])).toBe(900 - ANSWER_MS);
});

it('counts a wait without a request', () => {
  expect(lagAfter([0], [1000], [2300])).toBe(300);
});

it('gives no time to an answer that came at once', () => {
  expect(lagAfter([0], [1100, true], [2000])).toBe(0);
  expect(lagAfter([0], [1000, true], [2000], [3300])).toBe(300);
});
