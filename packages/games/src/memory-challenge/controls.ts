import type { GameControls } from '@star-seekers/stage/game-view.ts';
import type { MemoryCommand, MemoryState } from './state.ts';

/** None: the cards are buttons of the page over the canvas. */
export const controls: GameControls<MemoryState, MemoryCommand> = {};
