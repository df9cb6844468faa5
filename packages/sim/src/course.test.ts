import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { beaconDealer } from './beacons.ts';
import type { CommandLog } from './command-log.ts';
import { type Course, courseBeacons } from './course.ts';
import { type DealerSecret, localDealer } from './dealer.ts';
import { LogFollower } from './log-follower.ts';
import { resimulate } from './replay.ts';
import { ReplayMismatch } from './replay-mismatch.ts';
import { createRng, nextUnit } from './rng.ts';
import { Run } from './run.ts';
import { hashState } from './state-hash.ts';
import { type SailCommand, sailGame } from './testing-beacon-game.ts';

const SETUP = { seed: 7 };
const SECRET: DealerSecret = [11, 0, 0, 0];
const HARBOUR: SailCommand = { harbour: true };

/** A run of 2,000 ticks with calls at harbours, pauses and a network that goes and comes. */
function sail(seed: number, reveals = localDealer(beaconDealer, SECRET[0])) {
  const rng = createRng(seed);
  let isUp = true;
  const run = new Run(sailGame, SETUP, {
    answer: (call, earlier) => (isUp ? reveals.answer(call, earlier) : undefined),
  });
  while (run.state.tick < 2000) {
    if (nextUnit(rng) < 1 / 200) isUp = !isUp;
    if (nextUnit(rng) < 1 / 400) run.begin();
    if (run.stalls) isUp = true;
    run.step(nextUnit(rng) < 1 / 300 ? [HARBOUR] : []);
  }
  return run;
}

function courseOf({ setup, log }: ReturnType<typeof sail>): Course {
  return { setup, secret: SECRET, log };
}

/** Plays commands on a course. */
function play(course: Course, commands: CommandLog<SailCommand>['commands'], ticks: number) {
  const run = new Run(sailGame, course.setup);
  run.reveals = courseBeacons(course, run);
  new LogFollower(run, { ticks, quit: false, commands, begins: course.log.begins, beacons: [] }).playTo(ticks);
  return run;
}

describe('a course', () => {
  test.prop([fc.nat({ max: 0xffff })])(
    'gives the same run to the same commands, pauses and lost beacons included',
    (seed) => {
      const recorded = sail(seed);
      const again = play(courseOf(recorded), recorded.log.commands, 2000);
      expect(hashState(again.state)).toBe(hashState(recorded.state));
      expect(again.log).toEqual(recorded.log);
    },
  );

  test.prop([fc.nat({ max: 0xffff }), fc.nat({ max: 0xffff })])(
    'is played to its end and beyond by other commands, and verified',
    (seed, other) => {
      const course = courseOf(sail(seed));
      const run = play(course, sail(other).log.commands, 2600);
      const again = resimulate(sailGame, SETUP, run.log, { course });
      expect(hashState(again.state)).toBe(hashState(run.state));
    },
  );

  it('refuses a run with a pause of its own, a beacon of another secret, or one that was missed', () => {
    const recorded = sail(3);
    const course = courseOf(recorded);
    const { log } = recorded;
    const paused = new Run(sailGame, SETUP, localDealer(beaconDealer, SECRET[0]));
    paused.step([]);
    paused.begin();
    paused.step([]);
    const elsewhere = sail(3, localDealer(beaconDealer, 12)).log;
    const inTime = sail(9);
    const late = play({ ...courseOf(inTime), log: { ticks: 2000, begins: log.begins, beacons: [] } }, [], 2000).log;
    for (const wrong of [paused.log, elsewhere, late])
      expect(() => resimulate(sailGame, SETUP, wrong, { course })).toThrow(ReplayMismatch);
    expect(resimulate(sailGame, SETUP, log, { course }).state).toEqual(recorded.state);
  });
});
