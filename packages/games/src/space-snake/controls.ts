import { isHeading } from '@star-seekers/sim';
import type { GameControls } from '@star-seekers/stage/game-view.ts';
import type { SnakeCommand, SnakeState } from './sim.ts';

/** Arrow keys, D-pad and swipes are turns; the rules decide whether a turn is possible. */
export const controls: GameControls<SnakeState, SnakeCommand> = {
  press: (action) => (isHeading(action) ? { turn: action } : undefined),
  swipe: (direction) => ({ turn: direction }),
};
