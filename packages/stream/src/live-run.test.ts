import { fc, test } from '@fast-check/vitest';
import {
  EMPTY_LOG,
  LOG_START,
  MalformedInput,
  Run,
  beaconDealer,
  encodeLogPart,
  hashState,
  localDealer,
  toBase64Url,
} from '@star-seekers/sim';
import { expect } from 'vitest';
import { LiveRun } from './live-run.ts';
import { LANES, dodgeGame } from './testing/beacon-game.ts';

const sim = dodgeGame(3600);
const SETUP = { seed: 3 };

/** Ticks of each part, and whether a segment begins before it. */
const parts = fc.array(fc.tuple(fc.integer({ min: 0, max: 200 }), fc.boolean()), { minLength: 1, maxLength: 15 });

test.prop([parts, fc.boolean()])(
  'a run that is followed part by part is in the same state after each',
  (cuts, quits) => {
    const run = new Run(sim, SETUP, localDealer(beaconDealer, 9));
    const seen = new LiveRun(sim, SETUP);
    const shown: string[] = [];
    let place = LOG_START;
    const show = (kind: 'begin' | 'play') => {
      const log = toBase64Url(encodeLogPart(sim.commands, run.logSince(place)));
      ({ place } = run);
      shown.push(log);
      seen.log.append({ kind, toTick: run.state.tick, log });
      seen.playTo(run.state.tick);
      expect(hashState(seen.run.state)).toBe(hashState(run.state));
    };
    for (const [index, [ticks, begins]] of cuts.entries()) {
      if (begins) {
        run.begin();
        show('begin');
      }
      for (let tick = 0; tick < ticks; tick++) run.step(tick % 7 === 0 ? [{ lane: tick % LANES }] : []);
      if (quits && index === cuts.length - 1) run.quit();
      show('play');
    }
    expect(seen.run.log).toEqual(run.log);
    const again = new LiveRun(sim, SETUP);
    const { begins } = run.log;
    again.log.catchUp({ log: shown.slice(0, -1).join('.'), begins });
    again.log.catchUp({ log: shown.join('.'), begins });
    again.playTo(run.state.tick);
    expect(again.run.log).toEqual(run.log);
  },
);

test('a part of an earlier time is refused', () => {
  const seen = new LiveRun(sim, SETUP);
  const part = (toTick: number) => ({
    kind: 'play' as const,
    toTick,
    log: toBase64Url(encodeLogPart(sim.commands, { ...EMPTY_LOG, ticks: toTick })),
  });
  seen.log.append(part(60));
  expect(() => seen.log.append(part(30))).toThrow(MalformedInput);
});
