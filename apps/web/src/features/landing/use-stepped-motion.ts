import { type RefObject, useEffect } from 'react';

/** Three steps a second: the ships of the scene move by about half a pixel in one, and most of the time nothing is painted. */
const STEP_MS = 320;

/**
 * Moves the animations inside an element a few times a second, where a machine paints slowly: the style sheet has paused them, and
 * each goes on from where it is. The browser's own steps would wake its compositor for every frame of the screen.
 */
export function useSteppedMotion(element: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const step = () => {
      for (const animation of element.current?.getAnimations({ subtree: true }) ?? []) {
        animation.currentTime = Number(animation.currentTime ?? 0) + STEP_MS;
      }
    };
    const timer = setInterval(step, STEP_MS);
    return () => clearInterval(timer);
  }, [element, active]);
}
