import type { GameModule } from '../game-module.ts';
import { Screen } from './Screen.tsx';
import { view } from './scene.ts';
import { loreMaster } from './sim.ts';
import type { QuizCommand, QuizEvent, QuizState } from './state.ts';

/** Lore Master, everything that it brings to a page: the lazy chunk of the catalog. Questions and answers are the dealer's. */
export const module: GameModule<QuizState, QuizCommand, QuizEvent> = { sim: loreMaster, view, Screen };
