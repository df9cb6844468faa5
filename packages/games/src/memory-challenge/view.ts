import type { GameModule } from '../game-module.ts';
import { Replay, Screen } from './Screen.tsx';
import { view } from './scene.ts';
import { memoryChallenge } from './sim.ts';
import type { MemoryCommand, MemoryEvent, MemoryState } from './state.ts';
import { theatre } from './theatre.ts';

/** Cosmic Memory Challenge as the catalog loads it, without its dealer. */
export const module: GameModule<MemoryState, MemoryCommand, MemoryEvent> = {
  sim: memoryChallenge,
  view,
  Screen,
  Replay,
  theatre,
};
