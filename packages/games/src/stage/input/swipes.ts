import type { ActionSink, Direction } from './action-sink.ts';

/** A finger that moved this far, in CSS pixels, has swiped (`game-feel.md`, game 2). */
export const SWIPE_PX = 20;

/**
 * Reports swipes of a finger or pen anywhere on the stage, the next one without lifting it.
 * @returns stops listening
 */
export function listenToSwipes(element: HTMLElement, sink: ActionSink): () => void {
  let finger: { id: number; x: number; y: number } | undefined;
  const onDown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' || finger) return;
    finger = { id: event.pointerId, x: event.clientX, y: event.clientY };
  };
  const onMove = (event: PointerEvent) => {
    if (finger?.id !== event.pointerId) return;
    const dx = event.clientX - finger.x;
    const dy = event.clientY - finger.y;
    if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE_PX) return;
    finger = { id: event.pointerId, x: event.clientX, y: event.clientY };
    sink.swipe(directionOf(dx, dy));
  };
  const onUp = (event: PointerEvent) => {
    if (finger?.id === event.pointerId) finger = undefined;
  };
  element.addEventListener('pointerdown', onDown);
  element.addEventListener('pointermove', onMove);
  element.addEventListener('pointerup', onUp);
  element.addEventListener('pointercancel', onUp);
  return () => {
    element.removeEventListener('pointerdown', onDown);
    element.removeEventListener('pointermove', onMove);
    element.removeEventListener('pointerup', onUp);
    element.removeEventListener('pointercancel', onUp);
  };
}

function directionOf(dx: number, dy: number): Direction {
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'right' : 'left';
  return dy > 0 ? 'down' : 'up';
}
