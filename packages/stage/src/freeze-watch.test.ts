import { TICK_MS } from '@star-seekers/sim';
import { expect, test } from 'vitest';
import { createFreezeWatch } from './freeze-watch.ts';
import { RunController } from './run-controller.ts';
import { drift } from './testing/drift-sim.ts';

/** A run whose page draws its frames at these times. */
function drawnAt(times: readonly number[], sim = drift) {
  const controller = new RunController(sim, { seed: 7 });
  const watch = createFreezeWatch(controller);
  controller.play();
  for (const time of times) watch(time);
  return { phase: controller.getSnapshot().phase, tick: controller.state.tick };
}

test('a run pauses that stood still for two seconds, and not for less', () => {
  expect(drawnAt([0, 16, 1900, 3800]).phase).toBe('playing');
  expect(drawnAt([0, 16, 2016])).toEqual({ phase: 'paused', tick: 0 });
});

test('time passes where the rules allow no pause', () => {
  const { phase, tick } = drawnAt([0, 5000], { ...drift, pausable: () => false });
  expect([phase, tick]).toEqual(['playing', Math.floor(5000 / TICK_MS)]);
});

test('a pause is no frozen page', () => {
  const controller = new RunController(drift, { seed: 7 });
  const watch = createFreezeWatch(controller);
  controller.play();
  watch(0);
  controller.pause();
  watch(60_000);
  controller.play();
  watch(60_016);
  expect(controller.getSnapshot().phase).toBe('playing');
});
