import { expect, it } from 'vitest';
import { type ReceivedChunk, witnessFigures } from './witness.ts';
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

/** A run of a second that pauses for 16 s, and what comes then. */
function witnessed(...after: readonly Pick<ReceivedChunk, 'kind' | 'toTick' | 'at'>[]) {
  const begin = [
    { kind: 'play', toTick: 0, at: 0 },
    { kind: 'play', toTick: 60, at: 1000 },
    { kind: 'pause', toTick: 75, at: 1250 },
  ] as const;
  return witnessFigures(
    [...begin, ...after].map((chunk) => ({ ...chunk, asks: false, afterRestart: false })),
    0,
  );
}

it('counts no pause in which the run is ended', () => {
  const figures = witnessed({ kind: 'end', toTick: 75, at: 17_250 });
  expect(figures).toMatchObject({ lateTicks: 0, pauses: 0, longestPauseMs: 0 });
  expect(figures.unaccountedMs).toBeCloseTo(0);
  expect(figures.pausedAt).toEqual([]);
});

it('counts a pause after which the run goes on without a word', () => {
  expect(witnessed({ kind: 'end', toTick: 76, at: 17_250 }).unaccountedMs).toBeGreaterThan(10_000);
  expect(witnessed({ kind: 'play', toTick: 75, at: 17_250 }).unaccountedMs).toBeGreaterThan(10_000);
});
