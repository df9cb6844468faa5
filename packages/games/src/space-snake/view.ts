import type { GameModule } from '../game-module.ts';
import { Replay, Screen } from './Screen.tsx';
import { view } from './scene.ts';
import { type SnakeCommand, type SnakeEvent, type SnakeState, spaceSnake } from './sim.ts';
import { theatre } from './theatre.ts';

/** Space Snake as the catalog loads it. */
export const module: GameModule<SnakeState, SnakeCommand, SnakeEvent> = {
  sim: spaceSnake,
  view,
  Screen,
  Replay,
  theatre,
};
