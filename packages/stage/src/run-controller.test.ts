import {
  type AnyRun,
  type CommandLog,
  EMPTY_LOG,
  Keyframes,
  MAX_COMMANDS_PER_TICK,
  Run,
  TICK_MS,
  hashState,
} from '@star-seekers/sim';
import { describe, expect, test } from 'vitest';
import { RunController } from './run-controller.ts';
import type { RunSnapshot } from './run-snapshot.ts';
import { DRIFT_END_TICK, type DriftCommand, type DriftEvent, type DriftState, drift } from './testing/drift-sim.ts';

const RIGHT: DriftCommand = { button: 'right', down: true };
const LEFT: DriftCommand = { button: 'left', down: true };
const JUMP: DriftCommand = { jump: true };
const SETUP = { seed: 7 };

function createController(): RunController<DriftState, DriftCommand, DriftEvent> {
  return new RunController(drift, SETUP);
}

function playing(): RunController<DriftState, DriftCommand, DriftEvent> {
  const controller = createController();
  controller.play();
  return controller;
}

/** Lets so many ticks pass, a frame each. */
function pass(controller: RunController<DriftState, DriftCommand, DriftEvent>, ticks: number): void {
  for (let tick = 0; tick < ticks; tick++) controller.advance(TICK_MS);
}

function phaseOf(controller: RunController<DriftState, DriftCommand, DriftEvent>): RunSnapshot['phase'] {
  return controller.getSnapshot().phase;
}

describe('an observer', () => {
  /** What it is told, each with the tick. It holds the first tick of a segment as long as `isHeld`. */
  function observed({ sim = drift, ...options }: { sim?: typeof drift; resumeFrom?: CommandLog<DriftCommand> } = {}) {
    const told: string[] = [];
    const line = { isHeld: false };
    const note = (what: string) => (run: AnyRun) => void told.push(`${what} ${run.state.tick}`);
    const observer = {
      begin: note('begin'),
      holds: () => line.isHeld,
      ticked: note('ticked'),
      stopped: (run: AnyRun, kind: string) => void told.push(`${kind} ${run.state.tick}`),
      left: note('left'),
    };
    return { told, line, controller: new RunController(sim, SETUP, { ...options, observer }) };
  }

  const ticksTo = (last: number, from = 1) =>
    Array.from({ length: last - from + 1 }, (_, index) => `ticked ${from + index}`);

  test('follows a run from the end of the first 3-2-1 to where it is left', () => {
    const { told, controller } = observed();
    controller.play({ withCountdown: true });
    pass(controller, 100);
    expect(told).toEqual([]);
    pass(controller, 100);
    const played = controller.state.tick;
    controller.pause();
    controller.play({ withCountdown: true });
    controller.quit();
    expect(told).toEqual(['begin 0', ...ticksTo(played), `pause ${played}`, `left ${played}`]);
  });

  test('hears of the last tick before anybody hears that the run has ended', () => {
    const { told, controller } = observed();
    controller.play();
    controller.subscribe(() => void told.push(phaseOf(controller)));
    pass(controller, DRIFT_END_TICK);
    expect(told[told.indexOf('ended') - 1]).toBe(`ticked ${DRIFT_END_TICK}`);
  });

  test('sees a run that was left begin anew, also one that had no tick yet', () => {
    const { told, controller } = observed({ resumeFrom: EMPTY_LOG });
    controller.play();
    expect(told).toEqual(['begin 0']);
  });

  test('holds the first tick: "GO" stands until it lets go, and the next frame moves', () => {
    const { told, line, controller } = observed();
    line.isHeld = true;
    controller.play({ withCountdown: true });
    pass(controller, 300);
    expect(controller.getSnapshot()).toMatchObject({ phase: 'countdown', countdown: 0 });
    expect(told).toEqual(['begin 0']);
    line.isHeld = false;
    pass(controller, 1);
    expect([phaseOf(controller), controller.state.tick]).toEqual(['playing', 1]);
  });

  test('a pause while it holds comes after the first tick', () => {
    const { told, line, controller } = observed();
    line.isHeld = true;
    controller.play();
    controller.pause();
    expect(controller.getSnapshot()).toMatchObject({ phase: 'countdown', pausing: true });
    line.isHeld = false;
    pass(controller, 10);
    expect(told).toEqual(['begin 0', 'ticked 1', 'pause 1']);
  });

  test('a pause before its first tick comes after it, without a frame', () => {
    const { told, controller } = observed();
    controller.play();
    controller.pause();
    expect(phaseOf(controller)).toBe('paused');
    expect(told).toEqual(['begin 0', 'ticked 1', 'pause 1']);
  });

  test('a pause at once stops also where it holds, and the run begins again later', () => {
    const { told, line, controller } = observed();
    line.isHeld = true;
    controller.play();
    controller.pause({ now: true });
    expect(phaseOf(controller)).toBe('paused');
    line.isHeld = false;
    controller.play();
    expect(told).toEqual(['begin 0', 'pause 0', 'begin 0']);
  });

  test('sees the rules stop the run in the tick that they do, and 3-2-1 come by itself', () => {
    const sim = { ...drift, breaks: ({ tick }: Readonly<DriftState>) => (tick >= 7 ? 1 : 0) };
    const { told, controller } = observed({ sim });
    controller.play();
    controller.advance(5 * TICK_MS);
    controller.advance(5 * TICK_MS);
    expect(controller.getSnapshot()).toMatchObject({ phase: 'countdown', countdown: 3 });
    expect(told).toEqual(['begin 0', ...ticksTo(7), 'break 7']);
    pass(controller, 200);
    expect(told).toContain('begin 7');
    expect(told.filter((what) => what.startsWith('break'))).toHaveLength(1);
  });

  test('sees no break again in a run that goes on after it', () => {
    const sim = { ...drift, breaks: ({ tick }: Readonly<DriftState>) => (tick >= 7 ? 1 : 0) };
    const played = new Run(sim, SETUP);
    for (let tick = 0; tick < 7; tick++) played.step([]);
    const { told, controller } = observed({ sim, resumeFrom: played.log });
    controller.play();
    pass(controller, 3);
    expect(told).toEqual(['begin 7', ...ticksTo(10, 8)]);
  });
});

