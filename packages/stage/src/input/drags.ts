import type { ActionSink } from './action-sink.ts';
import { followPointer } from './follow-pointer.ts';

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
