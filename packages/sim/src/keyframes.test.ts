import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { beaconDealer } from './beacons.ts';
import { localDealer } from './dealer.ts';
import type { SimState } from './game-sim.ts';
import { KEYFRAME_TICKS, Keyframes } from './keyframes.ts';
import { Run } from './run.ts';
import { hashState } from './state-hash.ts';
import { sailGame } from './testing-beacon-game.ts';
import { counterGame } from './testing-game.ts';
import { drawDealer, drawGame } from './testing-hidden-game.ts';

const SETUP = { seed: 7 };
const dealer = localDealer(beaconDealer, 7);

/** A run of so many ticks that is paused after some of them. */
function sailed(ticks: number, pauses: readonly number[] = []) {
  const run = new Run(sailGame, SETUP, dealer);
  for (let tick = 1; tick <= ticks; tick++) {
    run.step(tick % 170 === 0 ? [{ harbour: true }] : []);
    if (pauses.includes(tick)) run.begin();
  }
  return run;
}

function all<State extends SimState>(run: Run<State, unknown, unknown>) {
  return [hashState(run.state), run.log, run.deals, run.unanswered, run.missedBeacons];
}

describe('keyframes', () => {
  test.prop([fc.integer({ min: 0, max: 2000 }), fc.array(fc.integer({ min: 1, max: 2000 }), { maxLength: 5 })])(
    'give the run at a tick as it was played there, with its requests',
    (tick, pauses) => {
      const keyframes = new Keyframes(sailGame, SETUP, sailed(2000, pauses).log);
      expect(all(keyframes.seek(tick))).toEqual(all(sailed(tick, pauses)));
    },
  );

  it('give a new run each time, which goes on by itself', () => {
    const run = sailed(1500);
    const keyframes = new Keyframes(sailGame, SETUP, run.log);
    for (const _again of [1, 2]) {
      const entered = keyframes.seek(900, dealer);
      while (entered.state.tick < 1500) entered.step(entered.state.tick % 170 === 169 ? [{ harbour: true }] : []);
      expect(all(entered)).toEqual(all(run));
    }
  });

  it('show again what the answers before a tick were shown with', () => {
    const run = new Run(drawGame, SETUP, localDealer(drawDealer, 7));
    while (!run.ended) run.step([{ draw: true }]);
    const entered = new Keyframes(drawGame, SETUP, run.log).seek(5, localDealer(drawDealer, 7));
    expect([entered.shown(0), entered.shown(4)]).toEqual([run.shown(0), undefined]);
  });

  it('are prepared in slices, with a score for each second', () => {
    const { log } = sailed(2000);
    const keyframes = new Keyframes(sailGame, SETUP, log);
    expect([keyframes.preparedTicks, keyframes.scores]).toEqual([0, [0]]);
    keyframes.prepare(() => true);
    expect(keyframes.preparedTicks).toBe(60);
    let slices = 0;
    keyframes.prepare(() => ++slices === 10);
    expect([keyframes.preparedTicks, keyframes.isPrepared]).toEqual([660, false]);
    keyframes.prepare();
    expect([keyframes.preparedTicks, keyframes.isPrepared]).toEqual([2000, true]);
    expect(keyframes.scores).toEqual(
      Array.from({ length: 34 }, (_, second) => sailed(second * 60).state.prices.length),
    );
  });

  it('mark what happened, at its tick', () => {
    const run = new Run(counterGame, SETUP);
    for (const add of [1, 5, 9, 5]) run.step([{ add }]);
    const keyframes = new Keyframes(counterGame, SETUP, run.log, ({ added }, { total }) =>
      added >= 5 && added < 9 ? `${added} of ${total}` : undefined,
    );
    keyframes.prepare();
    expect(keyframes.marks.map(({ tick }) => tick)).toEqual([2, 4]);
  });

  it('keep what another log has in common, and mark the rest anew', () => {
    const [old, other] = [sailed(2000), sailed(1900, [1300])];
    const keyframes = new Keyframes(sailGame, SETUP, old.log);
    keyframes.prepare();
    keyframes.replaceLog(other.log, 1300);
    expect(keyframes.preparedTicks).toBe(2 * KEYFRAME_TICKS);
    for (const tick of [1900, 1301, 1300, 600, 0]) expect(all(keyframes.seek(tick))).toEqual(all(sailed(tick, [1300])));
    expect(keyframes.scores).toHaveLength(32);
  });

  it('follow a log that grows', () => {
    const [short, long] = [sailed(700), sailed(1400)];
    const growing = { ...short.log };
    const keyframes = new Keyframes(sailGame, SETUP, growing);
    keyframes.prepare();
    Object.assign(growing, long.log);
    expect(keyframes.isPrepared).toBe(false);
    expect(all(keyframes.seek(1400))).toEqual(all(long));
  });
});
