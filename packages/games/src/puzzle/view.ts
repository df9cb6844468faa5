import type { GameModule } from '../game-module.ts';
import { Replay, Screen } from './Screen.tsx';
import { view } from './scene.ts';
import { puzzle } from './sim.ts';
import type { PuzzleCommand, PuzzleEvent, PuzzleState } from './state.ts';
import { theatre } from './theatre.ts';

/** Star Seekers Puzzle as the catalog loads it. */
export const module: GameModule<PuzzleState, PuzzleCommand, PuzzleEvent> = {
  sim: puzzle,
  view,
  Screen,
  Replay,
  theatre,
};
