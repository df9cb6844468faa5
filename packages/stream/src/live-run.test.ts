import { fc, test } from '@fast-check/vitest';
import {
  EMPTY_LOG,
  MalformedInput,
  Run,
  beaconDealer,
  encodeCommandLog,
  hashState,
  localDealer,
  toBase64Url,
} from '@star-seekers/sim';
import { expect } from 'vitest';
import { LiveRun } from './live-run.ts';
import { LANES, dodgeGame } from './world/beacon-game.ts';

const sim = dodgeGame(3600);
const SETUP = { seed: 3 };

/** Ticks of each part, and whether the run is paused after it. */
const parts = fc.array(fc.tuple(fc.integer({ min: 0, max: 200 }), fc.boolean()), { minLength: 1, maxLength: 15 });

test.prop([parts, fc.boolean()])(
  'a run that is followed part by part is in the same state after each',
  (cuts, quits) => {
    const run = new Run(sim, SETUP, localDealer(beaconDealer, 9));
    const seen = new LiveRun(sim, SETUP);
    let [place, wasPaused] = [{ commands: 0, resumes: 0, beacons: 0 }, false];
    for (const [index, [ticks, isPaused]] of cuts.entries()) {
      if (wasPaused) run.resume();
      wasPaused = isPaused;
      for (let tick = 0; tick < ticks; tick++) run.step(tick % 7 === 0 ? [{ lane: tick % LANES }] : []);
      if (quits && index === cuts.length - 1) run.quit();
      seen.log.append(toBase64Url(encodeCommandLog(sim.commands, run.logSince(place))));
      const { commands, resumes, beacons } = run.log;
      place = { commands: commands.length, resumes: resumes.length, beacons: beacons.length };
      seen.playTo(run.state.tick);
      expect(hashState(seen.run.state)).toBe(hashState(run.state));
    }
    expect(seen.run.log).toEqual(run.log);
  },
);

test('a part of an earlier time is refused', () => {
  const seen = new LiveRun(sim, SETUP);
  const part = (ticks: number) => toBase64Url(encodeCommandLog(sim.commands, { ...EMPTY_LOG, ticks }));
  seen.log.append(part(60));
  expect(() => seen.log.append(part(30))).toThrow(MalformedInput);
});
