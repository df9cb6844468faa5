import { Run, type RunOptions, beaconDealer, localDealer } from '@star-seekers/sim';
import { expect, it, test } from 'vitest';
import { centreOf } from './grid.ts';
import { mazeOf } from './mazes/index.ts';
import { LEVELS, dronesOfLevel } from './rules.ts';
import { sees } from './sight.ts';
import { cargoRunner } from './sim.ts';
import type { CargoState } from './state.ts';
import { type MissionRules, TWISTS, type Twist, missionRules } from './twists.ts';

function begin(options: RunOptions) {
  const run = new Run(cargoRunner, { seed: 4, options }, localDealer(beaconDealer, 4));
  run.step([]);
  return run;
}

const dayWith = (twist: Twist, deck = 1) => ({ deck, twist: TWISTS.indexOf(twist) });

it('a mission goes round from the deck of its day, with drones by their place in it (G6.19)', () => {
  const run = begin(dayWith('clock', 5));
  const decks: [level: number, drones: number][] = [];
  const clear = () => {
    decks.push([run.state.level, run.state.drones.length]);
    run.state.levelDelivered = run.state.levelItems;
    run.step([]);
  };
  while (decks.length < LEVELS - 1) {
    clear();
    run.step([{ type: 'continue' }]);
    run.step([]);
  }
  clear();
  const rounds = (level: number) => mazeOf(level).rounds.length;
  expect(decks).toEqual(
    [5, 6, 7, 1, 2, 3, 4].map((level, at) => [level, Math.min(rounds(level), dronesOfLevel(at + 1))]),
  );
  expect(run.state.fate).toEqual({ cause: 'victory' });
  expect(run.outcome?.stats['level']).toBe(LEVELS);
});

const PLAIN = missionRules({});

test.each<readonly [Twist, Partial<MissionRules>]>([
  ['patrol', { moreDrones: 1 }],
  ['clock', { levelTicks: 240 * 60 }],
  ['dim', { sightRadius: 110, isDim: true }],
  ['keen', { sightRadius: 190 }],
  ['hold', { capacityKilos: 4 }],
  ['charge', { maxPulses: 3 }],
])('%s changes one rule (G6.19)', (twist, change) => {
  const { state } = begin(dayWith(twist));
  expect(missionRules(state)).toEqual({ ...PLAIN, ...change });
  const { drones, ticksLeft, pulses } = state;
  expect([drones.length, pulses]).toEqual([8 + (change.moreDrones ?? 0), (change.maxPulses ?? PLAIN.maxPulses) - 1]);
  expect(ticksLeft).toBe((change.levelTicks ?? PLAIN.levelTicks) - 1);
});

it('a further drone walks the round of the first from its middle, and keeps to it', () => {
  const run = begin(dayWith('patrol'));
  const drone = run.state.drones.at(-1) as CargoState['drones'][number];
  const { cells } = mazeOf(1).rounds[0] as { cells: readonly number[] };
  const ways = new Set(cells.map((cell) => `${centreOf(cell).x} ${centreOf(cell).y}`));
  const middle = centreOf(cells[Math.floor(cells.length / 2)] as number);
  expect(Math.hypot(drone.x - middle.x, drone.y - middle.y)).toBeLessThan(3);
  let middles = 0;
  for (let tick = 0; tick < 1500 && !run.ended; tick++) {
    run.step([]);
    const { x, y, mode } = drone;
    if (mode === 'patrol' && (x - 20) % 40 === 0 && (y - 20) % 40 === 0) {
      middles++;
      expect(ways).toContain(`${x} ${y}`);
    }
  }
  expect(middles).toBeGreaterThan(5);
});

it('a drone sees as far as its day lets it', () => {
  const maze = mazeOf(1);
  const row = [...maze.floor.keys()].find((cell) => [0, 1, 2, 3, 4].every((step) => maze.floor[cell + step])) as number;
  const eye = { ...centreOf(row), gaze: 'right' as const };
  const at = (distance: number) => ({ x: eye.x + distance, y: eye.y });
  for (const twist of ['dim', 'keen'] as const) {
    const { sightRadius } = missionRules(begin(dayWith(twist)).state);
    expect([sees(maze, eye, at(120), sightRadius), sees(maze, eye, at(160), sightRadius)]).toEqual(
      twist === 'dim' ? [false, false] : [true, true],
    );
  }
});
