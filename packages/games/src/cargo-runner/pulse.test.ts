import { describe, expect, it } from 'vitest';
import { cellAt } from './grid.ts';
import { mazeOf } from './mazes/index.ts';
import {
  ALARM_TICKS,
  LAST_SECONDS,
  LEVELS,
  LEVEL_TICKS,
  MAX_PULSES,
  PULSE_RADIUS,
  SEARCH_TICKS,
  STATION_RADIUS,
  doubtTicks,
} from './rules.ts';
import { cargoRunner } from './sim.ts';
import { addDrone, emptyDeck, newRun, ofType, placePlayer, steps } from './testing/cargo-run.ts';
import { intensityOf } from './intensity.ts';

const SDU = { id: 90, type: 'SDU', x: 0, y: 0 } as const;
const ARCO = { ...SDU, type: 'ARCO' } as const;

describe('the pulse', () => {
  /** A drone at a distance to the right of the player, and another one far away. */
  function deckWithDrone(distance: number) {
    const run = emptyDeck();
    run.state.pulses = 1;
    placePlayer(run, 8, 4);
    const drone = addDrone(run, 11, 4);
    drone.gaze = 'right';
    drone.x = run.state.player.x + distance;
    return { run, drone };
  }

  it('stuns a drone in reach, which then neither sees nor catches', () => {
    const { run, drone } = deckWithDrone(PULSE_RADIUS);
    expect(ofType(steps(run, 1, { type: 'pulse' }), 'pulse')).toHaveLength(1);
    expect(run.state).toMatchObject({ pulses: 0, stunned: 1 });
    drone.x = run.state.player.x;
    expect(steps(run, 60)).toEqual([]);
    expect(run.ended).toBe(false);
  });

  it('is not spent without a drone in reach, and not fired without a charge', () => {
    const { run, drone } = deckWithDrone(PULSE_RADIUS + 1);
    expect(steps(run, 1, { type: 'pulse' })).toEqual([]);
    expect(run.state.pulses).toBe(1);
    drone.x = run.state.player.x + PULSE_RADIUS;
    run.state.pulses = 0;
    expect(ofType(steps(run, 1, { type: 'pulse' }), 'pulse')).toEqual([]);
  });

  it('that stuns none is wasted, and drones on patrol in reach come to look', () => {
    const { run, drone } = deckWithDrone(PULSE_RADIUS);
    Object.assign(drone, { mode: 'patrol', gaze: 'right', ticks: 0 });
    const events = steps(run, 1, { type: 'pulse' });
    expect(events).toMatchObject([
      { type: 'pulse', drones: [] },
      { type: 'called', drone: { id: drone.id } },
    ]);
    expect(run.state).toMatchObject({ pulses: 0, stunned: 0 });
    expect(drone).toMatchObject({ mode: 'inspect', lastSeen: cellAt(run.state.player) });
  });

  it('leaves drones on patrol alone if it stuns another one', () => {
    const { run, drone } = deckWithDrone(PULSE_RADIUS);
    const patrol = addDrone(run, 7, 4);
    Object.assign(patrol, { x: run.state.player.x - PULSE_RADIUS, mode: 'patrol', gaze: 'left', ticks: 0 });
    expect(steps(run, 1, { type: 'pulse' })).toMatchObject([{ type: 'pulse', drones: [{ id: drone.id }] }]);
    expect(patrol.mode).toBe('patrol');
  });

  it('brings no drone onto the station, which shelters', () => {
    const { run, drone } = deckWithDrone(PULSE_RADIUS);
    const maze = mazeOf(1);
    Object.assign(run.state.player, { x: maze.station.x + STATION_RADIUS, y: maze.station.y });
    Object.assign(drone, { mode: 'patrol', gaze: 'right', ticks: 0, x: run.state.player.x + 60, y: maze.station.y });
    expect(steps(run, 1, { type: 'pulse' }).map(({ type }) => type)).toEqual(['pulse', 'called']);
    expect(maze.droneMayEnter(drone.lastSeen)).toBe(true);
  });

  it('is there once at the start of a deck', () => {
    expect(newRun().state.pulses).toBe(1);
  });

  it('is charged by a heavy piece alone; each delivery puts stunned drones back to the start of their rounds', () => {
    const { run, drone } = deckWithDrone(PULSE_RADIUS);
    steps(run, 1, { type: 'pulse' });
    for (let delivery = 0; delivery <= MAX_PULSES + 1; delivery++) {
      run.state.player.cargo = delivery === 0 ? [SDU, SDU, SDU] : [ARCO];
      Object.assign(run.state.player, mazeOf(1).station);
      const events = steps(run, 1);
      expect(ofType(events, 'woken')).toHaveLength(delivery === 0 ? 1 : 0);
      expect(run.state.pulses).toBe(Math.min(delivery, MAX_PULSES));
    }
    expect(drone.mode).toBe('patrol');
  });

  it('leaves no drone that wakes beside the player', () => {
    const { run, drone } = deckWithDrone(PULSE_RADIUS);
    steps(run, 1, { type: 'pulse' });
    Object.assign(run.state.player, mazeOf(1).station, { cargo: [ARCO] });
    Object.assign(drone, mazeOf(1).station);
    expect(steps(run, 1).map(({ type }) => type)).toEqual(['delivered', 'woken']);
    expect(cellAt(drone)).toBe(mazeOf(1).rounds[drone.id]?.stops[0]);
  });
});

describe('a drone that is shaken off', () => {
  it('adds three seconds to the clock, up to the time of a level', () => {
    const run = emptyDeck();
    run.state.ticksLeft = 100 * 60;
    placePlayer(run, 8, 4);
    addDrone(run, 5, 4).mode = 'patrol';
    steps(run, doubtTicks(120) + 1);
    placePlayer(run, 28, 1);
    const before = run.state.ticksLeft;
    const ticks = 100 + ALARM_TICKS + SEARCH_TICKS;
    expect(ofType(steps(run, ticks), 'shaken')).toMatchObject([{ seconds: 3 }]);
    expect(run.state).toMatchObject({ ticksLeft: before - ticks + 180, shaken: 1 });
    run.state.drones.forEach((drone) => Object.assign(drone, { mode: 'search', ticks: 1 }));
    run.state.ticksLeft = LEVEL_TICKS;
    expect(ofType(steps(run, 1), 'shaken')).toMatchObject([{ seconds: 0 }]);
    expect(run.state.ticksLeft).toBe(LEVEL_TICKS - 1);
  });
});

describe('practice', () => {
  it('starts on the deck of its setup, a ranked run on the first one', () => {
    expect(cargoRunner.init({ seed: 1, options: { deck: 5 } }).level).toBe(5);
    expect(cargoRunner.init({ seed: 1, options: { deck: 99 } }).level).toBe(LEVELS);
    expect(cargoRunner.init({ seed: 1 }).level).toBe(1);
  });
});

it('the music follows doubt, chase and the red clock, whose last seconds are a crisis', () => {
  const { state } = newRun();
  const tensions = (['patrol', 'inspect', 'search', 'suspicious', 'chase'] as const).map((mode) => {
    (state.drones[0] as (typeof state.drones)[number]).mode = mode;
    return intensityOf(state);
  });
  expect(tensions).toEqual(tensions.toSorted((one, other) => one - other));
  expect(tensions.at(-1)).toBe(0.9);
  for (const drone of state.drones) drone.mode = 'patrol';
  state.ticksLeft = 30 * 60;
  expect(intensityOf(state)).toBeGreaterThan(tensions[0] as number);
  state.ticksLeft = LAST_SECONDS * 60;
  expect(intensityOf(state)).toBe(1);
});
