import type { GameControls } from '../stage/game-view.ts';
import type { MemoryCommand, MemoryState } from './state.ts';

/** The cards are buttons of the page over the canvas, for fingers, keys, game pads and screen readers alike. */
export const controls: GameControls<MemoryState, MemoryCommand> = {};
