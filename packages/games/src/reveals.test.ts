import { Keyframes, type RevealAnswer, type RevealCall, TICK_MS, hashState, localDealer } from '@star-seekers/sim';
import { describe, expect, test } from 'vitest';
import { quizDealer } from './lore-master/dealer.ts';
import { loreMaster } from './lore-master/sim.ts';
import { memoryDealer } from './memory-challenge/dealer.ts';
import { memoryChallenge } from './memory-challenge/sim.ts';
import type { MemoryCommand, MemoryEvent, MemoryState } from './memory-challenge/state.ts';
import { RunController } from '@star-seekers/stage/run-controller.ts';

const SEED = 7;
const dealer = localDealer(memoryDealer, SEED);

/** A dealer far away: every request waits until the test answers it. */
function farAway() {
  const asked = new Map<number, RevealCall>();
  const answers = new Map<number, RevealAnswer | 'refused'>();
  const reveals = {
    answer({ index, tick, request }: RevealCall) {
      asked.set(index, { index, tick, request });
      return answers.get(index);
    },
  };
  const controller = new RunController(memoryChallenge, { seed: 0 }, { reveals });
  return {
    controller,
    reveals,
    get calls() {
      return [...asked.values()];
    },
    answer: () => void answers.set(0, dealer.answer(asked.get(0) as RevealCall, controller.deals)),
    refuse: () => void answers.set(0, 'refused'),
  };
}

/** Turns a card, and lets ticks pass. */
function turnCard(controller: RunController<MemoryState, MemoryCommand, MemoryEvent>, ticks: number): void {
  controller.play();
  controller.command({ turn: 5 });
  pass(controller, ticks);
}

function pass(controller: Pick<RunController, 'advance'>, ticks: number): void {
  for (let tick = 0; tick < ticks; tick++) controller.advance(TICK_MS);
}

describe('a run whose answers come from far away', () => {
  test('asks, and takes the answer whenever it comes', () => {
    const far = farAway();
    const { controller } = far;
    turnCard(controller, 100);
    expect(far.calls).toEqual([{ index: 0, tick: 1, request: { level: 1, card: 5 } }]);
    expect(controller.getSnapshot()).toMatchObject({ phase: 'playing', waiting: false });
    far.answer();
    pass(controller, 1);
    expect(controller.state.tick).toBe(101);
    expect(controller.state.cards[5]?.face).toEqual(expect.any(Number));
  });

  test('lets its clock wait for one that it needs', () => {
    const asked: RevealCall[] = [];
    const line: { question?: RevealAnswer } = {};
    const answer = (call: RevealCall) => {
      asked.push(call);
      return line.question;
    };
    const controller = new RunController(loreMaster, { seed: 0 }, { reveals: { answer } });
    controller.play();
    pass(controller, 100);
    expect(controller.getSnapshot()).toMatchObject({ phase: 'playing', waiting: true });
    const { tick } = controller.state;
    line.question = localDealer(quizDealer, SEED).answer(asked[0] as RevealCall, []);
    pass(controller, 10);
    expect(controller.getSnapshot().waiting).toBe(false);
    expect(controller.state.tick).toBe(tick + 10);
  });

  test('an answer that comes in time costs no time at all', () => {
    const far = farAway();
    turnCard(far.controller, 2);
    far.answer();
    pass(far.controller, 100);
    expect(far.controller.state.tick).toBe(102);
  });

  test('an answer that comes in a pause waits for its end', () => {
    const far = farAway();
    const { controller } = far;
    turnCard(controller, 20);
    controller.pause();
    far.answer();
    pass(controller, 20);
    expect(controller.state.cards[5]?.face).toBeNull();
    controller.play();
    pass(controller, 20);
    expect(controller.state.faceUp).toEqual([5]);
  });

  test('a run that is told nothing any more ends with what was reached', () => {
    const far = farAway();
    turnCard(far.controller, 20);
    far.refuse();
    pass(far.controller, 1);
    expect(far.controller.getSnapshot()).toMatchObject({ phase: 'ended', outcome: { reason: 'quit', score: 0 } });
  });

  test('after a reload the same is asked again', () => {
    const { controller } = farAway();
    turnCard(controller, 4);
    const again = farAway();
    again.controller.load({ seed: 0 }, { resumeFrom: controller.log, reveals: again.reveals });
    expect(again.calls).toEqual([{ index: 0, tick: 1, request: { level: 1, card: 5 } }]);
    again.answer();
    again.controller.play();
    pass(again.controller, 20);
    expect(again.controller.state.faceUp).toEqual([5]);
  });

  test('an answer to a run that was replaced changes nothing', () => {
    const far = farAway();
    const { controller } = far;
    turnCard(controller, 20);
    controller.load({ seed: 0 });
    const before = hashState(controller.state);
    far.answer();
    pass(controller, 1);
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
  const keyframes = new Keyframes(memoryChallenge, controller.setup, controller.log);
  const hash = hashState(controller.state);
  controller.rewind(keyframes, 10);
  expect(controller.state.tick).toBe(10);
  controller.rewind(keyframes, 62);
  expect(hashState(controller.state)).toBe(hash);
});
