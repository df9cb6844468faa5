/**
 * Follows a finger, a pen or the mouse with its main button on an element, until it is lifted.
 * @param onMove gets the way since the press or since the last way that it took, in CSS pixels; returns whether it takes it
 * @returns stops listening
 */
export function followPointer(element: HTMLElement, onMove: (dx: number, dy: number) => boolean): () => void {
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
