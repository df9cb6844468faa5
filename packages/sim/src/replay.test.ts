import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { MAX_COMMANDS_PER_TICK } from './command-log.ts';
import { resimulate, verifyLog } from './replay.ts';
import { Keyframes } from './keyframes.ts';
import { ReplayMismatch } from './replay-mismatch.ts';
import { Run } from './run.ts';
import { hashState } from './state-hash.ts';
import { counterGame } from './testing-game.ts';

/** What a player adds in each tick. */
const plays = fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 3 }), { maxLength: 200 });
const seeds = fc.integer({ min: 0, max: 0xffff_ffff });

function play(seed: number, ticks: readonly (readonly number[])[]) {
  const run = new Run(counterGame, { seed });
  for (const adds of ticks) run.step(adds.map((add) => ({ add })));
  return run;
}

describe('a run', () => {
  test.prop([seeds, plays])('replays to the same state', (seed, ticks) => {
    const run = play(seed, ticks);
    expect(hashState(resimulate(counterGame, { seed }, run.log).state)).toBe(hashState(run.state));
  });

  test.prop([seeds, plays, fc.nat()])('can be rewound to any tick', (seed, ticks, at) => {
    const run = play(seed, ticks);
    const tick = at % (run.state.tick + 1);
    const rewound = new Keyframes(counterGame, { seed }, run.log).seek(tick);
    expect(hashState(rewound.state)).toBe(hashState(play(seed, ticks.slice(0, tick)).state));
  });

  it('ends by its rules, and nothing moves afterwards', () => {
    const run = play(
      1,
      Array.from({ length: 20 }, () => [9]),
    );
    expect(run.outcome).toMatchObject({ reason: 'own', points: 50 });
    const { tick } = run.state;
    run.step([{ add: 9 }]);
    run.quit();
    expect(run.state).toMatchObject({ tick, ended: 'own' });
    expect(verifyLog(counterGame, { seed: 1 }, run.log).outcome).toEqual(run.outcome);
  });

  it('ends at its last tick with what was reached', () => {
    const run = play(
      1,
      Array.from({ length: counterGame.maxTicks }, () => []),
    );
    expect(run.outcome).toMatchObject({ reason: 'time', score: 0 });
    expect(verifyLog(counterGame, { seed: 1 }, run.log).outcome.reason).toBe('time');
  });

  it('ends when the player leaves, at any tick, the first one too', () => {
    for (const ticks of [[], [[3], [], [4]]]) {
      const run = play(5, ticks);
      run.quit();
      expect(run.outcome?.reason).toBe('quit');
      expect(verifyLog(counterGame, { seed: 5 }, run.log).outcome).toEqual(run.outcome);
    }
  });

  it('tells its events as they happen, live and in a replay', () => {
    const run = new Run(counterGame, { seed: 3 });
    const live: unknown[] = [];
    for (const add of [1, 2, 3]) run.step([{ add }], (event) => live.push(event));
    const replayed: unknown[] = [];
    resimulate(counterGame, { seed: 3 }, run.log, { onTick: (_run, events) => replayed.push(...events) });
    expect(live).toHaveLength(3);
    expect(replayed).toEqual(live);
  });

  it('takes no more commands in a tick than a log can hold', () => {
    const run = new Run(counterGame, { seed: 3 });
    const tooMany = Array.from({ length: MAX_COMMANDS_PER_TICK + 1 }, () => ({ add: 1 }));
    expect(() => run.step(tooMany)).toThrow(RangeError);
  });
});

describe('verifying', () => {
  it.each([
    [
      'stops before the run has ended',
      (log: Log) => ({ ...log, ticks: log.ticks - 1, commands: log.commands.slice(0, -1) }),
    ],
    ['goes on after the run has ended', (log: Log) => ({ ...log, ticks: log.ticks + 1 })],
    ['says that an ended run was left', (log: Log) => ({ ...log, quit: true })],
  ])('refuses a log that %s', (_what, forge) => {
    const { log } = play(
      1,
      Array.from({ length: 20 }, () => [9]),
    );
    expect(() => verifyLog(counterGame, { seed: 1 }, forge(log))).toThrow(ReplayMismatch);
  });
});

type Log = Run<never, { add: number }, never>['log'];