describe('phases', () => {
  test('a run waits until it is played', () => {
    const controller = createController();
    pass(controller, 10);
    expect([phaseOf(controller), controller.state.tick]).toEqual(['ready', 0]);
    controller.play();
    pass(controller, 10);
    expect([phaseOf(controller), controller.state.tick]).toEqual(['playing', 10]);
  });

  test('a paused run stands still and goes on where it was', () => {
    const controller = playing();
    pass(controller, 5);
    controller.pause();
    pass(controller, 100);
    expect([phaseOf(controller), controller.state.tick]).toEqual(['paused', 5]);
    controller.play();
    pass(controller, 5);
    expect(controller.state.tick).toBe(10);
  });

  test('a pause that the rules do not allow now comes as soon as they do', () => {
    const picky = { ...drift, pausable: ({ tick }: Readonly<DriftState>) => tick % 10 === 0 };
    const controller = new RunController(picky, SETUP);
    controller.play();
    pass(controller, 3);
    controller.pause();
    expect(controller.getSnapshot()).toMatchObject({ phase: 'playing', pausing: true });
    pass(controller, 20);
    expect(controller.getSnapshot()).toMatchObject({ phase: 'paused', pausing: false });
    expect(controller.state.tick).toBe(10);
    controller.play();
    pass(controller, 20);
    expect([phaseOf(controller), controller.state.tick]).toEqual(['playing', 30]);
  });

  test('a pause that is asked for can be taken back', () => {
    const controller = new RunController({ ...drift, pausable: () => false }, SETUP);
    controller.play();
    controller.pause();
    controller.play();
    expect(controller.getSnapshot()).toMatchObject({ phase: 'playing', pausing: false });
  });

  test('time that passed unseen passes up to the pause', () => {
    const controller = new RunController({ ...drift, pausable: ({ tick }) => tick === 40 }, SETUP);
    controller.play();
    pass(controller, 5);
    controller.pause();
    controller.catchUp(20 * TICK_MS);
    expect([phaseOf(controller), controller.state.tick]).toEqual(['playing', 25]);
    controller.catchUp(60_000);
    expect([phaseOf(controller), controller.state.tick]).toEqual(['paused', 40]);
  });

  test('only a run that moves can be paused', () => {
    const controller = createController();
    controller.pause();
    expect(phaseOf(controller)).toBe('ready');
    controller.quit();
    controller.pause();
    expect(phaseOf(controller)).toBe('ended');
  });

  test('leaving ends the run with what was reached', () => {
    const controller = playing();
    controller.command(JUMP);
    pass(controller, 3);
    controller.quit();
    expect(controller.getSnapshot()).toMatchObject({
      phase: 'ended',
      countdown: 0,
      outcome: { reason: 'quit', score: 1, points: 1, stats: { x: 0 } },
    });
    expect(controller.log).toEqual({ ...EMPTY_LOG, ticks: 3, quit: true, commands: [{ tick: 1, command: JUMP }] });
  });

  test('a run ends by itself at its last tick, and nothing moves afterwards', () => {
    const controller = playing();
    pass(controller, DRIFT_END_TICK + 10);
    expect(controller.state.tick).toBe(DRIFT_END_TICK);
    expect(controller.getSnapshot().outcome?.reason).toBe('time');
    controller.play();
    controller.stepOnce();
    expect([phaseOf(controller), controller.state.tick]).toEqual(['ended', DRIFT_END_TICK]);
  });
});

