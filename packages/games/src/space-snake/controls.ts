import type { GameControls } from '../stage/game-view.ts';
import { HEADINGS, type Heading } from './board.ts';
import type { SnakeCommand, SnakeState } from './sim.ts';

/** Arrow keys, D-pad and swipes all mean a turn; the rules decide whether it is possible. */
export const controls: GameControls<SnakeState, SnakeCommand> = {
  press: (action) => (isHeading(action) ? { turn: action } : undefined),
  swipe: (direction) => ({ turn: direction }),
};

function isHeading(action: string): action is Heading {
  return (HEADINGS as readonly string[]).includes(action);
}
