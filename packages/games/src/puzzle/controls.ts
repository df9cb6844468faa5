import type { GameControls } from '../stage/game-view.ts';
import type { PuzzleCommand, PuzzleState } from './state.ts';

/** The panes are buttons of the page over the canvas, for fingers, keys, game pads and screen readers alike. */
export const controls: GameControls<PuzzleState, PuzzleCommand> = {};
