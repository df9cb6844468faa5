import { describe, expect, it } from 'vitest';
import { cellAt, centreOf, within } from './grid.ts';
import { mazeOf } from './mazes/index.ts';
import {
  CALL_CLEARANCE_CELLS,
  CALL_SHARE,
  CATCH_DISTANCE,
  FIRST_CALL_TICKS,
  GRID,
  HEAR_TICKS,
  LEAST_CALL_TICKS,
  LINGER,
  LINGER_TICKS,
  SEARCH_TICKS,
  STATION_RADIUS,
} from './rules.ts';
import { addDrone, emptyDeck, newRun, ofType, placePlayer, steps } from './testing/cargo-run.ts';

/** A deck with patrols in some columns of row 4, and the player at the end of it. */
function deckWithPatrols(...columns: number[]) {
  const run = emptyDeck();
  placePlayer(run, 28, 4);
  const drones = columns.map((column) => Object.assign(addDrone(run, column, 4), { mode: 'patrol', ticks: 0 }));
  run.state.callTicks = 1;
  return { run, drones };
}

describe('a call', () => {
  it('comes first after 6 s, then after a twentieth of the time left, and after 2 s at least', () => {
    const { run } = deckWithPatrols();
    run.state.callTicks = FIRST_CALL_TICKS;
    steps(run, FIRST_CALL_TICKS);
    // The clock runs after the calls.
    expect(run.state.callTicks).toBe(Math.floor((run.state.ticksLeft + 1) / CALL_SHARE));
    Object.assign(run.state, { ticksLeft: 600, callTicks: 1 });
    steps(run, 1);
    expect(run.state.callTicks).toBe(LEAST_CALL_TICKS);
  });

  it('goes to the nearest patrol that is not close by', () => {
    const { run, drones } = deckWithPatrols(5, 15, 28 - CALL_CLEARANCE_CELLS + 1);
    const called = ofType(steps(run, 1), 'called');
    expect(called.map(({ drone: { x } }) => x)).toEqual([centreOf(4 * GRID.columns + 15).x]);
    expect(drones.map(({ mode }) => mode)).toEqual(['patrol', 'inspect', 'patrol']);
  });

  it('brings a drone, which hears first, to where the player was; it looks round there and resumes its patrol', () => {
    const { run, drones } = deckWithPatrols(15);
    const [drone] = drones;
    steps(run, 1);
    run.state.callTicks = 10_000;
    const { x } = drone as NonNullable<typeof drone>;
    steps(run, HEAR_TICKS - 1);
    expect(drone).toMatchObject({ mode: 'inspect', x });
    placePlayer(run, 1, 18);
    const events = steps(run, 13 * 27 + SEARCH_TICKS);
    expect(events.map(({ type }) => type)).toEqual(['calm']);
    expect(run.state).toMatchObject({ shaken: 0 });
    expect(within(drone as NonNullable<typeof drone>, centreOf(4 * GRID.columns + 28), 200)).toBe(true);
  });

  it('ends in doubt where the drone sees the player on its way', () => {
    const { run } = deckWithPatrols(15);
    steps(run, 1);
    placePlayer(run, 18, 4);
    expect(ofType(steps(run, 1), 'suspicious')).toHaveLength(1);
  });
});

describe('on the station', () => {
  it('a called drone waits as near as it may until the player has left', () => {
    const run = newRun();
    run.state.callTicks = 1;
    const [called] = ofType(steps(run, 1), 'called');
    const drone = run.state.drones.find(({ id }) => id === called?.drone.id) as (typeof run.state.drones)[number];
    run.state.drones = [drone];
    run.state.callTicks = 100_000;
    steps(run, 900);
    expect(drone.mode).toBe('inspect');
    const { station } = mazeOf(1);
    expect(within(drone, station, STATION_RADIUS + CATCH_DISTANCE)).toBe(false);
    expect(within(drone, station, STATION_RADIUS + CATCH_DISTANCE + 40)).toBe(true);
    expect(cellAt(drone)).toBe(drone.lastSeen);
    placePlayer(run, 1, 1);
    expect(steps(run, SEARCH_TICKS).at(-1)).toMatchObject({ type: 'calm' });
  });

  it('who stays for more than 3 s calls drones sooner, and time runs faster until they leave', () => {
    const run = emptyDeck();
    steps(run, LINGER_TICKS - run.state.stationTicks);
    const { callTicks, ticksLeft } = run.state;
    steps(run, 10);
    expect(run.state).toMatchObject({
      callTicks: callTicks - 10 * LINGER.calls,
      ticksLeft: ticksLeft - 10 * LINGER.clock,
    });
    placePlayer(run, 28, 4);
    steps(run, 10);
    expect(run.state).toMatchObject({
      callTicks: callTicks - 10 * LINGER.calls - 10,
      ticksLeft: ticksLeft - 10 * LINGER.clock - 10,
    });
    placePlayer(run, 14, 10);
    steps(run, 1);
    expect(run.state.stationTicks).toBe(1);
  });
});
