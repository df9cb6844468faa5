import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { localDealer } from './dealer.ts';
import type { Deal } from './hidden-information.ts';
import { Keyframes } from './keyframes.ts';
import { hasSameAnswers, verifyLog } from './replay.ts';
import { ReplayMismatch } from './replay-mismatch.ts';
import { Run } from './run.ts';
import { chachaBlock, secretRng } from './secret-rng.ts';
import { hashState } from './state-hash.ts';
import { type DrawCommand, drawDealer, drawGame } from './testing-hidden-game.ts';

const DRAW: DrawCommand = { draw: true };
const SETUP = { seed: 7 };

function dealtRun(seed = 7): Run<ReturnType<typeof drawGame.init>, DrawCommand, never> {
  return new Run(drawGame, { seed }, localDealer(drawDealer, seed));
}

function playToEnd(seed = 7) {
  const run = dealtRun(seed);
  while (!run.ended) run.step([DRAW]);
  return run;
}

describe('a run with hidden information', () => {
  it('asks, is told in the next tick by a dealer at hand, and numbers what it asks', () => {
    const run = dealtRun();
    run.step([DRAW]);
    expect(run.asked).toEqual({ index: 0, tick: 1, request: { place: 0 } });
    run.step([]);
    expect(run.asked).toBeUndefined();
    expect(run.deals).toEqual([{ index: 0, tick: 1, request: { place: 0 }, reveal: { number: run.state.drawn[0] } }]);
  });

  it('lets time pass only until the answer is due', () => {
    const run = new Run(drawGame, SETUP);
    run.step([DRAW]);
    expect(run.waits).toBe(false);
    run.step([]);
    run.step([]);
    expect(run.waits).toBe(true);
    expect(() => run.step([])).toThrow(ReplayMismatch);
    run.step([{ number: 4 }]);
    expect(run.state).toMatchObject({ tick: 4, drawn: [4] });
  });

  it('is told nothing that it did not ask', () => {
    const run = new Run(drawGame, SETUP);
    expect(() => run.step([{ number: 4 }])).toThrow(ReplayMismatch);
    const asking = new Run(drawGame, SETUP);
    asking.step([DRAW]);
    expect(() => asking.step([{ number: 4 }, { number: 5 }])).toThrow(ReplayMismatch);
  });

  test.prop([fc.integer({ min: 0, max: 0xffff_ffff })])('replays without its dealer to the same state', (seed) => {
    const run = playToEnd(seed);
    const again = verifyLog(drawGame, { seed: 0 }, run.log).run;
    expect(hashState(again.state)).toBe(hashState(run.state));
    expect(hasSameAnswers(again, run.deals)).toBe(true);
  });

  it('goes on with a dealer where a log ends', () => {
    const run = playToEnd();
    const half = new Keyframes(drawGame, SETUP, run.log).seek(4, localDealer(drawDealer, 7));
    while (!half.ended) half.step([DRAW]);
    expect(hashState(half.state)).toBe(hashState(run.state));
  });

  it('may ask a dealer at hand in every frame: an answer is worked out once, and anew for another past', () => {
    const asked: number[] = [];
    const dealer = localDealer(
      {
        looksBack: Infinity,
        deal(from, earlier, call, atMs) {
          asked.push(call.index);
          return drawDealer.deal(from, earlier, call, atMs);
        },
      },
      7,
    );
    const run = new Run(drawGame, SETUP, dealer);
    run.step([DRAW]);
    const first = run.pollAnswer();
    expect(run.pollAnswer()).toEqual(first);
    expect(asked).toEqual([0]);
    run.step([]);
    run.step([DRAW]);
    expect(run.pollAnswer()).not.toEqual(first);
    expect(asked).toEqual([0, 1]);
    const again = new Run(drawGame, SETUP, dealer);
    again.step([DRAW]);
    expect(again.pollAnswer()).toEqual(first);
    expect(asked).toEqual([0, 1, 0]);
  });

  it('asks nothing more once it has been left, and remembers what was never told', () => {
    const run = new Run(drawGame, SETUP);
    run.step([DRAW]);
    run.quit();
    expect([run.asked, run.unanswered.map(({ index }) => index)]).toEqual([undefined, [0]]);
  });
});

describe('what a run was told', () => {
  const run = playToEnd();
  const deals = [...run.deals];
  const changed = (place: number, change: Partial<Deal>) =>
    deals.map((entry, index) => (index === place ? { ...entry, ...change } : entry));

  it.each<[string, readonly Deal[]]>([
    ['another answer', changed(2, { reveal: { number: 100 } })],
    ['more in an answer', changed(2, { reveal: { ...deals[2]?.reveal, more: 1 } })],
    ['another request', changed(2, { request: { place: 9 } })],
    ['another tick', changed(2, { tick: 99 })],
    ['one answer less', deals.slice(0, -1)],
    ['another order', deals.toReversed()],
    ['one answer more', [...deals, { index: 5, tick: 11, request: { place: 5 }, reveal: { number: 1 } }]],
  ])('is not what a dealer with %s told', (_what, other) => {
    expect(hasSameAnswers(run, other)).toBe(false);
  });

  it('may lack the answer that was on its way when the run ended, and no other', () => {
    const left = new Run(drawGame, SETUP);
    left.step([DRAW]);
    left.quit();
    const lost = { index: 0, tick: 1, request: { place: 0 }, reveal: { number: 1 } };
    expect(hasSameAnswers(left, [])).toBe(true);
    expect(hasSameAnswers(left, [lost])).toBe(true);
    expect(hasSameAnswers(left, [{ ...lost, request: { place: 1 } }])).toBe(false);
    expect(hasSameAnswers(left, [lost, { ...lost, index: 1 }])).toBe(false);
  });
});

describe('the generator of secrets', () => {
  it('is the block function of RFC 8439, §2.3.2', () => {
    const key = Array.from({ length: 8 }, (_, word) => {
      const byte = word * 4;
      return (byte | ((byte + 1) << 8) | ((byte + 2) << 16) | ((byte + 3) << 24)) >>> 0;
    });
    const block = chachaBlock(key, 1, [0x09000000, 0x4a000000, 0]);
    expect(Array.from(block.subarray(0, 4))).toEqual([0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3]);
    expect(Array.from(block.subarray(12))).toEqual([0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2]);
  });

  it('gives every stream and every secret numbers of its own', () => {
    const states = [
      secretRng([0, 0, 0, 0], 0),
      secretRng([0, 0, 0, 0], 1),
      secretRng([1, 0, 0, 0], 0),
      secretRng([0, 0, 0, 1], 0),
    ];
    expect(new Set(states.map((rng) => JSON.stringify(rng))).size).toBe(states.length);
  });
});
