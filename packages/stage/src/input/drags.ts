import type { ActionSink } from './action-sink.ts';

/**
 * Reports how a finger, a pen or the mouse with its main button moves on an element, until it is lifted.
 * @param pixelsAcross width of the game in logical pixels: a drag across the element is a drag across the game
 * @returns stops listening
 */
export function listenToDrags(element: HTMLElement, sink: Pick<ActionSink, 'drag'>, pixelsAcross: number): () => void {
  let finger: { id: number; x: number; y: number } | undefined;
  const onDown = (event: PointerEvent) => {
    if (finger || event.button !== 0) return;
    finger = { id: event.pointerId, x: event.clientX, y: event.clientY };
    if (event.target instanceof Element && event.isTrusted) event.target.setPointerCapture(event.pointerId);
  };
  const onMove = (event: PointerEvent) => {
    if (finger?.id !== event.pointerId || element.clientWidth === 0) return;
    const scale = pixelsAcross / element.clientWidth;
    sink.drag((event.clientX - finger.x) * scale, (event.clientY - finger.y) * scale);
    finger = { id: event.pointerId, x: event.clientX, y: event.clientY };
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
