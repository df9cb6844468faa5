import type { GameModule } from '../game-module.ts';
import { Replay, Screen } from './Screen.tsx';
import { view } from './scene.ts';
import { loreMaster } from './sim.ts';
import type { QuizCommand, QuizEvent, QuizState } from './state.ts';
import { theatre } from './theatre.ts';

/** Lore Master as the catalog loads it, without a dealer. */
export const module: GameModule<QuizState, QuizCommand, QuizEvent> = {
  sim: loreMaster,
  view,
  Screen,
  Replay,
  theatre,
};
