import { MAX_COMMANDS_PER_TICK, TICK_MS } from '@star-seekers/sim';
import { describe, expect, test } from 'vitest';
import type { GameControls } from '../game-view.ts';
import { RunController } from '../run-controller.ts';
import { type DriftCommand, type DriftState, drift, headingOf } from '../testing/drift-sim.ts';
import { driftControls } from '../testing/drift-view.ts';
import { createActionSink } from './action-sink.ts';

const RIGHT: DriftCommand = { button: 'right', down: true };

function setUp(controls: GameControls<DriftState, DriftCommand> = driftControls) {
  const controller = new RunController(drift, { seed: 1 });
  const sink = createActionSink(controller, controls);
  const tick = () => void controller.advance(TICK_MS);
  const headingAfterTick = () => {
    tick();
    return headingOf(controller.state);
  };
  return { controller, sink, tick, headingAfterTick };
}

describe('while the run is played', () => {
  test('buttons and swipes become commands', () => {
    const { controller, sink, headingAfterTick } = setUp();
    controller.play();
    sink.press('left');
    expect(headingAfterTick()).toBe(-1);
    sink.release('left');
    expect(headingAfterTick()).toBe(0);
    sink.swipe('up');
    headingAfterTick();
    expect(controller.state.jumps).toBe(1);
  });

  test('a button that two keys hold is let go with the last of them', () => {
    const { controller, sink, headingAfterTick } = setUp();
    controller.play();
    sink.press('right');
    sink.press('right');
    sink.release('right');
    expect(headingAfterTick()).toBe(1);
    sink.release('right');
    expect(headingAfterTick()).toBe(0);
  });
});

test('a button that was let go after eight other commands of a frame that stalled is let go (A 1)', () => {
  const { controller, sink, headingAfterTick } = setUp();
  controller.play();
  sink.press('right');
  expect(headingAfterTick()).toBe(1);
  for (let swipes = 0; swipes < MAX_COMMANDS_PER_TICK; swipes++) sink.swipe('up');
  sink.release('right');
  headingAfterTick();
  expect(headingAfterTick()).toBe(0);
});

describe('a drag', () => {
  function setUpDrag() {
    const drags: [number, number][] = [];
    const parts = setUp({
      drag(dx, dy) {
        drags.push([dx, dy]);
        return undefined;
      },
    });
    return { ...parts, drags };
  }

  test('is told at once, then every third tick with the sum of its way, fractions kept', () => {
    const { controller, sink, tick, drags } = setUpDrag();
    controller.play();
    sink.drag(4.5, -2);
    sink.drag(3, 1);
    expect(drags).toEqual([[4, -2]]);
    tick();
    sink.drag(0.5, 0);
    tick();
    expect(drags).toHaveLength(1);
    tick();
    expect(drags).toEqual([
      [4, -2],
      [4, 1],
    ]);
    for (let more = 0; more < 9; more++) tick();
    expect(drags).toHaveLength(2);
  });

  test('of a run that stands still is nothing', () => {
    const { controller, sink, tick, drags } = setUpDrag();
    sink.drag(50, 0);
    controller.play();
    for (let more = 0; more < 9; more++) tick();
    expect(drags).toEqual([]);
  });
});

describe('a run that stands still', () => {
  test('learns of a button that was let go in the task that paused it (A 1)', () => {
    const { controller, sink, headingAfterTick } = setUp();
    controller.play();
    sink.press('right');
    expect(headingAfterTick()).toBe(1);
    sink.release('right');
    controller.pause();
    controller.play();
    expect(headingAfterTick()).toBe(0);
  });

  test('learns of a button that was let go meanwhile when it goes on', () => {
    const { controller, sink, headingAfterTick } = setUp();
    controller.play();
    sink.press('right');
    expect(headingAfterTick()).toBe(1);
    controller.pause();
    sink.release('right');
    controller.play();
    expect(headingAfterTick()).toBe(0);
  });

  test('takes a button that is held when it goes on from its first tick', () => {
    const { controller, sink, headingAfterTick } = setUp();
    controller.play({ withCountdown: true });
    sink.press('right');
    while (controller.getSnapshot().phase === 'countdown') headingAfterTick();
    expect(headingAfterTick()).toBe(1);
    expect(controller.log.commands).toEqual([{ tick: 1, command: RIGHT }]);
  });

  test('has every button let go when it was left with one held', () => {
    const { controller, sink, headingAfterTick } = setUp();
    const left = new RunController(drift, { seed: 2 });
    left.play();
    left.command(RIGHT);
    left.advance(TICK_MS);
    controller.load({ seed: 2 }, { resumeFrom: left.log });
    expect(controller.state.held.right).toBe(true);
    controller.play();
    expect(headingAfterTick()).toBe(0);
    sink.end();
  });

  test('takes a button that is held while another run is loaded', () => {
    const { controller, sink, headingAfterTick } = setUp();
    const left = new RunController(drift, { seed: 2 });
    left.stepOnce();
    controller.play();
    sink.press('right');
    controller.load({ seed: 2 }, { resumeFrom: left.log });
    controller.play();
    expect(headingAfterTick()).toBe(1);
    sink.end();
  });

  test('ignores swipes', () => {
    const { controller, sink, tick } = setUp();
    sink.swipe('left');
    controller.play();
    tick();
    expect(controller.state.jumps).toBe(0);
  });
});

describe('pausing', () => {
  test('the pause button toggles', () => {
    const { controller, sink } = setUp();
    const phases: string[] = [];
    for (const reach of [() => {}, () => controller.play(), () => {}, () => {}]) {
      reach();
      sink.press('pause');
      sink.release('pause');
      phases.push(controller.getSnapshot().phase);
    }
    expect(phases).toEqual(['ready', 'paused', 'countdown', 'paused']);
  });

  test('the primary button does it too where the game has no use for it', () => {
    const { controller, sink } = setUp();
    controller.play();
    sink.press('primary');
    expect(controller.getSnapshot().phase).toBe('paused');
  });

  test('the primary button of a game that uses it only goes on', () => {
    const { controller, sink } = setUp({ press: (action) => (action === 'primary' ? { jump: true } : undefined) });
    controller.play({ withCountdown: true });
    sink.press('primary');
    expect(controller.getSnapshot().phase).toBe('countdown');
    controller.pause();
    sink.press('primary');
    expect(controller.getSnapshot().phase).toBe('countdown');
  });
});

test('a run that begins is told of no button that nobody touched', () => {
  const { controller, tick } = setUp();
  controller.play();
  tick();
  expect(controller.log.commands).toEqual([]);
});

test('a sink that was ended follows its run no more', () => {
  const { controller, sink, headingAfterTick } = setUp();
  sink.press('right');
  sink.end();
  controller.play();
  expect(headingAfterTick()).toBe(0);
});
