import { describe, expect, it } from 'vitest';
import { cellAt, centreOf, within } from './grid.ts';
import { MAZES, mazeOf } from './mazes/index.ts';
import {
  ALARM_TICKS,
  CATCH_DISTANCE,
  CELL_SIZE,
  GRID,
  SEARCH_TICKS,
  TURN_BACK_PERCENT,
  WATCH_TICKS,
  doubtTicks,
} from './rules.ts';
import { gazeAt } from './sight.ts';
import { newRun, goToDeck, emptyDeck, placePlayer, addDrone, steps, ofType, undisturbed } from './testing/cargo-run.ts';

/** The tests use row 4 of the first deck, which is one lane. */
describe('a drone', () => {
  it.each([
    [150, 27],
    [105, 23],
    [60, 18],
    [50, 18],
  ])('doubts at a distance of %i pixels for %i ticks', (distance, ticks) => {
    expect(doubtTicks(distance)).toBe(ticks);
  });

  it('doubts, gives the alarm for 700 ms, then follows', () => {
    const run = emptyDeck();
    placePlayer(run, 8, 4);
    const drone = addDrone(run, 5, 4);
    drone.mode = 'patrol';
    const events = steps(run, doubtTicks(120) + 1);
    expect(events.map(({ type }) => type)).toEqual(['suspicious', 'chase']);
    steps(run, ALARM_TICKS);
    expect(drone).toMatchObject(centreOf(4 * GRID.columns + 5));
    steps(run, 20);
    expect(drone.x).toBe(centreOf(5).x + 30);
  });

  it.each([
    ['backs off from a player right ahead', 5, 80, 0, 15],
    ['backs off from a player beside it', 10, 0, 50, 15],
    ['stands still before a player farther off', 5, 101, 0, 0],
    ['stands still before a player behind it', 9, -50, 0, 0],
    ['stands still with its back to a wall', 1, 80, 0, 0],
  ])('in doubt %s', (_what, column, dx, dy, pixels) => {
    const run = emptyDeck();
    const drone = addDrone(run, column, 4);
    drone.mode = 'patrol';
    const { x } = drone;
    Object.assign(run.state.player, { x: x + dx, y: drone.y + dy });
    steps(run, 11);
    expect(drone).toMatchObject({ mode: 'suspicious', x: x - pixels });
  });

  it('at the alarm goes on backing off from a player right ahead', () => {
    const run = emptyDeck();
    const drone = addDrone(run, 11, 4);
    Object.assign(drone, { mode: 'chase', ticks: ALARM_TICKS });
    const { x } = drone;
    Object.assign(run.state.player, { x: x + 80, y: drone.y });
    steps(run, 10);
    expect(drone).toMatchObject({ mode: 'chase', x: x - 15 });
  });

  it('resumes its patrol if it saw the player only for a moment', () => {
    const run = emptyDeck();
    placePlayer(run, 8, 4);
    const drone = addDrone(run, 5, 4);
    drone.mode = 'patrol';
    steps(run, 20);
    placePlayer(run, 20, 16);
    expect(steps(run, 20 + WATCH_TICKS).map(({ type }) => type)).toEqual(['calm']);
    expect(drone.mode).toBe('patrol');
  });

  it.each([
    ['within 150 pixels', 150, 0, true],
    ['beyond', 151, 0, false],
    ['behind it', -61, 0, false],
    ['close behind it', -60, 0, true],
    ['behind a wall', 0, 3 * CELL_SIZE, false],
  ])('a player %s (%i, %i pixels away) is visible: %s', (_where, dx, dy, isVisible) => {
    const run = emptyDeck();
    const drone = addDrone(run, 11, 4);
    drone.mode = 'patrol';
    Object.assign(run.state.player, { x: drone.x + dx, y: drone.y + dy });
    expect(ofType(steps(run, 1), 'suspicious')).toHaveLength(isVisible ? 1 : 0);
  });

  it('does not see a player on the station', () => {
    const run = emptyDeck();
    const drone = addDrone(run, 17, 10);
    drone.mode = 'patrol';
    expect(steps(run, 60)).toEqual([]);
    Object.assign(run.state.player, { x: mazeOf(1).station.x + 61 });
    drone.gaze = gazeAt(drone, run.state.player);
    expect(ofType(steps(run, 1), 'suspicious')).toHaveLength(1);
  });

  it('walks to the last known cell of the player, searches there, and resumes its patrol', () => {
    const run = emptyDeck();
    undisturbed(run);
    placePlayer(run, 8, 4);
    const drone = addDrone(run, 5, 4);
    drone.mode = 'patrol';
    steps(run, doubtTicks(120) + 1);
    placePlayer(run, 28, 1);
    expect(steps(run, 100 + ALARM_TICKS).map(({ type }) => type)).toEqual(['lost']);
    expect(cellAt(drone)).toBe(4 * GRID.columns + 8);
    expect(steps(run, SEARCH_TICKS).map(({ type }) => type)).toEqual(['calm', 'shaken']);
    steps(run, 2000);
    expect(mazeOf(1).rounds[0]?.cells).toContain(cellAt(drone));
    expect(within(drone, centreOf(4 * GRID.columns + 8), CELL_SIZE)).toBe(false);
  });

  it('catches the player at 44 pixels, and the cargo is lost', () => {
    const run = emptyDeck();
    const drone = addDrone(run, 11, 4);
    Object.assign(run.state.player, { x: drone.x + CATCH_DISTANCE + 0.5, y: drone.y });
    steps(run, 1);
    expect(run.ended).toBe(false);
    run.state.player.x = drone.x + CATCH_DISTANCE;
    expect(ofType(steps(run, 1), 'caught')).toHaveLength(1);
    expect(run.state).toMatchObject({ ended: 'own', fate: { cause: 'caught', droneId: 0 }, score: 0 });
  });

  it.each(MAZES.map((_, index) => index + 1))('of deck %i stays on its round while nothing disturbs it', (level) => {
    const run = newRun();
    goToDeck(run, level);
    undisturbed(run);
    const maze = mazeOf(level);
    const visited = run.state.drones.map(() => new Set<number>());
    for (let tick = 0; tick < 6000; tick++) {
      run.step([], () => expect.fail('a drone was disturbed'));
      for (const drone of run.state.drones) {
        if (!maze.rounds[drone.id]?.cells.includes(cellAt(drone))) expect.fail(`drone ${drone.id} has left its round`);
        visited[drone.id]?.add(cellAt(drone));
      }
    }
    maze.rounds.forEach(({ cells }, id) => expect(visited[id]).toEqual(new Set(cells)));
  });

  it('turns back at some stops, which it draws when it is there', () => {
    const run = newRun();
    goToDeck(run, 7);
    undisturbed(run);
    let [stops, turns] = [0, 0];
    for (let tick = 0; tick < 6000; tick++) {
      const before = structuredClone({ drones: run.state.drones, rng: run.state.rng });
      const beacons = run.deals.length;
      run.step([]);
      const { drones, rng } = run.state;
      const arrived = drones.filter(({ nextStop }, id) => nextStop !== before.drones[id]?.nextStop);
      stops += arrived.length;
      turns += arrived.filter(({ id, isReversed }) => isReversed !== before.drones[id]?.isReversed).length;
      if (arrived.length === 0 && run.deals.length === beacons) expect(rng).toEqual(before.rng);
    }
    expect(turns / stops).toBeCloseTo(TURN_BACK_PERCENT / 100, 1);
  });
});
