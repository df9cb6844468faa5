import type { GameModule } from '../game-module.ts';
import { Replay, Screen } from './Screen.tsx';
import { view } from './scene.ts';
import { battleArena } from './sim.ts';
import type { ArenaCommand } from './simulation/commands.ts';
import type { ArenaEvent, ArenaState } from './simulation/state.ts';
import { theatre } from './theatre.ts';

/** Cosmic Battle Arena as the catalog loads it. */
export const module: GameModule<ArenaState, ArenaCommand, ArenaEvent> = {
  sim: battleArena,
  view,
  Screen,
  Replay,
  theatre,
};
