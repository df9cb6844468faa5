import { expect, it } from 'vitest';
import { testFigures, testPoints } from '../testing/spec-rules.ts';
import { cells, minutes, pixels, seconds } from '../testing/units.ts';
import { firstPulses } from './pulse.ts';
import * as rules from './rules.ts';

testFigures('G6', {
  'G6.20': pixels(rules.CANVAS),
  'G6.21': `${rules.CELL_SIZE} px`,
  'G6.22': cells(rules.GRID),
  'G6.23': String(rules.LEVELS),
  'G6.24': `${rules.PLAYER_SPEED} px/s`,
  'G6.25': `${rules.CAPACITY_KILOS} kg`,
  'G6.26': `${rules.STATION_RADIUS} px`,
  'G6.27': `${rules.PICKUP_RADIUS} px`,
  'G6.28': `${rules.dronesOfLevel(1)}, ${rules.dronesOfLevel(2) - rules.dronesOfLevel(1)}`,
  'G6.29': `${rules.DRONE_SPEED} px/s`,
  'G6.30': `${rules.DRONE_SIZE} px`,
  'G6.31': `${rules.DETECTION_RADIUS} px`,
  'G6.32': `${rules.CATCH_DISTANCE} px`,
  'G6.33': seconds(rules.LEVEL_TICKS),
  'G6.34': String(rules.DELIVERY_POINTS),
  'G6.35': String(rules.BONUS_POINTS_PER_SECOND),
  'G6.36': `${rules.RED_CLOCK_SECONDS} s`,
  'G6.37': rules.HEAVY_TYPES.join(', '),
  'G6.38': rules.LIGHT_TYPES.join(', '),
  'G6.39': `${rules.kilosOf('ARCO')}, ${rules.kilosOf('SDU')} kg`,
  'G6.40': `${rules.SECOND_COPY_PERCENT} %`,
  'G6.41': minutes(rules.MAX_TICKS),
  'G6.42': `${rules.SIGHT_DEGREES}°`,
  'G6.43': `${rules.NEAR_RADIUS} px`,
  'G6.44': `${rules.doubtTicks(0) / 60} to ${rules.doubtTicks(rules.DETECTION_RADIUS) / 60} s`,
  'G6.45': seconds(rules.SHAKEN_TICKS),
  'G6.46': `${rules.PULSE_RADIUS} px`,
  'G6.47': String(rules.STASH_PIECES),
  'G6.48': `${rules.ALARM_TICKS / 60} s`,
  'G6.49': String(rules.MAX_PULSES),
  'G6.50': `${rules.RECOIL_RADIUS} px`,
  'G6.51': `${rules.TURN_BACK_PERCENT} %`,
  'G6.52': String(rules.MORE_DRONES),
  'G6.53': seconds(rules.SHORT_LEVEL_TICKS),
  'G6.54': `${rules.DIM_RADIUS} px`,
  'G6.55': `${rules.LAMP_RADIUS} px`,
  'G6.56': `${rules.KEEN_RADIUS} px`,
  'G6.57': `${rules.LARGE_CAPACITY_KILOS} kg`,
  'G6.58': String(rules.MORE_PULSES),
  'G6.59': String(firstPulses({})),
  'G6.60': seconds(rules.FIRST_CALL_TICKS),
  'G6.61': `1/${rules.CALLS.share}, ${seconds(rules.CALLS.beyond, rules.CALLS.least)}`,
  'G6.62': `${rules.CALL_CLEARANCE_CELLS} steps, ${rules.HEAR_TICKS / 60} s`,
  'G6.63': seconds(rules.LINGER_TICKS),
  'G6.64': `${rules.LINGER_CALLS} times`,
});

testPoints('G6.16', rules.pointsFromScore, [[12_345, 12_345]]);

it('all heavy kinds weigh the same, and all light kinds', () => {
  expect(new Set(rules.HEAVY_TYPES.map(rules.kilosOf)).size).toBe(1);
  expect(new Set(rules.LIGHT_TYPES.map(rules.kilosOf)).size).toBe(1);
});

it('the cosine of the cone is that of its angle', () => {
  expect(rules.SIGHT_COSINE).toBeCloseTo(Math.cos((rules.SIGHT_DEGREES / 360) * Math.PI), 12);
});

it('the grid fills the canvas', () => {
  expect(rules.GRID.columns * rules.CELL_SIZE).toBe(rules.CANVAS.width);
  expect(rules.GRID.rows * rules.CELL_SIZE).toBe(rules.CANVAS.height);
});

it('steps and their sums are exact in binary', () => {
  for (const step of [rules.PLAYER_STEP, rules.DRONE_STEP]) expect(Number.isInteger(step * 2)).toBe(true);
});
