import type { ActionSink, Direction } from './action-sink.ts';

/** A finger that moved this far, in CSS pixels, has swiped. */
const SWIPE_PX = 20;

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

/**
 * Reports how a finger, a pen or the mouse with its main button moves on an element, until it is lifted.
 * @param pixelsAcross width of the game in logical pixels: a drag across the element is a drag across the game
 * @returns stops listening
 */
export function listenToDrags(element: HTMLElement, sink: Pick<ActionSink, 'drag'>, pixelsAcross: number): () => void {
  return followPointer(element, (dx, dy) => {
    if (element.clientWidth === 0) return false;
    const scale = pixelsAcross / element.clientWidth;
    sink.drag(dx * scale, dy * scale);
    return true;
  });
}

/**
 * Follows a finger, a pen or the mouse with its main button on an element, until it is lifted.
 * @param onMove gets the way since the press or since the last way that it took, in CSS pixels; returns whether it takes it
 * @returns stops listening
 */
function followPointer(element: HTMLElement, onMove: (dx: number, dy: number) => boolean): () => void {
  let pointer: { id: number; x: number; y: number } | undefined;
  const listening = new AbortController();
  const { signal } = listening;
  const onDown = (event: PointerEvent) => {
    // No other one is down when the first one of its kind comes: the lifting of the one before was lost.
    if ((pointer && !event.isPrimary) || event.button !== 0) return;
    pointer = { id: event.pointerId, x: event.clientX, y: event.clientY };
    // Captured by what was hit, so that the events still pass through the canvas on their way here.
    if (event.target instanceof Element && event.isTrusted) event.target.setPointerCapture(event.pointerId);
  };
  const onUp = (event: PointerEvent) => {
    if (pointer?.id === event.pointerId) pointer = undefined;
  };
  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener(
    'pointermove',
    ({ pointerId: id, clientX: x, clientY: y }) => {
      if (pointer?.id === id && onMove(x - pointer.x, y - pointer.y)) pointer = { id, x, y };
    },
    { signal },
  );
  element.addEventListener('pointerup', onUp, { signal });
  element.addEventListener('pointercancel', onUp, { signal });
  return () => listening.abort();
}
