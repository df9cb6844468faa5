import type { StageAction } from '../game-view.ts';

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [tabindex="0"]';

/** The control that has the focus outside of the stage, if there is one. */
export function focusedControl(stage: HTMLElement): HTMLElement | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body || focused === stage) return undefined;
  return focused;
}

/** Lets a game pad do what keys do in a panel: move the focus, press what has it, and close. */
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
      control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true }));
      break;
  }
}

/** To the next control of the smallest part of the page that has more than this one. */
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
