import { describe, expect, it } from 'vitest';
import type { ReceivedChunk } from './segment.ts';
import { COUNTDOWN_MS, type WitnessFigures, witnessFault, witnessFigures } from './witness.ts';

type Row = readonly [kind: ReceivedChunk['kind'], toTick: number, at: number, more?: Partial<ReceivedChunk>];

/** The figures of chunks; a begin is acknowledged when it arrives. */
function figuresOf(...rows: readonly Row[]): WitnessFigures {
  let begunAt = 0;
  const received = rows.map(([kind, toTick, at, more]): ReceivedChunk => {
    if (kind === 'begin') begunAt = at;
    return { kind, toTick, at, begunAt, afterRestart: false, graceMs: 0, ...more };
  });
  return witnessFigures(received, 0);
}

/** A segment of whole seconds in which every chunk arrives so much after its time. */
function seconds(from: number, to: number, startAt: number, lagMs = 0): Row[] {
  return Array.from({ length: to - from }, (_, index) => {
    const second = from + index + 1;
    return ['play', second * 60, startAt + (index + 1) * 1000 + lagMs] as const;
  });
}

const clean = { unaccountedMs: 0, lateTicks: 0, pauses: 0 };
const rounded = ({ unaccountedMs, ...figures }: WitnessFigures) => ({
  ...figures,
  unaccountedMs: Math.round(unaccountedMs),
});

describe('the clock of a segment', () => {
  it('begins with the acknowledgement of its begin', () => {
    expect(rounded(figuresOf(['begin', 0, 0], ...seconds(0, 10, 0), ['end', 600, 10_000]))).toMatchObject(clean);
  });

  it('charges what a segment ends with, above what the network needs', () => {
    const held = figuresOf(['begin', 0, 0], ...seconds(0, 10, 0, 200), ['pause', 610, 10_167 + 900]);
    expect(rounded(held).unaccountedMs + (held.lateTicks * 50) / 3).toBeCloseTo(700, -1);
    const slow = figuresOf(['begin', 0, 0], ...seconds(0, 10, 0, 200), ['end', 610, 10_167 + 240]);
    expect(rounded(slow).unaccountedMs).toBe(40);
  });

  it('charges slow play for all that it falls behind', () => {
    const rows = Array.from({ length: 20 }, (_, index): Row => ['play', (index + 1) * 60, (index + 1) * 1200]);
    expect(rounded(figuresOf(['begin', 0, 0], ...rows))).toMatchObject({ unaccountedMs: 3800 });
  });

  it('takes a delay before the first tick for late, up to five seconds', () => {
    const delayed = (ms: number) => figuresOf(['begin', 0, 0], ...seconds(0, 5, ms), ['end', 300, ms + 5000]);
    expect(rounded(delayed(2250))).toMatchObject({ unaccountedMs: 0, lateTicks: 120, pauses: 0 });
    expect(rounded(delayed(60_250))).toMatchObject({ unaccountedMs: 0, lateTicks: 300, pauses: 1 });
  });

  it('counts ticks late that come more than a second after the others', () => {
    const rows = [...seconds(0, 10, 0), ...seconds(10, 11, 13_000), ...seconds(11, 20, 11_000)];
    // Held for three seconds: two of them are beyond the second that it may take.
    expect(rounded(figuresOf(['begin', 0, 0], ...rows))).toMatchObject({ unaccountedMs: 0, lateTicks: 60 });
  });

  it('takes what comes in a burst behind a request for held by the network, and not for a wait for its answer', () => {
    const [asking, held] = [{ graceMs: 2000 }, 7690];
    const rows: Row[] = [...seconds(0, 5, 0), ['play', 360, held], ['play', 420, held], ...seconds(7, 20, 7000)];
    rows[4] = ['play', 300, 5000, asking];
    expect(rounded(figuresOf(['begin', 0, 0], ...rows))).toMatchObject({ unaccountedMs: 0, lateTicks: 42 });
    const waited: Row[] = [...seconds(0, 4, 0), ['play', 300, 5000, asking], ...seconds(5, 20, 6700)];
    expect(rounded(figuresOf(['begin', 0, 0], ...waited))).toMatchObject(clean);
  });

  it('has no free time for the network where a stop undoes something', () => {
    const undone = figuresOf(['begin', 0, 0], ...seconds(0, 10, 0, 2700), ['pause', 600, 12_700]);
    expect(undone.lateTicks).toBeGreaterThan(140);
  });
});

