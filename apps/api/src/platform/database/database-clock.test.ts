import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { SettableClock, createTestDatabase, testEngine } from '../../testing/index.ts';
import { DatabaseClock } from './database-clock.ts';
import { openDatabase } from './open-database.ts';

const CHECK_MS = 10_000;
const MINUTE = 60_000;

/** No process has lived before. */
const lastSeen = async () => undefined;
/** A clock on a machine whose time stands unless it is advanced. @param referenceOf the database's clock, from the true time */
async function anchored(referenceOf?: (time: number) => number) {
  const machine = new SettableClock();
  machine.stop();
  const start = machine.uptime();
  const reference = referenceOf && (async () => start + referenceOf(machine.uptime() - start));
  const clock = new DatabaseClock({ clock: machine, reference, lastSeen, checkMs: CHECK_MS });
  onTestFinished(() => clock.close());
  await clock.anchored();
  const pass = async (ms: number) => {
    machine.advance(ms);
    await setImmediate();
  };
  return { machine, clock, start, pass };
}

const STEPS = [4000, -5000, 10 * MINUTE, -10 * MINUTE];

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
  ['ahead', 4000],
  ['far behind', -10 * MINUTE],
])('a database’s clock that steps %s is followed by 0.05 %% of the time at most', async (_, step) => {
  let stepped = 0;
  const { clock, pass } = await anchored((time) => time + stepped);
  await pass(MINUTE);
  const before = clock.now();
  stepped = step;
  await pass(CHECK_MS);
  for (let minute = 0; minute < 10; minute++) await pass(MINUTE);
  const gained = clock.now() - before - CHECK_MS - 10 * MINUTE;
  expect(gained * Math.sign(step)).toBe(0.0005 * 10 * MINUTE);
  expect(clock.behindMs * Math.sign(step)).toBeGreaterThan(3000);
});

test.each([
  ['of a machine whose clock was set back', 10 * MINUTE, 10 * MINUTE],
  ['that is a little behind', -1000, 0],
  ['of a hub that had a wrong clock', 24 * 60 * MINUTE, 0],
])('a process %s goes on where the others were', async (_, aheadMs, expected) => {
  const machine = new SettableClock();
  machine.stop();
  const clock = new DatabaseClock({
    clock: machine,
    reference: undefined,
    lastSeen: async () => machine.now() + aheadMs,
    checkMs: CHECK_MS,
  });
  onTestFinished(() => clock.close());
  await clock.anchored();
  expect(clock.now() - machine.now()).toBe(expected);
  machine.advance(CHECK_MS);
  await setImmediate();
  expect(clock.now() - machine.now()).toBe(expected);
});

test('is anchored once the database can be reached', async () => {
  const machine = new SettableClock();
  machine.stop();
  let isDown = true;
  const reference = async () => {
    if (isDown) throw new Error('no connection');
    return machine.now() + 3000;
  };
  const clock = new DatabaseClock({ clock: machine, reference, lastSeen, checkMs: CHECK_MS });
  onTestFinished(() => clock.close());
  await expect(clock.anchored()).rejects.toThrow('no connection');
  isDown = false;
  await clock.anchored();
  expect(clock.now()).toBe(machine.now() + 3000);
  isDown = true;
  await clock.anchored();
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
    [0, 4000, -10 * MINUTE].map(async (step) => {
      const machine = new SettableClock();
      machine.step(step);
      const clock = new DatabaseClock({
        clock: machine,
        reference: now && (async () => now(db)),
        lastSeen,
        checkMs: CHECK_MS,
      });
      onTestFinished(() => clock.close());
      await clock.anchored();
      return clock;
    }),
  );
  const times = clocks.map((clock) => clock.now());
  expect(Math.max(...times) - Math.min(...times)).toBeLessThan(1000);
});
