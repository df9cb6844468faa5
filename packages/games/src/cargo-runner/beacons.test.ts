import { fc, test } from '@fast-check/vitest';
import { Run, decodeCommandLog, encodeCommandLog, hashState, verifyLog } from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import { botPlayer } from '../testing/play-bot.ts';
import { cargoRunner as game } from './game.ts';
import { cargoRunner } from './sim.ts';
import { type CargoRun, begin, newRun, steps, undisturbed } from './testing/cargo-run.ts';

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });

/** A seed and two secrets of its beacons. */
const twoSecrets = fc.tuple(seeds, seeds, seeds).filter(([, one, other]) => one !== other);

/** No drone is called from its patrol for so long. @returns where the drones were each second */
function watchDrones(run: CargoRun, seconds: number): number[][] {
  undisturbed(run);
  return Array.from({ length: seconds }, () => {
    steps(run, 60);
    return run.state.drones.flatMap(({ x, y }) => [x, y]);
  });
}

describe('the cargo of a deck', () => {
  test.prop([twoSecrets])('follows from a beacon, of which nothing shows before', ([seed, one, other]) => {
    const runs = [begin(seed, one), begin(seed, other)];
    expect(runs[0]?.state).toEqual(runs[1]?.state);
    expect(runs[0]?.state.items).toEqual([]);
    for (const run of runs) run.step([]);
    expect(runs[0]?.state.items).not.toEqual(runs[1]?.state.items);
  });

  it.each([1, 2])('holds deck %i until its beacon is there', (level) => {
    const run = level === 1 ? begin() : newRun();
    if (level === 2) {
      run.state.phase = 'levelComplete';
      steps(run, 1, { type: 'continue' });
    }
    expect([run.state.phase, run.waits]).toEqual(['arriving', true]);
    const { reveals } = run;
    run.reveals = undefined;
    expect(run.stalls).toBe(true);
    run.reveals = reveals;
    run.step([]);
    expect([run.state.phase, run.waits]).toEqual(['playing', false]);
  });
});

test.prop([twoSecrets], { numRuns: 20 })('drones walk other ways with other beacons', ([seed, one, other]) => {
  expect(watchDrones(begin(seed, one), 60)).not.toEqual(watchDrones(begin(seed, other), 60));
});

test.prop([seeds], { numRuns: 3 })('a run replays without its secret', (seed) => {
  const run = botPlayer(game)('poor', seed);
  const bytes = encodeCommandLog(cargoRunner.commands, run.log);
  const { run: again } = verifyLog(cargoRunner, { seed }, decodeCommandLog(cargoRunner.commands, bytes, cargoRunner));
  expect(hashState(again.state)).toBe(hashState(run.state));
  // And not without its beacons.
  expect(new Run(cargoRunner, { seed }).stalls).toBe(true);
});
