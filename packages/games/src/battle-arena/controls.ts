import type { GameControls, StageAction } from '@star-seekers/stage/game-view.ts';
import { type ArenaCommand, BUTTONS, type Button } from './simulation/commands.ts';
import type { ArenaState } from './simulation/state.ts';

/** Held keys steer and fire, the second button toggles automatic fire, and a drag moves the ship by its length. */
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
  return action === 'primary' ? 'fire' : BUTTONS.find((button) => button === action);
}
