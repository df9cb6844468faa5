import type { SimState } from '@star-seekers/sim';
import type { GameControls, StageAction } from '../game-view.ts';
import type { RunController } from '../run-controller.ts';

/** Where every input device sends what its player does. */
export interface ActionSink {
  press(action: StageAction): void;
  release(action: StageAction): void;
  swipe(direction: Direction): void;
}

export type Direction = 'up' | 'right' | 'down' | 'left';

/** Turns logical buttons into the commands of a game, and pauses or resumes it. */
export function createActionSink<State extends SimState, Command, Event>(
  controller: RunController<State, Command, Event>,
  controls: GameControls<State, Command>,
): ActionSink {
  const give = (command: Command | undefined) => {
    if (command !== undefined) controller.command(command);
    return command !== undefined;
  };
  return {
    press(action) {
      const used = give(controls.press?.(action, controller.state));
      // A game without a use for the primary button pauses with it (`games.md §2`: Space starts and pauses).
      if (action === 'pause' || (action === 'primary' && !used)) togglePause(controller);
    },
    release: (action) => void give(controls.release?.(action, controller.state)),
    swipe: (direction) => void give(controls.swipe?.(direction, controller.state)),
  };
}

function togglePause(controller: Pick<RunController, 'getSnapshot' | 'pause' | 'play'>): void {
  const { phase } = controller.getSnapshot();
  if (phase === 'playing' || phase === 'countdown') controller.pause();
  else if (phase === 'paused') controller.play({ withCountdown: true });
}
