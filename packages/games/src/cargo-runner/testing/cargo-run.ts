import { type Heading, Run, beaconDealer, localDealer } from '@star-seekers/sim';
import { centreOf } from '../grid.ts';
import { type CargoType, GRID } from '../rules.ts';
import { cargoRunner } from '../sim.ts';
import type { CargoCommand, CargoEvent, CargoState, Drone } from '../state.ts';

export type CargoRun = Run<CargoState, CargoCommand, CargoEvent>;

/** A run before its first tick. @param secretSeed seed of its beacons */
export function begin(seed = 1, secretSeed = seed): CargoRun {
  return new Run(cargoRunner, { seed }, localDealer(beaconDealer, secretSeed));
}

/** A run after its first tick: its cargo is there. */
export function newRun(seed = 1): CargoRun {
  const run = begin(seed);
  run.step([]);
  return run;
}

/** Goes on to a deck, whose cargo is there. */
export function goToDeck(run: CargoRun, level: number): void {
  while (run.state.level < level) {
    run.state.phase = 'levelComplete';
    steps(run, 2, { type: 'continue' });
  }
}

/** The first deck without drones, and with one distant piece so that it is not cleared. */
export function emptyDeck(): CargoRun {
  const run = newRun();
  run.state.drones = [];
  run.state.items = [];
  addCargo(run, 'SDU', 28, 18);
  return run;
}

/** Adds a piece of cargo in a cell. */
export function addCargo({ state }: CargoRun, type: CargoType, column: number, row: number): void {
  state.items.push({ id: state.nextId++, type, ...centreOf(row * GRID.columns + column) });
}

/** No drone is called, and the time is not up. */
export function undisturbed({ state }: CargoRun): void {
  state.callTicks = Number.MAX_SAFE_INTEGER;
  state.ticksLeft = Number.MAX_SAFE_INTEGER;
}

/** Moves the courier to a cell. */
export function placePlayer({ state }: CargoRun, column: number, row: number): void {
  Object.assign(state.player, centreOf(row * GRID.columns + column));
}

/** Adds a drone that searches in a cell. */
export function addDrone({ state }: CargoRun, column: number, row: number): Drone {
  const cell = row * GRID.columns + column;
  const drone: Drone = {
    ...centreOf(cell),
    id: 0,
    heading: 'right',
    gaze: 'right',
    mode: 'search',
    nextStop: 0,
    isReversed: false,
    ticks: 1_000_000,
    lastSeen: cell,
  };
  state.drones.push(drone);
  return drone;
}

export const hold = (heading: Heading): CargoCommand => ({ type: 'hold', heading });
export const release = (heading: Heading): CargoCommand => ({ type: 'release', heading });
export const course = (heading: Heading): CargoCommand => ({ type: 'course', heading });

/** Steps a number of ticks, the first one with the commands. @returns their events */
export function steps(run: CargoRun, ticks: number, ...commands: CargoCommand[]): CargoEvent[] {
  const events: CargoEvent[] = [];
  for (let tick = 0; tick < ticks; tick++) {
    run.step(tick === 0 ? commands : [], (event) => events.push(structuredClone(event)));
  }
  return events;
}

/** The events of one type. */
export const ofType = <Type extends CargoEvent['type']>(events: readonly CargoEvent[], type: Type) =>
  events.filter((event): event is Extract<CargoEvent, { type: Type }> => event.type === type);
