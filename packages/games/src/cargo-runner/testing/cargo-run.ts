import { Run } from '@star-seekers/sim';
import { type Heading, centreOf } from '../grid.ts';
import { type CargoType, GRID } from '../rules.ts';
import { cargoRunner } from '../sim.ts';
import type { CargoCommand, CargoEvent, CargoState, Drone } from '../state.ts';

export type CargoRun = Run<CargoState, CargoCommand, CargoEvent>;

/** A run of Cargo Runner, before its first tick. */
export function newRun(seed = 1): CargoRun {
  return new Run(cargoRunner, { seed });
}

/** The first deck with nothing on it but what the test puts there; one piece far off keeps it from being cleared. */
export function emptyDeck(): CargoRun {
  const run = newRun();
  run.state.drones = [];
  run.state.items = [];
  put(run, 'SDU', 28, 18);
  return run;
}

/** Lays a piece of cargo on a cell. */
export function put({ state }: CargoRun, type: CargoType, column: number, row: number): void {
  state.items.push({ id: state.nextId++, type, ...centreOf(row * GRID.columns + column) });
}

/** Moves the courier to a cell. */
export function stand({ state }: CargoRun, column: number, row: number): void {
  Object.assign(state.player, centreOf(row * GRID.columns + column));
}

/** A drone that stands at a place and looks out: its patrol is where it is. */
export function putDrone({ state }: CargoRun, column: number, row: number): Drone {
  const cell = row * GRID.columns + column;
  const drone: Drone = {
    ...centreOf(cell),
    id: 0,
    heading: 'right',
    mode: 'search',
    patrolIndex: 0,
    ticks: 1_000_000,
    lastSeen: cell,
  };
  state.drones.push(drone);
  return drone;
}

/** The orders of the courier. */
export const hold = (heading: Heading): CargoCommand => ({ type: 'hold', heading });
export const release = (heading: Heading): CargoCommand => ({ type: 'release', heading });
export const course = (heading: Heading): CargoCommand => ({ type: 'course', heading });

/** Some ticks, the first with the commands. */
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
