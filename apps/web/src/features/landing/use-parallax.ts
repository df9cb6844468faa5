import { type RefObject, useEffect } from 'react';

/** Share of the remaining distance that the view moves per frame. */
const EASING = 0.06;

/** Makes the layers of a scene follow the pointer: sets `--look-x` and `--look-y`, each -1 to 1. No frames while nothing moves. */
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
      const hasArrived = Math.abs(aim.x - look.x) + Math.abs(aim.y - look.y) < 0.002;
      frame = hasArrived ? 0 : requestAnimationFrame(move);
    };
    const onPointerMove = (event: PointerEvent) => {
      aim.x = (event.clientX / window.innerWidth) * 2 - 1;
      aim.y = (event.clientY / window.innerHeight) * 2 - 1;
      if (frame === 0) frame = requestAnimationFrame(move);
    };
    window.addEventListener('pointermove', onPointerMove, { passive: true });
    return () => {
      window.removeEventListener('pointermove', onPointerMove);
      cancelAnimationFrame(frame);
    };
  }, [element, active]);
}
