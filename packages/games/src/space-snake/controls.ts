import type { GameControls } from '../stage/game-view.ts';
import type { SnakeCommand, SnakeState } from './sim.ts';

/** Arrow keys, D-pad and swipes all mean a turn; the rules decide whether it is possible. */
export const controls: GameControls<SnakeState, SnakeCommand> = {
  press(action) {
    switch (action) {
      case 'up':
      case 'right':
      case 'down':
      case 'left':
        return { turn: action };
      case 'primary':
      case 'secondary':
      case 'pause':
        return undefined;
    }
  },
  swipe: (direction) => ({ turn: direction }),
};
