import type { GameControls, StageAction } from '../stage/game-view.ts';
import { type ArenaCommand, type Button, DIRECTIONS } from './simulation/commands.ts';
import type { ArenaState } from './simulation/state.ts';

/** Held keys steer and fire, the second button sets the guns to fire by themselves, and a drag moves the ship by its way. */
export const controls: GameControls<ArenaState, ArenaCommand> = {
  press(action) {
    if (action === 'secondary') return { type: 'autoFire' };
    const button = buttonOf(action);
    return button && { type: 'button', button, down: true };
  },
  release(action) {
    const button = buttonOf(action);
    return button && { type: 'button', button, down: false };
  },
  drag: (dx, dy) => ({ type: 'drag', dx, dy }),
};

function buttonOf(action: StageAction): Button | undefined {
  if (action === 'primary') return 'fire';
  return DIRECTIONS.find((direction) => direction === action);
}
