import type { ActionSink, Direction } from './action-sink.ts';
import { followPointer } from './follow-pointer.ts';

/** A finger that moved this far, in CSS pixels, has swiped. */
export const SWIPE_PX = 20;

/**
 * Reports swipes anywhere on the stage, the next one without lifting the finger. A pen and the mouse's main button swipe too.
 * @returns stops listening
 */
export function listenToSwipes(element: HTMLElement, sink: ActionSink): () => void {
  // Phaser's own handlers keep the browser from moving the focus.
  const focus = () => element.focus({ preventScroll: true });
  element.addEventListener('pointerdown', focus);
  const stopFollowing = followPointer(element, (dx, dy) => {
    if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE_PX) return false;
    sink.swipe(directionOf(dx, dy));
    return true;
  });
  return () => {
    element.removeEventListener('pointerdown', focus);
    stopFollowing();
  };
}

function directionOf(dx: number, dy: number): Direction {
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'right' : 'left';
  return dy > 0 ? 'down' : 'up';
}
