import type { StageAction } from '../game-view.ts';
import type { RunController } from '../run-controller.ts';
import type { ActionSink } from './action-sink.ts';
import { focusedBoard, focusedControl, steerBoard, steerMenu } from './gamepad-menu.ts';
import { lastDevice } from './last-device.ts';

/** Buttons of the standard layout. */
const BUTTONS: readonly (readonly [index: number, action: StageAction])[] = [
  [0, 'primary'],
  [1, 'secondary'],
  [9, 'pause'],
  [12, 'up'],
  [13, 'down'],
  [14, 'left'],
  [15, 'right'],
];

/** Hysteresis of the stick: pressed above the first, released below the second. */
const STICK = { push: 0.55, release: 0.35 } as const;

/**
 * Reads all game pads; called once a frame, as browsers have no events for buttons. While a panel over a resting game has the
 * focus they work that panel.
 * @param boardInPage the game is played on elements of the page: game pads work them during play, too
 */
export function createGamepadReader(
  element: HTMLElement,
  controller: Pick<RunController, 'getSnapshot'>,
  sink: ActionSink,
  boardInPage = false,
): () => void {
  const press = (action: StageAction) => {
    lastDevice.use('gamepad');
    const { phase } = controller.getSnapshot();
    const on = phase === 'playing' || phase === 'countdown';
    const board = on ? focusedBoard() : undefined;
    const steersGame = (phase === 'playing' && !boardInPage) || phase === 'countdown';
    const control = steersGame ? undefined : focusedControl(element);
    if (board) steerBoard(board, action);
    else if (control) steerMenu(control, action);
    else sink.press(action);
  };
  return createPadReader(press, (action) => sink.release(action));
}

/** Reads the buttons of all game pads; called once a frame. */
export function createPadReader(
  press: (action: StageAction) => void,
  release: (action: StageAction) => void = () => {},
): () => void {
  let held: ReadonlySet<StageAction> = NONE;
  return () => {
    const before = held;
    held = pressedActions(before);
    for (const action of before) if (!held.has(action)) release(action);
    for (const action of held) if (!before.has(action)) press(action);
  };
}

const NONE: ReadonlySet<StageAction> = new Set();

function pressedActions(held: ReadonlySet<StageAction>): ReadonlySet<StageAction> {
  let pressed: Set<StageAction> | undefined;
  const add = (action: StageAction) => (pressed ??= new Set()).add(action);
  for (const pad of connectedPads()) {
    for (const [index, action] of BUTTONS) if (pad.buttons[index]?.pressed) add(action);
    for (const [axis, negative, positive] of STICK_AXES) {
      const position = pad.axes[axis] ?? 0;
      const action = position < 0 ? negative : positive;
      if (Math.abs(position) > (held.has(action) ? STICK.release : STICK.push)) add(action);
    }
  }
  return pressed ?? NONE;
}

const STICK_AXES = [
  [0, 'left', 'right'],
  [1, 'up', 'down'],
] as const;

export function connectedPads(): Gamepad[] {
  // Firefox has game pads in secure contexts only.
  if (!('getGamepads' in navigator)) return [];
  return navigator.getGamepads().filter((pad) => pad?.connected === true) as Gamepad[];
}
