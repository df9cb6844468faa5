import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { beaconDealer, nextBeaconTick } from './beacons.ts';
import { type CommandLog, decodeCommandLog, encodeCommandLog } from './command-log.ts';
import { type RevealSource, localDealer } from './dealer.ts';
import type { RevealCall } from './hidden-information.ts';
import { hasSameAnswers, resimulate, verifyLog } from './replay.ts';
import { ReplayMismatch } from './replay-mismatch.ts';
import { Run } from './run.ts';
import { hashState } from './state-hash.ts';
import { type SailCommand, sailGame } from './testing-beacon-game.ts';

const SETUP = { seed: 7 };
const HARBOUR: SailCommand = { harbour: true };

/** A network: what was asked, and which requests it answers at which tick. */
interface Line extends RevealSource {
  readonly asked: RevealCall[];
}

function lineTo(secretSeed: number, isUp: () => boolean = () => true): Line {
  const dealer = localDealer(beaconDealer, secretSeed);
  const asked: RevealCall[] = [];
  return {
    asked,
    answer(call, earlier) {
      if (!asked.some(({ index }) => index === call.index)) asked.push(call);
      return isUp() ? dealer.answer(call, earlier) : undefined;
    },
  };
}

function sail(reveals: RevealSource | undefined, ticks: number) {
  const run = new Run(sailGame, SETUP, reveals);
  for (let tick = 0; tick < ticks; tick++) {
    run.step([]);
    run.pollAnswer();
  }
  return run;
}

describe('beacons', () => {
  it('are requested every two seconds and mixed in three seconds later', () => {
    const line = lineTo(1);
    const run = sail(line, 600);
    expect(line.asked.map(({ tick }) => tick)).toEqual([120, 240, 360, 480, 600]);
    expect(run.log.beacons.map(({ tick }) => tick)).toEqual([300, 420, 540]);
    expect(run.missedBeacons).toBe(0);
  });

  it('come at the ticks that are announced', () => {
    expect([0, 299, 300, 419, 420].map(nextBeaconTick)).toEqual([300, 300, 420, 420, 540]);
  });

  it('decide what comes after them and nothing before', () => {
    const [one, other] = [sail(lineTo(1), 900), sail(lineTo(2), 900)];
    expect(one.state.winds.slice(0, 4)).toEqual(other.state.winds.slice(0, 4));
    expect(one.state.winds.slice(4)).not.toEqual(other.state.winds.slice(4));
  });

  it('are missed when they are not there, and mixed in when the next is due', () => {
    const run = new Run(sailGame, SETUP);
    const line = lineTo(1, () => run.state.tick >= 310);
    run.reveals = line;
    for (let tick = 0; tick < 600; tick++) run.step([]);
    expect(run.log.beacons.map(({ tick }) => tick)).toEqual([420, 420, 540]);
    expect(run.missedBeacons).toBe(1);
    const again = verifyLog(sailGame, SETUP, { ...run.log, quit: true }).run;
    expect([hashState(again.state), again.missedBeacons]).toEqual([hashState({ ...run.state, ended: 'quit' }), 1]);
  });

  it('hold the run where it must not be planned ahead, and a further one is asked for', () => {
    let isUp = false;
    const line = lineTo(1, () => isUp);
    const run = new Run(sailGame, SETUP, line);
    run.step([HARBOUR]);
    expect([run.waits, run.stalls]).toEqual([true, true]);
    expect(line.asked).toMatchObject([{ index: 0, tick: 1 }]);
    expect(() => run.step([])).toThrow(ReplayMismatch);
    isUp = true;
    expect(run.stalls).toBe(false);
    run.step([]);
    expect(run.state.prices).toHaveLength(1);
    expect([run.waits, run.log.beacons.map(({ tick }) => tick)]).toEqual([false, [2]]);
  });

  it('take one that is due for the one that is awaited', () => {
    const run = sail(lineTo(1), 298);
    run.step([HARBOUR]);
    run.step([]);
    expect(run.log.beacons.map(({ tick }) => tick)).toEqual([300]);
    expect(run.deals).toHaveLength(1);
  });

  it('come fresh after a pause, together with all that are under way', () => {
    const line = lineTo(1);
    const run = sail(line, 250);
    run.begin();
    expect(run.lacksBeacon).toBe(false);
    run.step([]);
    expect(line.asked.map(({ tick }) => tick)).toEqual([120, 240, 250]);
    expect(run.log).toMatchObject({ begins: [251], beacons: [{ tick: 251 }, { tick: 251 }, { tick: 251 }] });
  });

  it('that are not there when they are due do not stop the run', () => {
    const run = sail(
      lineTo(1, () => false),
      299,
    );
    expect([run.stalls, run.lacksBeacon]).toEqual([false, true]);
    run.step([]);
    expect([run.missedBeacons, run.lacksBeacon]).toEqual([1, false]);
  });

  it('are awaited where a segment begins, at the start too', () => {
    let isUp = false;
    const line = lineTo(1, () => isUp);
    const run = new Run(sailGame, SETUP, line);
    run.begin();
    expect([run.waits, run.stalls, run.lacksBeacon]).toEqual([true, true, true]);
    expect(() => run.step([])).toThrow(ReplayMismatch);
    isUp = true;
    run.step([]);
    expect(run.log).toMatchObject({ begins: [1], beacons: [{ tick: 1 }] });
  });

  it('are not drawn again by a second begin in the same place', () => {
    const line = lineTo(1);
    const run = sail(line, 10);
    run.begin();
    run.pollAnswer();
    run.begin();
    run.step([]);
    expect([line.asked.length, run.log.begins, run.log.beacons.length]).toEqual([1, [11], 1]);
  });

  it('are not drawn again by a begin where the rules have asked for one', () => {
    const line = lineTo(1);
    const run = new Run(sailGame, SETUP, line);
    run.step([HARBOUR]);
    run.pollAnswer();
    run.begin();
    run.step([]);
    expect([line.asked.length, run.log.begins]).toEqual([1, [2]]);
  });

  it('of runs of format 2 are drawn at every resume, and missed when they are lacking', () => {
    let isUp = false;
    const run = sail(
      lineTo(1, () => isUp),
      10,
    );
    run.begin(2);
    expect([run.lacksBeacon, run.stalls]).toEqual([true, false]);
    run.step([]);
    expect([run.lacksBeacon, run.missedBeacons, run.log.beacons.length]).toEqual([false, 1, 0]);
    isUp = true;
    run.begin(2);
    run.begin(2);
    run.step([]);
    expect(run.log).toMatchObject({ format: 2, begins: [11, 12, 12], beacons: [{}, {}, {}] });
    const bytes = encodeCommandLog(sailGame.commands, run.log);
    const again = resimulate(sailGame, SETUP, decodeCommandLog(sailGame.commands, bytes, sailGame));
    expect([again.log, hashState(again.state)]).toEqual([run.log, hashState(run.state)]);
  });

  it('are told from the answers of other secrets and of other requests', () => {
    const run = sail(lineTo(1), 700);
    const { deals } = run;
    expect(hasSameAnswers(run, deals)).toBe(true);
    expect(hasSameAnswers(run, sail(lineTo(2), 700).deals)).toBe(false);
    expect(hasSameAnswers(run, [...deals, { index: 4, tick: 599, request: {}, reveal: { bits: 1 } }])).toBe(false);
    expect(hasSameAnswers(run, [...deals, { index: 4, tick: 600, request: {}, reveal: { bits: 1 } }])).toBe(true);
  });

  it('answer nothing else', () => {
    const call = { index: 0, tick: 120, request: { card: 1 } };
    expect(() => localDealer(beaconDealer, 1).answer(call, [])).toThrow('no hidden information');
  });
});

