import type { GameModule } from '../game-module.ts';
import { Screen } from './Screen.tsx';
import { view } from './scene.ts';
import { memoryChallenge } from './sim.ts';
import type { MemoryCommand, MemoryEvent, MemoryState } from './state.ts';

/** Cosmic Memory Challenge as the catalog loads it, without its dealer. */
export const module: GameModule<MemoryState, MemoryCommand, MemoryEvent> = {
  sim: memoryChallenge,
  view,
  Screen,
};
