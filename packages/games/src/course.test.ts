import { fc, test } from '@fast-check/vitest';
import { type Course, Keyframes, type RunSetup, createRng, hashState, nextInt, resimulate } from '@star-seekers/sim';
import { RunController } from '@star-seekers/stage/run-controller.ts';
import { describe, expect } from 'vitest';
import { games } from './games.ts';
import { playedRun, dayOf } from './testing/played-run.ts';

const GAMES = [...games.values()].filter(({ sim }) => sim.beacons);

const seeds = fc.integer({ min: 0, max: 0xffff });

describe.each(GAMES)('a run of $slug that is taken over', ({ id, sim, createBot, ...game }) => {
  test.prop([seeds], { numRuns: 1 })(
    'at any tick has the state of that tick, and goes on as it did with the same commands, beside its ghost',
    (seed) => takeOver(dayOf({ sim }, seed)),
  );

  function takeOver(setup: RunSetup): void {
    const rng = createRng(setup.seed, id);
    const { log, state } = playedRun({ ...game, id, sim, createBot }, setup, rng);
    const keyframes = new Keyframes(sim, setup, log);
    const course: Course = { setup, secret: [setup.seed, 0, 0, 0], log };
    const tick = nextInt(rng, log.ticks);
    const controller = new RunController(sim, setup, {
      course,
      branch: { keyframes, tick },
      ghosts: [{ name: 'Nova', setup, log, keyframes }],
    });
    const [ghost] = controller.ghosts;
    const here = hashState(keyframes.seek(tick).state);
    expect([hashState(controller.state), hashState(ghost?.state)]).toEqual([here, here]);
    for (const commands of commandsByTick(log, tick)) controller.stepOnce(commands);
    if (log.quit) controller.quit();
    expect(hashState(controller.state)).toBe(hashState(state));
    expect({ ...controller.log, commands: [] }).toEqual({ ...log, commands: [] });
    expect(ghost).toMatchObject({ isOver: true, state: { tick: log.ticks } });
  }

  test.prop([seeds], { numRuns: 1 })(
    'by another player stays on the course of the run, to its end and beyond',
    (seed) => playOnCourse({ seed }),
  );

  function playOnCourse(setup: RunSetup): void {
    const { seed } = setup;
    const rng = createRng(seed, id);
    const { log } = playedRun({ ...game, id, sim, createBot }, setup, rng);
    const course: Course = { setup, secret: [seed, 0, 0, 0], log };
    const controller = new RunController(sim, setup, { course });
    const bot = createBot({ skill: 'poor', seed: seed + 1 });
    while (controller.state.ended === null) controller.stepOnce(bot(controller.state));
    expect(hashState(resimulate(sim, setup, controller.log, { course }).state)).toBe(hashState(controller.state));
  }
});

/** The commands of each tick of a log after one of its ticks. */
function commandsByTick(
  { ticks, commands }: Course['log'] & { commands: readonly { tick: number; command: unknown }[] },
  after: number,
) {
  const rest = Array.from({ length: ticks - after }, (): unknown[] => []);
  for (const { tick, command } of commands) if (tick > after) rest[tick - after - 1]?.push(command);
  return rest;
}
