import { type RefObject, useEffect } from 'react';

/** Part of the remaining way that the view moves in a frame of 1/60 s. */
const EASING = 0.06;

/** Lets the layers of a scene follow the pointer: sets `--look-x` and `--look-y`, each from -1 to 1. No frames while the pointer rests. */
export function useParallax(element: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const scene = element.current;
    if (!scene || !active || !window.matchMedia('(pointer: fine)').matches) return undefined;
    const aim = { x: 0, y: 0 };
    const look = { x: 0, y: 0 };
    let frame = 0;

    const move = () => {
      look.x += (aim.x - look.x) * EASING;
      look.y += (aim.y - look.y) * EASING;
      scene.style.setProperty('--look-x', look.x.toFixed(4));
      scene.style.setProperty('--look-y', look.y.toFixed(4));
      const arrived = Math.abs(aim.x - look.x) + Math.abs(aim.y - look.y) < 0.002;
      frame = arrived ? 0 : requestAnimationFrame(move);
    };
    const follow = (event: PointerEvent) => {
      aim.x = (event.clientX / window.innerWidth) * 2 - 1;
      aim.y = (event.clientY / window.innerHeight) * 2 - 1;
      if (frame === 0) frame = requestAnimationFrame(move);
    };
    window.addEventListener('pointermove', follow, { passive: true });
    return () => {
      window.removeEventListener('pointermove', follow);
      cancelAnimationFrame(frame);
    };
  }, [element, active]);
}
