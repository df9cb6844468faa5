import { isShortcut, lookUpKey } from '@star-seekers/ui/key-press';
import { type RefObject, useEffect } from 'react';
import { canLock } from './sim.ts';
import type { QuizController } from './use-reveal-details.ts';

/** Keys 1 to 4 and A to D lock an option, independent of the focus. */
const KEYS: Readonly<Record<string, number>> = { 1: 0, 2: 1, 3: 2, 4: 3, a: 0, b: 1, c: 2, d: 3 };

/**
 * Keyboard control: 1–4 and A–D lock an option, the arrows move the focus, Escape requests a pause.
 * @param board contains the buttons of the answers
 */
export function useAnswerKeys(controller: QuizController, board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (controller.watched) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const element = board.current;
      if (!element || isShortcut(event) || event.repeat) return;
      if (controller.getSnapshot().phase !== 'playing' || isElsewhere(event.target, element)) return;
      const lock = lookUpKey(KEYS, event);
      if (lock !== undefined) {
        event.preventDefault();
        if (canLock(controller.state)) controller.command({ lock });
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        moveFocus(element, event.key === 'ArrowDown' ? 1 : -1);
      } else if (event.key === 'Escape') {
        controller.pause();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [controller, board]);
}

/** Whether the player types into a field, or an overlay covers the board. */
function isElsewhere(target: EventTarget | null, board: HTMLElement): boolean {
  if (board.parentElement?.parentElement?.querySelector(':scope > [data-overlay]')) return true;
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}

function moveFocus(board: HTMLElement, step: 1 | -1): void {
  const buttons = [...board.querySelectorAll('button')];
  const index = buttons.findIndex((button) => button === document.activeElement);
  const next = index < 0 ? (step > 0 ? 0 : buttons.length - 1) : (index + step + buttons.length) % buttons.length;
  buttons[next]?.focus();
}
