import type { StageAction } from '../game-view.ts';

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [tabindex="0"]';

/** The control that has the focus outside of the stage, if there is one. */
export function focusedControl(stage: HTMLElement): HTMLElement | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body || focused === stage) return undefined;
  return focused;
}

/** The focused board of buttons over the stage, if the game has one: it takes gamepad input during play. */
export function focusedBoard(): HTMLElement | undefined {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused.closest('[data-stage-board]') ? focused : undefined;
}

const ARROWS = { up: 'ArrowUp', right: 'ArrowRight', down: 'ArrowDown', left: 'ArrowLeft' } as const;

/** Maps gamepad input to keys on such a board. */
export function steerBoard(control: HTMLElement, action: StageAction): void {
  if (action === 'primary') control.click();
  else pressKey(control, action === 'secondary' || action === 'pause' ? 'Escape' : ARROWS[action]);
}

function pressKey(control: HTMLElement, key: string): void {
  control.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }));
}

/** Maps gamepad input to keys in a panel: move the focus, activate, close. */
export function steerMenu(control: HTMLElement, action: StageAction): void {
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
