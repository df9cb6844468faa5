import { type RevealAnswer, type RevealCall, TICK_MS, hashState, localDealer } from '@star-seekers/sim';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryDealer } from './memory-challenge/dealer.ts';
import { FACE_DUE_TICKS } from './memory-challenge/rules.ts';
import { memoryChallenge } from './memory-challenge/sim.ts';
import { RemoteReveals, type RevealResult } from '@star-seekers/stage/remote-reveals.ts';
import { RunController } from '@star-seekers/stage/run-controller.ts';

const SEED = 7;
const dealer = localDealer(memoryDealer, SEED);

/** A server far away: every request waits until the test answers it. */
function farAway() {
  const calls: { call: RevealCall; answer: (result: RevealResult) => void; lose: () => void }[] = [];
  const ask = async (call: RevealCall) =>
    new Promise<RevealResult>((answer, reject) => {
      calls.push({ call, answer, lose: () => reject(new Error('no answer came')) });
    });
  const controller = new RunController(memoryChallenge, { seed: 0 }, { reveals: new RemoteReveals(ask) });
  const answerTo = (call: RevealCall): RevealAnswer => dealer.answer(call, controller.deals);
  return { controller, calls, answerTo };
}

function pass(controller: Pick<RunController, 'advance'>, ticks: number): void {
  for (let tick = 0; tick < ticks; tick++) controller.advance(TICK_MS);
}

/** Lets promises settle. */
const settle = async () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a run whose answers come from far away', () => {
  test('asks once, and its clock waits for the answer once it is due', async () => {
    const { controller, calls, answerTo } = farAway();
    controller.play();
    controller.command({ turn: 5 });
    pass(controller, 100);
    expect(calls.map(({ call }) => call)).toEqual([{ index: 0, tick: 1, request: { level: 1, card: 5 } }]);
    expect(controller.state.tick).toBe(1 + FACE_DUE_TICKS);
    expect(controller.getSnapshot()).toMatchObject({ phase: 'playing', waiting: true });
    const [first] = calls;
    if (first) first.answer({ answer: answerTo(first.call) });
    await settle();
    pass(controller, 10);
    expect(controller.getSnapshot().waiting).toBe(false);
    expect(controller.state.tick).toBe(1 + FACE_DUE_TICKS + 10);
    expect(controller.state.cards[5]?.face).toEqual(expect.any(Number));
  });

  test('an answer that comes in time costs no time at all', async () => {
    const { controller, calls, answerTo } = farAway();
    controller.play();
    controller.command({ turn: 5 });
    pass(controller, 2);
    const [first] = calls;
    if (first) first.answer({ answer: answerTo(first.call) });
    await settle();
    pass(controller, 100);
    expect(controller.state.tick).toBe(102);
  });

  test('what was lost is asked again, the very same, and less and less often', async () => {
    const { controller, calls, answerTo } = farAway();
    controller.play();
    controller.command({ turn: 5 });
    pass(controller, 1);
    for (const waitMs of [250, 500, 1000]) {
      calls.at(-1)?.lose();
      await settle();
      pass(controller, 5);
      const made = calls.length;
      await vi.advanceTimersByTimeAsync(waitMs);
      pass(controller, 5);
      expect(calls).toHaveLength(made + 1);
    }
    expect(new Set(calls.map(({ call }) => JSON.stringify(call))).size).toBe(1);
    const last = calls.at(-1);
    if (last) last.answer({ answer: answerTo(last.call) });
    await settle();
    pass(controller, 20);
    expect(controller.state.faceUp).toEqual([5]);
  });

  test('an answer that comes in a pause waits for its end', async () => {
    const { controller, calls, answerTo } = farAway();
    controller.play();
    controller.command({ turn: 5 });
    pass(controller, 20);
    controller.pause();
    const [first] = calls;
    if (first) first.answer({ answer: answerTo(first.call) });
    await settle();
    pass(controller, 20);
    expect(controller.state.cards[5]?.face).toBeNull();
    controller.play();
    pass(controller, 20);
    expect(controller.state.faceUp).toEqual([5]);
  });

  test('a run that is told nothing any more ends with what was reached', async () => {
    const { controller, calls } = farAway();
    controller.play();
    controller.command({ turn: 5 });
    pass(controller, 20);
    calls[0]?.answer({ refused: true });
    await settle();
    pass(controller, 1);
    expect(controller.getSnapshot()).toMatchObject({ phase: 'ended', outcome: { reason: 'quit', score: 0 } });
  });

  test('after a reload the same is asked again', async () => {
    const { controller } = farAway();
    controller.play();
    controller.command({ turn: 5 });
    pass(controller, 4);
    const again = farAway();
    const { calls } = again;
    again.controller.load(
      { seed: 0 },
      {
        resumeFrom: controller.log,
        reveals: new RemoteReveals(async (call) => {
          calls.push({ call, answer: () => undefined, lose: () => undefined });
          return { answer: dealer.answer(call, []) };
        }),
      },
    );
    expect(calls.map(({ call }) => call)).toEqual([{ index: 0, tick: 1, request: { level: 1, card: 5 } }]);
    await settle();
    again.controller.play();
    pass(again.controller, 20);
    expect(again.controller.state.faceUp).toEqual([5]);
  });

  test('an answer to a run that was replaced changes nothing', async () => {
    const { controller, calls, answerTo } = farAway();
    controller.play();
    controller.command({ turn: 5 });
    pass(controller, 20);
    const [first] = calls;
    controller.load({ seed: 0 });
    const before = hashState(controller.state);
    if (first) first.answer({ answer: answerTo(first.call) });
    await settle();
    expect(hashState(controller.state)).toBe(before);
  });
});

test('with a dealer at hand the clock never waits, and steps and rewinding work as in any game', () => {
  const controller = new RunController(memoryChallenge, { seed: SEED }, { reveals: dealer });
  controller.stepOnce([{ turn: 0 }]);
  for (let tick = 0; tick < 20; tick++) controller.stepOnce();
  controller.stepOnce([{ turn: 1 }]);
  for (let tick = 0; tick < 40; tick++) controller.stepOnce();
  expect([controller.state.tick, controller.state.moves]).toEqual([62, 1]);
  const { log } = controller;
  const hash = hashState(controller.state);
  controller.rewind(log, 10);
  expect(controller.state.tick).toBe(10);
  controller.rewind(log, 62);
  expect(hashState(controller.state)).toBe(hash);
});
