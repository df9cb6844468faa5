import type { StageAction } from '../game-view.ts';
import type { RunController } from '../run-controller.ts';
import type { ActionSink } from './action-sink.ts';
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

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [tabindex="0"]';

/** The control that has the focus outside of the stage, if there is one. */
function focusedControl(stage: HTMLElement): HTMLElement | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body || focused === stage) return undefined;
  return focused;
}

/** The focused board of buttons over the stage, if the game has one: it takes gamepad input during play. */
function focusedBoard(): HTMLElement | undefined {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused.closest('[data-stage-board]') ? focused : undefined;
}

const ARROWS = { up: 'ArrowUp', right: 'ArrowRight', down: 'ArrowDown', left: 'ArrowLeft' } as const;

/** Maps gamepad input to keys on such a board. */
function steerBoard(control: HTMLElement, action: StageAction): void {
  if (action === 'primary') control.click();
  else pressKey(control, action === 'secondary' || action === 'pause' ? 'Escape' : ARROWS[action]);
}

function pressKey(control: HTMLElement, key: string): void {
  control.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }));
}

/** Maps gamepad input to keys in a panel: move the focus, activate, close. */
function steerMenu(control: HTMLElement, action: StageAction): void {
  switch (action) {
    case 'up':
    case 'left':
      moveFocus(control, -1);
      break;
    case 'down':
    case 'right':
      moveFocus(control, 1);
      break;
    case 'primary':
      control.click();
      break;
    case 'secondary':
    case 'pause':
      pressKey(control, 'Escape');
      break;
  }
}

/** Moves the focus to the next control in the smallest container with more than one. */
function moveFocus(control: HTMLElement, step: 1 | -1): void {
  for (let part = control.parentElement; part; part = part.parentElement) {
    const controls = [...part.querySelectorAll<HTMLElement>(CONTROLS)].filter((candidate) =>
      candidate.checkVisibility(),
    );
    if (controls.length < 2) continue;
    const index = controls.indexOf(control);
    const next = index < 0 ? controls[0] : controls[(index + step + controls.length) % controls.length];
    next?.focus();
    return;
  }
}

/**
 * Reads game pads while a game draws no frames, so that they work its menu: once a frame of the screen, and only while one is
 * connected. Frames of the game read them by themselves, just before they are drawn.
 * @returns stops reading
 */
export function readIdleGamepads(read: () => void, isDrawing: () => boolean): () => void {
  let frame = 0;
  const poll = () => {
    frame = 0;
    if (connectedPads().length === 0) return;
    frame = requestAnimationFrame(poll);
    if (!isDrawing()) read();
  };
  const begin = () => {
    if (frame === 0) poll();
  };
  window.addEventListener('gamepadconnected', begin);
  begin();
  return () => {
    window.removeEventListener('gamepadconnected', begin);
    cancelAnimationFrame(frame);
  };
}
