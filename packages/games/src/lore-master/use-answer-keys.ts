import { type RefObject, useEffect } from 'react';
import { canLock } from './sim.ts';
import type { QuizController } from './use-shown.ts';

/** Keys 1 to 4 and A to D, wherever the focus is. */
const KEYS: Readonly<Record<string, number>> = { 1: 0, 2: 1, 3: 2, 4: 3, a: 0, b: 1, c: 2, d: 3 };

/**
 * Lets a keyboard answer: 1–4 and A–D lock an option, the arrows go from one to the next, Escape asks for a pause.
 * @param board holds the answers' buttons
 */
export function useAnswerKeys(controller: QuizController, board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const element = board.current;
      if (!element || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (controller.getSnapshot().phase !== 'playing' || isElsewhere(event.target, element)) return;
      const lock = KEYS[event.key.toLowerCase()];
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

/** The player types into a field, or answers a question that stands over the board. */
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
