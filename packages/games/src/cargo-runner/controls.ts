import type { GameControls, StageAction } from '../stage/game-view.ts';
import { HEADINGS, type Heading } from './grid.ts';
import type { CargoCommand, CargoState } from './state.ts';

/**
 * Directions go down and up, so that the courier walks while a key, a pad or a thumb holds them; a swipe sets a course. The primary
 * button goes on to the next deck, and pauses as everywhere while a deck is played.
 */
export const controls: GameControls<CargoState, CargoCommand> = {
  press(action, { phase }) {
    if (isHeading(action)) return { type: 'hold', heading: action };
    return action === 'primary' && phase === 'levelComplete' ? { type: 'continue' } : undefined;
  },
  release: (action) => (isHeading(action) ? { type: 'release', heading: action } : undefined),
  swipe: (direction) => ({ type: 'course', heading: direction }),
};

function isHeading(action: StageAction): action is Heading {
  return (HEADINGS as readonly string[]).includes(action);
}