describe('countdown', () => {
  test('counts three seconds before the first tick', () => {
    const controller = createController();
    controller.play({ withCountdown: true });
    const seen = new Set([controller.getSnapshot().countdown]);
    for (let ms = 0; ms < 3000; ms += 100) {
      seen.add(controller.getSnapshot().countdown);
      expect([phaseOf(controller), controller.state.tick]).toEqual(['countdown', 0]);
      controller.advance(100);
    }
    expect([...seen]).toEqual([3, 2, 1]);
    expect([phaseOf(controller), controller.getSnapshot().countdown]).toEqual(['playing', 0]);
  });

  test('begins anew after a pause', () => {
    const controller = createController();
    controller.play({ withCountdown: true });
    pass(controller, 100);
    controller.pause();
    expect(controller.getSnapshot()).toMatchObject({ phase: 'paused', countdown: 0 });
    controller.play({ withCountdown: true });
    expect(controller.getSnapshot()).toMatchObject({ phase: 'countdown', countdown: 3 });
  });

  test('is not swallowed by a frame that stalls', () => {
    const controller = createController();
    controller.play({ withCountdown: true });
    controller.advance(60_000);
    expect(phaseOf(controller)).toBe('countdown');
  });
});

describe('commands', () => {
  test('take part in the next tick', () => {
    const controller = playing();
    controller.command(RIGHT);
    expect(controller.state.held.right).toBe(false);
    pass(controller, 4);
    expect(controller.state).toMatchObject({ held: { right: true }, x: 4 });
  });

  test.each<[RunSnapshot['phase'], (controller: RunController<DriftState, DriftCommand, DriftEvent>) => void]>([
    ['ready', () => {}],
    ['countdown', (controller) => controller.play({ withCountdown: true })],
    [
      'paused',
      (controller) => {
        controller.play();
        controller.pause();
      },
    ],
  ])('are dropped while the run is %s', (phase, reach) => {
    const controller = createController();
    reach(controller);
    expect(phaseOf(controller)).toBe(phase);
    controller.command(JUMP);
    while (phaseOf(controller) !== 'playing') {
      controller.play();
      controller.advance(TICK_MS);
    }
    pass(controller, 3);
    expect(controller.state.jumps).toBe(0);
  });

  test('that had not become part of a tick before a pause are part of the first one after it (A 1)', () => {
    const controller = playing();
    controller.command(JUMP);
    controller.pause();
    controller.play();
    pass(controller, 3);
    expect(controller.log.commands).toEqual([{ tick: 1, command: JUMP }]);
  });

  test('are at most eight in a tick, and the others come with the next ones (A 1)', () => {
    const controller = playing();
    for (let count = 0; count < 20; count++) controller.command(JUMP);
    const jumps: number[] = [];
    for (let tick = 0; tick < 4; tick++) {
      pass(controller, 1);
      jumps.push(controller.state.jumps);
    }
    expect(jumps).toEqual([MAX_COMMANDS_PER_TICK, 2 * MAX_COMMANDS_PER_TICK, 20, 20]);
  });

  test('of a pilot and of a step come beside the player’s, within the same bound', () => {
    const controller = playing();
    controller.pilot = ({ tick }) => (tick === 0 ? [RIGHT] : []);
    controller.command(JUMP);
    controller.stepOnce([JUMP]);
    expect(controller.log.commands.map(({ command }) => command)).toEqual([JUMP, JUMP, RIGHT]);
    controller.pilot = () => Array.from({ length: 20 }, () => JUMP);
    controller.stepOnce([JUMP]);
    expect(controller.log.commands).toHaveLength(3 + MAX_COMMANDS_PER_TICK);
  });
});

