import type { GameModule } from '../game-module.ts';
import { Screen } from './Screen.tsx';
import { view } from './scene.ts';
import { type DockCommand, type DockEvent, type DockState, templateGame } from './sim.ts';

/** The lazy chunk of the template game. */
export const module: GameModule<DockState, DockCommand, DockEvent> = { sim: templateGame, view, Screen };
