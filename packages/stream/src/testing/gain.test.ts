import { expect, it } from 'vitest';
import type { ChunkKind } from '../chunk.ts';
import { type SeenChunk, gainOf, timeBoundMs } from './gain.ts';

type Sent = readonly [sentAt: number, toTick: number, kind?: ChunkKind];

/** An answer is known so long after a chunk was sent. */
const ANSWER_MS = 100;
const BEGIN = [-ANSWER_MS, 0, 'begin'] as const;

/** The gain of a run whose chunks were sent so. A begin draws a beacon, and the tick after every 120 ticks asks for one. */
function gained(...sent: readonly Sent[]) {
  let index = 0;
  const seen = sent.map(([sentAt, toTick, kind = 'play'], seq): SeenChunk => {
    const asks = kind === 'begin' || (toTick > 0 && toTick % 120 === 0);
    const calls = asks ? [{ index: index++, tick: toTick, request: {} }] : [];
    return { chunk: { seq, kind, toTick, log: '', calls, token: null }, sentAt, answeredAt: sentAt + ANSWER_MS };
  });
  return gainOf(seen, { ticks: sent.at(-1)?.[1] ?? 0, beacons: [] }, 0);
}

/** Seconds of play that are sent so late. */
const seconds = (...lags: readonly number[]): readonly Sent[] => [
  BEGIN,
  ...lags.map((lag, index) => [(index + 1) * 1000 + lag, (index + 1) * 60] as const),
];

it.each([
  ['in time', [0, 0, 0, 0], 0],
  ['on a slow network', [200, 250, 100, 240], 0],
  ['late from the start on', [2000, 2000, 2000], 1750],
  ['at less than full speed', [100, 200, 300, 400, 500], 250],
  ['ahead of time, and then slowly', [-500, -1000, 0], 750],
  ['late for a while, within the resolution', [0, 1900, 0, 1900, 0], 0],
  ['late for a while', [0, 3000, 2000, 1000, 0], 1000],
  ['late twice: excursions add up', [0, 3000, 0, 3000, 0], 2000],
])('a run that is sent %s gains its time beyond the ticks', (_case, lags, timeMs) => {
  expect(gained(...seconds(...lags)).timeMs).toBeCloseTo(timeMs);
});

it('a pause is no gain, and play that it throws away is', () => {
  const paused = (pausedAt: number) =>
    gained(BEGIN, [1000, 60], [pausedAt, 75, 'pause'], [60_000, 75, 'begin'], [61_100, 135]).timeMs;
  expect(paused(1250)).toBeCloseTo(0);
  expect(paused(3250)).toBeCloseTo(1750);
});

it('an end in a pause is no gain, however late it comes: nothing is played in it', () => {
  const ended = (endedAt: number) => gained(BEGIN, [1000, 60], [1250, 75, 'pause'], [endedAt, 75, 'end']).timeMs;
  for (const ms of [0, 4000, 600_000]) expect(ended(1250 + ms)).toBeCloseTo(0);
  expect(gained(BEGIN, [1000, 60], [600_000, 60, 'end']).timeMs).toBeCloseTo(5000);
});

it('a stop without a tick since the begin, with what comes known, is as a silence', () => {
  const stops = Array.from({ length: 8 }, (_, index): readonly Sent[] => {
    const at = 1000 + index * 10_000;
    return [
      [at, 60, 'pause'],
      [at + 9900, 60, 'begin'],
    ];
  }).flat();
  expect(gained(BEGIN, [900, 59], ...stops).timeMs).toBeCloseTo(7 * 5000);
});

it('ticks are ahead that come before their time', () => {
  expect(gained(...seconds(0, 100, 0)).aheadMs).toBeCloseTo(0);
  expect(gained(...seconds(-200, -700, 0)).aheadMs).toBeCloseTo(600);
  expect(gained(...seconds(0), [4000, 60, 'begin'], [4200, 120]).aheadMs).toBeCloseTo(800);
});

it('what passes between the answer to a begin and its ticks is a gain', () => {
  expect(gained(BEGIN, [3000, 60], [4000, 120]).timeMs).toBeCloseTo(1750);
});

it('a stop without a pause gains the time up to the next begin, at most five seconds', () => {
  const silent = (begunAt: number) => gained(BEGIN, [1000, 60], [begunAt, 60, 'begin'], [begunAt + 1100, 120]).timeMs;
  expect(silent(3000)).toBeCloseTo(2000);
  expect(silent(600_000)).toBeCloseTo(5000);
});

it('every silence gains five seconds, and what comes after it is measured anew', () => {
  const silent = [60_000, 120_000, 180_000].map((at, index): Sent => [at, 120 + index * 60]);
  expect(gained(BEGIN, [1000, 60], ...silent).timeMs).toBeCloseTo(15_000);
  const slow = [60_000, 63_000, 66_000].map((at, index): Sent => [at, 120 + index * 60]);
  expect(gained(BEGIN, [1000, 60], ...slow).timeMs).toBeCloseTo(5000 + 2 * 2000 - 250);
});

it('what was played in a silence and comes at once after it was thought over in the silence, not once more', () => {
  const burst = [70, 80, 170, 260].map((tick): Sent => [6100, tick]);
  expect(gained(BEGIN, [1000, 60], ...burst, [7100, 320]).timeMs).toBeCloseTo(5100 - (10 * 1000) / 60);
});

it('beacons beyond one each 120 ticks, and that of the start, are choices', () => {
  expect(gained(...seconds(0, 0, 0, 0)).choices).toBe(0);
  expect(gained(BEGIN, [1, 1, 'begin'], [2, 2, 'begin'], [1000, 60]).choices).toBe(2);
});

it('what is known beyond the first open tick is foresight', () => {
  const seen = (sentAt: number, toTick: number, calls: number): SeenChunk => ({
    chunk: {
      seq: 0,
      kind: 'play',
      toTick,
      log: '',
      calls: Array.from({ length: calls }, () => ({ index: 0, tick: toTick, request: {} })),
      token: null,
    },
    sentAt,
    answeredAt: sentAt + 100,
  });
  const beacons = [300, 420].map((tick) => ({ tick, bits: 1 }));
  const chunks = [seen(0, 0, 0), seen(1000, 120, 1), seen(2000, 240, 1)];
  expect(gainOf(chunks, { ticks: 480, beacons }, 0).foresightTicks).toBe(420 - 121);
  expect(gainOf(chunks.slice(0, 2), { ticks: 480, beacons }, 0).foresightTicks).toBe(300 - 1);
});

it('the bound is that of the witness', () => {
  expect(timeBoundMs(3600)).toBe(3000 + 1200 + 10_000 + 1200);
});
