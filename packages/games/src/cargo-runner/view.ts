import type { GameModule } from '../game-module.ts';
import { Replay, Screen } from './Screen.tsx';
import { view } from './scene.ts';
import { cargoRunner } from './sim.ts';
import type { CargoCommand, CargoEvent, CargoState } from './state.ts';
import { theatre } from './theatre.ts';

/** Cargo Runner as the catalog loads it. */
export const module: GameModule<CargoState, CargoCommand, CargoEvent> = {
  sim: cargoRunner,
  view,
  Screen,
  Replay,
  theatre,
};
