import type { GameControls } from '@star-seekers/stage/game-view.ts';
import type { PuzzleCommand, PuzzleState } from './state.ts';

/** None: the panes are buttons of the page over the canvas. */
export const controls: GameControls<PuzzleState, PuzzleCommand> = {};
