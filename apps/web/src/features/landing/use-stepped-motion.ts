import { type RefObject, useEffect } from 'react';

/** About three steps per second: a ship moves about half a pixel per step, and most frames paint nothing. */
const STEP_MS = 320;

/**
 * Advances the animations inside an element a few times per second, for devices that paint slowly. The style sheet pauses them.
 * CSS `steps()` would still wake the compositor for every frame.
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
