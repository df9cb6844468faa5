import { isHeading } from '@star-seekers/sim';
import type { GameControls } from '@star-seekers/stage/game-view.ts';
import type { CargoCommand, CargoState } from './state.ts';

/**
 * The courier walks while a direction is held; a swipe sets a course. The secondary button fires the pulse. Between two decks the primary button continues to the next
 * one; during a deck it pauses, as in every game.
 */
export const controls: GameControls<CargoState, CargoCommand> = {
  press(action, { phase }) {
    if (isHeading(action)) return { type: 'hold', heading: action };
    if (action === 'secondary') return { type: 'pulse' };
    return action === 'primary' && phase === 'levelComplete' ? { type: 'continue' } : undefined;
  },
  release: (action) => (isHeading(action) ? { type: 'release', heading: action } : undefined),
  swipe: (direction) => ({ type: 'course', heading: direction }),
};
