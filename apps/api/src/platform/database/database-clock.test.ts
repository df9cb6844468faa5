import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { SettableClock, createTestDatabase, testEngine } from '../../testing/index.ts';
import { createLog } from '../log.ts';
import { DatabaseClock, type DatabaseClockOptions } from './database-clock.ts';
import { openDatabase } from './open-database.ts';

const CHECK_MS = 10_000;
const MINUTE = 60_000;

/** A machine whose time stands unless it is advanced. */
function standing(): SettableClock {
  const machine = new SettableClock();
  machine.stop();
  return machine;
}

/** Opens a clock. No process has lived before. */
async function open(machine: SettableClock, options: Partial<DatabaseClockOptions> = {}) {
  const logged: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => void logged.push(JSON.parse(line)) });
  const defaults = { machine, reference: undefined, lastSeen: async () => undefined, checkMs: CHECK_MS, log };
  const clock = await DatabaseClock.open({ ...defaults, ...options });
  onTestFinished(() => clock.close());
  const pass = async (ms: number) => {
    machine.advance(ms);
    await setImmediate();
  };
  return { clock, pass, logged };
}

/** Opens a clock that follows another one. @param referenceOf the database's clock, from the true time */
async function anchored(referenceOf?: (time: number) => number) {
  const machine = standing();
  const start = machine.uptime();
  const reference = referenceOf && (async () => start + referenceOf(machine.uptime() - start));
  return { ...(await open(machine, { reference })), machine, start };
}

const DAY = 24 * 60 * MINUTE;
const STEPS = [4000, -5000, 10 * MINUTE, -10 * MINUTE, DAY, -DAY];

describe.each([
  ['without a clock of the database', undefined],
  ["with the database's clock", (time: number) => time],
])('%s', (_, referenceOf) => {
  it.each(STEPS)('a step of the machine’s clock by %d ms changes nothing', async (step) => {
    const { machine, clock, pass } = await anchored(referenceOf);
    let jumps = 0;
    clock.onJump(() => jumps++);
    const before = clock.now();
    machine.step(step);
    expect(clock.now()).toBe(before);
    for (let passed = 1000; passed <= MINUTE; passed += 1000) {
      await pass(1000);
      expect(clock.now()).toBe(before + passed);
    }
    expect(jumps).toBe(0);
  });

  it.each(STEPS)('a step by %d ms moves no alarm', async (step) => {
    const { machine, clock, pass } = await anchored(referenceOf);
    const rung: number[] = [];
    const [due, cancelled] = [clock.now() + 5000, clock.now() + 1000];
    clock.at(due, () => rung.push(clock.now()));
    const cancel = clock.at(cancelled, () => rung.push(0));
    machine.step(step);
    cancel();
    await pass(4999);
    expect(rung).toEqual([]);
    await pass(1);
    expect(rung).toEqual([due]);
  });

  it('after the machine was suspended it jumps ahead by that time, and says so', async () => {
    const { machine, clock, pass } = await anchored(referenceOf);
    let jumps = 0;
    clock.onJump(() => jumps++);
    const before = clock.now();
    machine.suspend(10 * MINUTE);
    await pass(CHECK_MS);
    expect([clock.now() - before, jumps]).toEqual([10 * MINUTE + CHECK_MS, 1]);
    await pass(CHECK_MS);
    expect([clock.now() - before, jumps]).toEqual([10 * MINUTE + 2 * CHECK_MS, 1]);
  });
});

test.each<[string, (time: number) => number]>([
  ['that drifts ahead', (time) => time * 1.0002],
  ['that drifts back', (time) => time * 0.9998],
  ['that is read inexactly', (time) => time + (time % 7) - 3],
])('follows a clock of the database %s without a step', async (_, referenceOf) => {
  const { clock, start, pass } = await anchored(referenceOf);
  for (let time = 100; time <= 10 * MINUTE; time += 100) {
    const before = clock.now();
    await pass(100);
    expect(Math.abs(clock.now() - before - 100)).toBeLessThanOrEqual(1);
    expect(Math.abs(clock.now() - start - referenceOf(time))).toBeLessThanOrEqual(10);
  }
});

test.each([
  ['a little ahead', 4000],
  ['ahead', 10 * MINUTE],
  ['a day ahead', DAY],
  ['back', -10 * MINUTE],
])('a database’s clock that steps %s is followed by 0.05 %% of the time at most', async (_, step) => {
  let stepped = 0;
  const { machine, clock, pass } = await anchored((time) => time + stepped);
  // What it stood before is no evidence any more.
  machine.suspend(10 * MINUTE);
  await pass(MINUTE);
  const before = clock.now();
  stepped = step;
  await pass(CHECK_MS);
  for (let minute = 0; minute < 10; minute++) await pass(MINUTE);
  const gained = clock.now() - before - CHECK_MS - 10 * MINUTE;
  expect(gained * Math.sign(step)).toBe(0.0005 * 10 * MINUTE);
  expect(clock.behindMs * Math.sign(step)).toBeGreaterThan(3000);
});

test('a process that is behind by up to a minute has stood without knowing it', async () => {
  let stepped = 0;
  const { clock, pass, logged } = await anchored((time) => time + stepped);
  const before = clock.now();
  stepped = MINUTE;
  await pass(CHECK_MS);
  expect(clock.now() - before).toBe(MINUTE + CHECK_MS);
  // So has its machine's clock.
  expect(logged).toMatchObject([{ event: 'clock.jumped' }, { event: 'clock.offset' }]);
});