describe('a stop', () => {
  const played = [['begin', 0, 0], ...seconds(0, 10, 0)] as const;
  const on = (at: number): Row[] => [['begin', 600, at], ...seconds(10, 20, at), ['end', 1200, at + 10_000]];

  it('is a pause, and one of the rules is none', () => {
    expect(figuresOf(...played, ['pause', 600, 10_000], ...on(40_000))).toMatchObject({
      pauses: 1,
      pausedAt: [{ tick: 600, ms: 30_000 }],
    });
    expect(rounded(figuresOf(...played, ['break', 600, 10_000], ...on(40_000)))).toMatchObject(clean);
  });

  it('without a word is a pause, and late', () => {
    expect(rounded(figuresOf(...played, ...on(12_000)))).toMatchObject({ pauses: 1, lateTicks: 120 });
    expect(rounded(figuresOf(...played, ...on(60_000)))).toMatchObject({ pauses: 1, lateTicks: 300 });
  });

  it('in silence is the same, with all that was played in it', () => {
    const paused = figuresOf(...played, ['pause', 780, 20_000], ...on(30_000));
    expect(rounded(paused)).toMatchObject({ pauses: 1, lateTicks: 300, pausedAt: [{ tick: 600 }] });
  });

  it('in silence is followed by a segment of its own where the run goes on, with the ticks that were played unseen late', () => {
    const wentOn = figuresOf(...played, ...seconds(10, 30, 20_000), ['end', 1800, 40_000]);
    expect(rounded(wentOn)).toMatchObject({ unaccountedMs: 0, lateTicks: 360, pausedAt: [{ tick: 600, ms: 11_000 }] });
    const unseen = [11, 12, 13, 14, 15, 16, 17].map((second): Row => ['play', second * 60, 17_100]);
    const caughtUp = figuresOf(...played, ...unseen, ...seconds(17, 20, 17_000), ['end', 1200, 20_000]);
    expect(rounded(caughtUp)).toMatchObject({ unaccountedMs: 0, lateTicks: 426, pauses: 1 });
    const slow = [1, 2, 3, 4].map((second): Row => ['play', 600 + second, 20_000 + second * 4900]);
    const { unaccountedMs, lateTicks } = figuresOf(...played, ...slow, ['end', 604, 40_000]);
    expect(unaccountedMs + (lateTicks * 50) / 3).toBeGreaterThan(5000 + 3 * 4800);
    const again = figuresOf(...played, ['play', 660, 20_000], ['play', 720, 30_000], ['end', 721, 30_017]);
    expect(rounded(again)).toMatchObject({ lateTicks: 660, pauses: 2 });
  });

  it('because the hub was gone is no pause, and costs nothing', () => {
    const back = { afterRestart: true };
    expect(rounded(figuresOf(...played, ['pause', 780, 20_000, back], ...on(30_000)))).toMatchObject(clean);
    expect(rounded(figuresOf(...played, ['begin', 600, 20_000, back], ...on(20_000).slice(1)))).toMatchObject(clean);
  });

  it('soon after the hub was gone is one like any other', () => {
    const rows = [...played, ['play', 660, 11_500, { afterRestart: true }], ...seconds(11, 20, 60_000)] as const;
    expect(rounded(figuresOf(...rows, ['end', 1200, 69_000]))).toMatchObject({
      unaccountedMs: 0,
      lateTicks: 360,
      pausedAt: [{ tick: 660, ms: 49_500 }],
    });
  });

  it('because the hub was gone costs nothing either where the run goes on: it may have waited for an answer', () => {
    const back = { afterRestart: true };
    const on = seconds(11, 20, 19_000);
    expect(rounded(figuresOf(...played, ['play', 660, 19_000, back], ...on, ['end', 1200, 28_000]))).toMatchObject(
      clean,
    );
    // What was played meanwhile is caught up.
    const caughtUp = seconds(14, 20, 14_000);
    const late = [11, 12, 13].map((second): Row => ['play', second * 60, 14_100, second === 11 ? back : {}]);
    expect(rounded(figuresOf(...played, ...late, ...caughtUp, ['end', 1200, 20_000]))).toMatchObject(clean);
  });

  it('costs the verifier the same each, however many there are', () => {
    // As many chunks as a run may have. With a copy of the rest for each silence they would take gigabytes.
    const rows = Array.from({ length: 21_000 }, (_, index): Row => ['play', (index + 1) * 10, (index + 1) * 6000]);
    expect(figuresOf(['begin', 0, 0], ...rows).pauses).toBe(rows.length);
  });

  it('in which the run is ended costs nothing', () => {
    expect(rounded(figuresOf(...played, ['pause', 610, 10_167], ['end', 610, 900_000]))).toMatchObject(clean);
  });
});

it('the wait for an answer is not counted where the game says so', () => {
  const asked = (graceMs: number) =>
    figuresOf(['begin', 0, 0], ['play', 60, 1000, { graceMs }], ...seconds(1, 10, 3500), ['end', 600, 12_500]);
  expect(rounded(asked(2000)).unaccountedMs).toBe(500);
  expect(rounded(asked(0)).unaccountedMs).toBe(2500);
});

describe('a run that counts', () => {
  const figures = (change: Partial<WitnessFigures>): WitnessFigures => ({
    unaccountedMs: 0,
    lateTicks: 0,
    missedBeacons: 0,
    pauses: 0,
    longestPauseMs: 0,
    pausedAt: [],
    ...change,
  });

  it.each([
    ['slow', { unaccountedMs: 3600 }, { unaccountedMs: 3601 }],
    ['late', { lateTicks: 636 }, { lateTicks: 637 }],
    ['late', { missedBeacons: 2 }, { missedBeacons: 3 }],
    ['pauses', { pauses: 8 }, { pauses: 9 }],
  ])('is not too %s', (fault, at, above) => {
    expect([witnessFault(figures(at), 1800), witnessFault(figures(above), 1800)]).toEqual([undefined, fault]);
  });

  it('may have a pause more for every five minutes, or those of its game', () => {
    expect(witnessFault(figures({ pauses: 9 }), 18_000)).toBeUndefined();
    const own = { most: 1, longestMs: 60_000 };
    expect(witnessFault(figures({ pauses: 2 }), 18_000, own)).toBe('pauses');
    const long = (ms: number) => witnessFault(figures({ pauses: 1, longestPauseMs: ms }), 18_000, own);
    expect([long(60_000 + COUNTDOWN_MS), long(60_001 + COUNTDOWN_MS)]).toEqual([undefined, 'pauses']);
  });
});
