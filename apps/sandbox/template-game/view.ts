import type { GameModule } from '../game-module.ts';
import { Replay, Screen } from './Screen.tsx';
import { view } from './scene.ts';
import { type DockCommand, type DockEvent, type DockState, templateGame } from './sim.ts';
import { theatre } from './theatre.ts';

/** The lazy chunk of the template game. */
export const module: GameModule<DockState, DockCommand, DockEvent> = {
  sim: templateGame,
  view,
  Screen,
  Replay,
  theatre,
};
