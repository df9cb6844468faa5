import { describe, expect, it } from 'vitest';
import { cellAt, centreOf, within } from './grid.ts';
import { mazeOf } from './mazes/index.ts';
import {
  CALL_CLEARANCE_CELLS,
  CATCH_DISTANCE,
  CELL_SIZE,
  FIRST_CALL_TICKS,
  GRID,
  HEAR_TICKS,
  LEVEL_TICKS,
  LINGER_CALLS,
  LINGER_TICKS,
  SEARCH_TICKS,
  STATION_RADIUS,
} from './rules.ts';
import { addDrone, emptyDeck, goToDeck, newRun, ofType, placePlayer, steps } from './testing/cargo-run.ts';

/** A deck with patrols in some columns of row 4, and the player at the end of it. */
function deckWithPatrols(...columns: number[]) {
  const run = emptyDeck();
  placePlayer(run, 28, 4);
  const drones = columns.map((column) => Object.assign(addDrone(run, column, 4), { mode: 'patrol', ticks: 0 }));
  run.state.callTicks = 1;
  return { run, drones };
}

describe('a call', () => {
  it.each([
    [300, 666],
    [200, 333],
    [136, 120],
    [10, 120],
  ])('comes first after 5 s, and with %i s left the next one after %i ticks', (secondsLeft, ticks) => {
    const { run } = deckWithPatrols();
    run.state.callTicks = FIRST_CALL_TICKS;
    steps(run, FIRST_CALL_TICKS - 1);
    run.state.ticksLeft = secondsLeft * 60;
    expect(run.state.callTicks).toBe(1);
    steps(run, 1);
    expect(run.state.callTicks).toBe(ticks);
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

  it.each([
    [['SDU'], ['delivered', 'called']],
    [
      ['SDU', 'AGEL'],
      ['delivered', 'called'],
    ],
    [['SDU', 'AGEL', 'HYG'], ['delivered']],
    [['ARCO'], ['delivered']],
  ] as const)('follows a delivery of less than 3 kg: %j gives %j', (types, events) => {
    const { run } = deckWithPatrols(2);
    const cargo = types.map((type, id) => ({ id: 100 + id, type, x: 0, y: 0 }));
    Object.assign(run.state.player, mazeOf(1).station, { cargo });
    run.state.callTicks = 10_000;
    expect(steps(run, 1).map(({ type }) => type)).toEqual(events);
  });

  it('ends in doubt where the drone sees the player on its way', () => {
    const { run } = deckWithPatrols(15);
    steps(run, 1);
    placePlayer(run, 18, 4);
    expect(ofType(steps(run, 1), 'suspicious')).toHaveLength(1);
  });
});

describe('on the station', () => {
  /** A deck with one patrol, which is called at once, and the player back on the station for so long. */
  function stationWithDrone(stationTicks: number) {
    const run = emptyDeck();
    const drone = addDrone(run, 14, 4);
    Object.assign(drone, { mode: 'patrol', ticks: 0 });
    Object.assign(run.state, { callTicks: 1, hasLeft: true, stationTicks });
    return { run, drone, station: mazeOf(1).station };
  }

  it('a called drone comes as near as it may while the player is sheltered, looks round and leaves', () => {
    const { run, drone, station } = stationWithDrone(0);
    const types = new Set<string>();
    let nearest = Number.POSITIVE_INFINITY;
    steps(run, 1);
    run.state.callTicks = 10_000;
    while (drone.mode === 'inspect') {
      run.state.stationTicks = 0;
      for (const { type } of steps(run, 1)) types.add(type);
      nearest = Math.min(nearest, Math.hypot(drone.x - station.x, drone.y - station.y));
    }
    expect(cellAt(drone)).toBe(drone.lastSeen);
    expect(nearest).toBeGreaterThan(STATION_RADIUS + CATCH_DISTANCE);
    expect(nearest).toBeLessThanOrEqual(STATION_RADIUS + CATCH_DISTANCE + CELL_SIZE);
    expect([...types]).toEqual(['calm']);
  });

  it.each([1, 2, 3, 4, 5, 6, 7])('of deck %i nothing happens to who has not left it, until the time is up', (deck) => {
    const run = newRun();
    goToDeck(run, deck);
    const types = new Set<string>();
    while (!run.ended) for (const { type } of steps(run, 600)) types.add(type);
    expect([...types].toSorted()).toEqual(['called', 'calm', 'lowTime', 'timeUp']);
    expect(run.state).toMatchObject({ hasLeft: false, score: 0, fate: { cause: 'timeUp' } });
  });

  it('drones see who comes back and stays for more than 3 s, come in and catch them', () => {
    const { run, drone } = stationWithDrone(0);
    const events = steps(run, LINGER_TICKS);
    expect(events.map(({ type }) => type)).toEqual(['called']);
    while (!run.ended) events.push(...steps(run, 1));
    expect(events.map(({ type }) => type)).toEqual(['called', 'suspicious', 'chase', 'caught']);
    expect(run.state).toMatchObject({ fate: { cause: 'caught', droneId: drone.id } });
    // The clock runs as ever.
    expect(run.state.ticksLeft).toBe(LEVEL_TICKS - run.state.playedTicks + 1);
  });

  it('a drone that has come in leaves again', () => {
    const { run, drone } = stationWithDrone(LINGER_TICKS);
    steps(run, 1);
    expect(drone.lastSeen).toBe(cellAt(mazeOf(1).station));
    placePlayer(run, 1, 1);
    run.state.callTicks = 100_000;
    const events: string[] = [];
    while (!events.includes('calm')) events.push(...steps(run, 1).map(({ type }) => type));
    expect(cellAt(drone)).toBe(cellAt(mazeOf(1).station));
    steps(run, 200);
    expect(within(drone, mazeOf(1).station, STATION_RADIUS + CATCH_DISTANCE)).toBe(false);
  });

  it('drones are called sooner to who stays for more than 3 s, also after a step aside', () => {
    const run = emptyDeck();
    Object.assign(run.state, { callTicks: 10_000, hasLeft: true });
    steps(run, LINGER_TICKS - run.state.stationTicks);
    const { callTicks } = run.state;
    steps(run, 10);
    expect(run.state.callTicks).toBe(callTicks - 10 * LINGER_CALLS);
    placePlayer(run, 28, 4);
    steps(run, 10);
    expect(run.state.callTicks).toBe(callTicks - 10 * LINGER_CALLS - 10);
    placePlayer(run, 14, 10);
    steps(run, 9);
    expect(run.state.callTicks).toBe(callTicks - 10 * LINGER_CALLS - 19);
    steps(run, 1);
    expect(run.state.callTicks).toBe(callTicks - 11 * LINGER_CALLS - 19);
  });
});
