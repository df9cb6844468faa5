import type { GameModule } from '../game-module.ts';
import { Screen } from './Screen.tsx';
import { view } from './scene.ts';
import { battleArena } from './sim.ts';
import type { ArenaCommand } from './simulation/commands.ts';
import type { ArenaEvent, ArenaState } from './simulation/state.ts';

/** Cosmic Battle Arena, everything it brings: the lazy chunk of the catalog. */
export const module: GameModule<ArenaState, ArenaCommand, ArenaEvent> = {
  sim: battleArena,
  view,
  Screen,
};
