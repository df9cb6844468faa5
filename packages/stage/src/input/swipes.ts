import type { ActionSink, Direction } from './action-sink.ts';

/** A finger that moved this far, in CSS pixels, has swiped. */
export const SWIPE_PX = 20;

/**
 * Reports swipes anywhere on the stage, the next one without lifting the finger. A pen and the mouse's main button swipe too.
 * @returns stops listening
 */
export function listenToSwipes(element: HTMLElement, sink: ActionSink): () => void {
  let finger: { id: number; x: number; y: number } | undefined;
  const onDown = (event: PointerEvent) => {
    // Phaser's own handlers keep the browser from moving the focus.
    element.focus({ preventScroll: true });
    if (finger || event.button !== 0) return;
    finger = { id: event.pointerId, x: event.clientX, y: event.clientY };
    // Captured by what was hit, so that the events still pass through the canvas on their way here.
    if (event.target instanceof Element && event.isTrusted) event.target.setPointerCapture(event.pointerId);
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