/** What happens in a run: ticks that pass on line or off line, pauses, harbours. */
const courses = fc.array(
  fc.record({
    ticks: fc.integer({ min: 0, max: 300 }),
    isUp: fc.boolean(),
    pause: fc.boolean(),
    harbour: fc.boolean(),
  }),
  { maxLength: 10 },
);

type Course = typeof courses extends fc.Arbitrary<infer Value> ? Value : never;

function sailed(course: Course) {
  let isUp = true;
  const run = new Run(
    sailGame,
    SETUP,
    lineTo(1, () => isUp),
  );
  for (const leg of course) {
    isUp = leg.isUp;
    if (leg.pause) run.begin();
    if (leg.harbour && run.stalls) isUp = true;
    for (let tick = 0; tick < leg.ticks; tick++) {
      if (run.stalls) isUp = true;
      run.step(leg.harbour && tick === 0 ? [HARBOUR] : []);
      run.pollAnswer();
    }
  }
  return run;
}

describe('a run with beacons', () => {
  test.prop([courses])('replays from its log to the same state, requests and misses', (course) => {
    const run = sailed(course);
    const bytes = encodeCommandLog(sailGame.commands, run.log);
    const log = decodeCommandLog(sailGame.commands, bytes, sailGame);
    const again = resimulate(sailGame, SETUP, log);
    expect(hashState(again.state)).toBe(hashState(run.state));
    expect(again.log).toEqual(run.log);
    expect([again.deals, again.unanswered, again.missedBeacons]).toEqual([
      run.deals,
      run.unanswered,
      run.missedBeacons,
    ]);
  });

  const { log } = sailed([
    { ticks: 500, isUp: true, pause: false, harbour: true },
    { ticks: 200, isUp: true, pause: true, harbour: false },
  ]);
  const [first, ...rest] = log.beacons as [
    CommandLog<SailCommand>['beacons'][number],
    ...CommandLog<SailCommand>['beacons'],
  ];

  it.each<[string, Partial<CommandLog<SailCommand>>]>([
    ['mixes one in too early', { beacons: [{ ...first, tick: first.tick - 1 }, ...rest] }],
    ['mixes one in between two ticks that are due', { beacons: [...rest.slice(0, -1), { tick: 690, bits: 1 }] }],
    ['has more beacons than requests', { beacons: [...log.beacons, { tick: 700, bits: 1 }] }],
    ['lacks the one that it waited for', { beacons: rest }],
    ['begins a segment after its end', { begins: [...log.begins, 800] }],
    ['lacks the beacon of a begin', { begins: [100, ...log.begins] }],
  ])('is refused when its log %s', (_what, change) => {
    expect(() => resimulate(sailGame, SETUP, { ...log, ...change })).toThrow(ReplayMismatch);
  });
});