test.each([
  ['of a machine whose clock was set back', undefined, 10 * MINUTE, 10 * MINUTE],
  ['that is a little behind', undefined, -1000, 0],
  ['of a hub that had a wrong clock', undefined, DAY, 0],
  ['whose database’s clock was set back by seconds', 0, 30_000, 30_000],
  ['whose database’s clock was set back by minutes', 0, 10 * MINUTE, 0],
])('a process %s goes on where the others were', async (_, referenceAheadMs, aheadMs, expected) => {
  const machine = standing();
  const reference = referenceAheadMs === undefined ? undefined : async () => machine.now() + referenceAheadMs;
  const { clock, pass } = await open(machine, { reference, lastSeen: async () => machine.now() + aheadMs });
  expect(clock.now() - machine.now()).toBe(expected);
  await pass(CHECK_MS);
  expect(clock.now() - machine.now()).toBe(expected);
});

test('is anchored to the database’s clock, and not without', async () => {
  const machine = standing();
  const { clock } = await open(machine, { reference: async () => machine.now() + 3000 });
  expect(clock.now()).toBe(machine.now() + 3000);
  const lost = async () => Promise.reject(new Error('no connection'));
  await expect(open(machine, { reference: lost })).rejects.toThrow('no connection');
});

test('a comparison that fails changes nothing, and the next one follows', async () => {
  let isDown = false;
  const machine = standing();
  const reference = async () => {
    if (isDown) throw new Error('no connection');
    return machine.uptime();
  };
  const { clock, pass } = await open(machine, { reference });
  isDown = true;
  machine.suspend(10 * MINUTE);
  await pass(CHECK_MS);
  expect(machine.uptime() - clock.now()).toBe(10 * MINUTE);
  isDown = false;
  await pass(CHECK_MS);
  expect(machine.uptime() - clock.now()).toBe(0);
});

describe('an offset', () => {
  it('of the machine’s clock is logged when it begins and when it is over, and more than a minute is a fault', async () => {
    const { machine, clock, pass, logged } = await anchored((time) => time);
    const after = async (step: number) => {
      machine.step(step);
      await pass(CHECK_MS);
      const levels = logged.splice(0).map(({ event, level, machineAheadMs }) => [event, level, machineAheadMs]);
      return [...levels.flat(), clock.machineAheadMs, clock.fault !== undefined];
    };
    expect(await after(2000)).toEqual([2000, false]);
    expect(await after(1)).toEqual(['clock.offset', 40, 2001, 2001, false]);
    expect(await after(-501)).toEqual([1500, false]);
    expect(await after(58_500)).toEqual([60_000, false]);
    expect(await after(1)).toEqual(['clock.offset', 40, 60_001, 60_001, true]);
    expect(await after(DAY)).toEqual([60_001 + DAY, true]);
    expect(await after(-DAY - 60_001)).toEqual(['clock.offset', 30, 0, 0, false]);
    expect(await after(-10 * MINUTE)).toEqual(['clock.offset', 40, -10 * MINUTE, -10 * MINUTE, true]);
  });

  it('of the database’s clock is one too', async () => {
    let stepped = 0;
    const { clock, pass, logged } = await anchored((time) => time + stepped);
    stepped = -10 * MINUTE;
    await pass(CHECK_MS);
    expect(logged).toMatchObject([{ event: 'clock.offset', level: 40, machineAheadMs: 0, behindMs: -10 * MINUTE }]);
    expect(clock.fault).toContain('more than a minute');
    stepped = 0;
    await pass(CHECK_MS);
    expect(logged).toMatchObject([{}, { event: 'clock.offset', level: 30 }]);
    expect(clock.fault).toBeUndefined();
  });

  it('of the machine’s clock is no fault where that was the reference', async () => {
    const { machine, clock, pass, logged } = await anchored();
    machine.step(DAY);
    await pass(CHECK_MS);
    expect(logged).toMatchObject([{ event: 'clock.offset', level: 40, machineAheadMs: DAY, behindMs: 0 }]);
    expect(clock.fault).toBeUndefined();
  });

  it('that is there at the start is logged at once', async () => {
    const machine = standing();
    const { logged } = await open(machine, { lastSeen: async () => machine.now() + 10 * MINUTE });
    expect(logged).toMatchObject([{ event: 'clock.offset', machineAheadMs: -10 * MINUTE }]);
  });
});

test.runIf(testEngine() === 'postgres')('processes whose machines have other times agree', async () => {
  const { address, remove } = await createTestDatabase();
  const db = await openDatabase(address);
  onTestFinished(async () => {
    await db.close();
    await remove();
  });
  const { now } = db.engine;
  const clocks = await Promise.all(
    [0, 4000, -10 * MINUTE, DAY, -DAY].map(async (step) => {
      const machine = new SettableClock();
      machine.step(step);
      return (await open(machine, { reference: now && (async () => now(db)) })).clock;
    }),
  );
  const times = clocks.map((clock) => clock.now());
  expect(Math.max(...times) - Math.min(...times)).toBeLessThan(1000);
});