describe('time', () => {
  test.each([
    [0.5, 30],
    [1, 60],
    [2, 120],
    [8, 480],
  ])('at speed %d a second has %d ticks', (speed, ticks) => {
    const controller = playing();
    controller.speed = speed;
    pass(controller, 60);
    expect(controller.state.tick).toBe(ticks);
  });

  test('the picture stands between the last two ticks', () => {
    const controller = playing();
    controller.advance(TICK_MS);
    expect(controller.advance(TICK_MS / 4)).toBeCloseTo(0.25);
    controller.pause();
    expect(controller.advance(TICK_MS)).toBe(1);
  });

  test('a listener that pauses in the middle of a frame stops it there', () => {
    const controller = playing();
    controller.onTick(() => controller.pause());
    controller.advance(TICK_MS * 4);
    expect(controller.state.tick).toBe(1);
  });
});

describe('listeners', () => {
  test('hear of ticks with their events, until they leave', () => {
    const controller = playing();
    const heard: [number, readonly DriftEvent[]][] = [];
    const leave = controller.onTick(({ tick }, events) => heard.push([tick, events]));
    pass(controller, 1);
    controller.command(JUMP);
    pass(controller, 1);
    leave();
    pass(controller, 1);
    expect(heard).toEqual([
      [1, []],
      [2, [{ type: 'jumped' }]],
    ]);
  });

  test('hear of each change of the snapshot once', () => {
    const controller = createController();
    const phases: string[] = [];
    controller.subscribe(() => phases.push(phaseOf(controller)));
    controller.play();
    controller.play();
    pass(controller, 20);
    controller.pause();
    controller.pause();
    controller.quit();
    expect(phases).toEqual(['playing', 'paused', 'ended']);
  });
});

describe('another moment or another run', () => {
  function played(): RunController<DriftState, DriftCommand, DriftEvent> {
    const controller = playing();
    controller.command(RIGHT);
    pass(controller, 50);
    controller.command(JUMP);
    controller.command(LEFT);
    pass(controller, 50);
    return controller;
  }

  test.each([0, 1, 49, 51, 99, 100])('rewinding to tick %d gives the state that was there', (tick) => {
    const controller = played();
    const { log } = controller;
    const keyframes = new Keyframes(drift, SETUP, log);
    const expected = keyframes.seek(tick).state;
    let resets = 0;
    controller.onReset(() => resets++);
    controller.rewind(keyframes, tick);
    expect([phaseOf(controller), resets]).toEqual(['paused', 1]);
    expect(hashState(controller.state)).toBe(hashState(expected));
  });

  test('a run that is resumed from its log goes on like one that was never left', () => {
    const whole = played();
    const resumed = new RunController(drift, SETUP, { resumeFrom: whole.log });
    expect(phaseOf(resumed)).toBe('ready');
    for (const controller of [whole, resumed]) {
      controller.play();
      pass(controller, 25);
    }
    expect(hashState(resumed.state)).toBe(hashState(whole.state));
    expect(resumed.log).toEqual(whole.log);
  });

  test('loading puts another run into the same controller', () => {
    const controller = played();
    controller.quit();
    let resets = 0;
    controller.onReset(() => resets++);
    controller.load({ seed: 8 });
    expect([resets, controller.getSnapshot()]).toEqual([
      1,
      { phase: 'ready', countdown: 0, outcome: undefined, waiting: false, pausing: false },
    ]);
    expect(controller.state).toEqual(drift.init({ seed: 8 }));
    controller.play();
    pass(controller, 2);
    expect(controller.state.tick).toBe(2);
  });

  test('loading a run that had ended gives its outcome', () => {
    const run = new Run(drift, SETUP);
    while (!run.ended) run.step([]);
    const controller = createController();
    controller.load(SETUP, { resumeFrom: run.log });
    expect(controller.getSnapshot()).toMatchObject({ phase: 'ended', outcome: { reason: 'time' } });
  });
});
