import type { SimState } from '@star-seekers/sim';
import { type GameControls, STAGE_ACTIONS, type StageAction } from '../game-view.ts';
import type { RunController } from '../run-controller.ts';

/** Receives the actions of all input devices. */
export interface ActionSink {
  press(action: StageAction): void;
  /** Releases a button. Ignored when the game did not take its press. */
  release(action: StageAction): void;
  swipe(direction: Direction): void;
  /** In logical pixels; fractions carry over to the next call. */
  drag(dx: number, dy: number): void;
}

export type Direction = 'up' | 'right' | 'down' | 'left';

/** Ticks between two commands of a drag: a twentieth of a second, so that a dragged run stays small. */
const DRAG_INTERVAL_TICKS = 3;

/**
 * Turns logical buttons into the commands of a game, and pauses or resumes it. A paused run takes no commands, so the sink tracks both the
 * buttons that the game takes for pressed and those that are held: on resume it sends the difference.
 */
export function createActionSink<State extends SimState, Command, Event>(
  controller: RunController<State, Command, Event>,
  controls: GameControls<State, Command>,
): ActionSink & { end(): void } {
  /** How many keys and pads hold a button. */
  const held = new Map<StageAction, number>();
  /** The buttons that the game takes for pressed. */
  const told = new Set<StageAction>();
  /** A resumed run may have been left with any button pressed. */
  let unsure = true;

  const give = (command: Command | undefined): boolean => {
    if (command !== undefined) controller.command(command);
    return command !== undefined;
  };
  const tellPress = (action: StageAction): boolean => {
    told.add(action);
    return give(controls.press?.(action, controller.state));
  };
  const tellRelease = (action: StageAction): void => {
    told.delete(action);
    give(controls.release?.(action, controller.state));
  };
  const isPlaying = () => controller.getSnapshot().phase === 'playing';

  let wasPlaying = false;
  const catchUp = () => {
    const playing = isPlaying();
    if (playing && !wasPlaying) {
      const anyPressed = unsure && controller.state.tick > 0;
      unsure = false;
      for (const action of STAGE_ACTIONS) {
        if (!held.has(action) && (anyPressed || told.has(action))) tellRelease(action);
      }
      for (const action of held.keys()) if (!told.has(action)) tellPress(action);
    }
    wasPlaying = playing;
  };
  const forget = () => {
    told.clear();
    unsure = true;
  };
  const drag = { dx: 0, dy: 0, lastTick: Number.NEGATIVE_INFINITY };
  const giveDrag = () => {
    const { tick } = controller.state;
    const dx = Math.trunc(drag.dx);
    const dy = Math.trunc(drag.dy);
    if ((dx === 0 && dy === 0) || tick - drag.lastTick < DRAG_INTERVAL_TICKS) return;
    Object.assign(drag, { dx: drag.dx - dx, dy: drag.dy - dy, lastTick: tick });
    give(controls.drag?.(dx, dy, controller.state));
  };
  const forgetDrag = () => void Object.assign(drag, { dx: 0, dy: 0, lastTick: Number.NEGATIVE_INFINITY });
  const endings = [
    controller.subscribe(catchUp),
    controller.onReset(forget),
    controller.onReset(forgetDrag),
    controller.onTick(giveDrag),
  ];
  catchUp();

  return {
    press(action) {
      held.set(action, (held.get(action) ?? 0) + 1);
      const { phase } = controller.getSnapshot();
      const used = phase === 'playing' ? tellPress(action) : controls.press?.(action, controller.state) !== undefined;
      if (action === 'pause' || (action === 'primary' && (phase === 'paused' || !used))) togglePause(controller);
    },
    release(action) {
      const others = (held.get(action) ?? 0) - 1;
      if (others > 0) held.set(action, others);
      else {
        held.delete(action);
        if (told.has(action) && isPlaying()) tellRelease(action);
      }
    },
    swipe(direction) {
      if (isPlaying()) give(controls.swipe?.(direction, controller.state));
    },
    drag(dx, dy) {
      if (!isPlaying()) {
        forgetDrag();
        return;
      }
      drag.dx += dx;
      drag.dy += dy;
      giveDrag();
    },
    end() {
      for (const end of endings) end();
    },
  };
}

/** The primary button does this too where the game has no use for it (`G6.3`: Space toggles playing and paused). */
function togglePause(controller: Pick<RunController, 'getSnapshot' | 'pause' | 'play'>): void {
  const { phase } = controller.getSnapshot();
  if (phase === 'playing' || phase === 'countdown') controller.pause();
  else if (phase === 'paused') controller.play({ withCountdown: true });
}
