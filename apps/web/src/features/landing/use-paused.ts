import { type RefObject, useEffect, useState } from 'react';
import { useAuthDialog } from '../auth/auth-dialog-store.ts';
import { useTrailer } from '../trailer/trailer-store.ts';

/** Whether an element's animation should pause: off screen, covered, in a hidden tab, or without user input for a while. */
export function usePaused(element: RefObject<Element | null>): boolean {
  const [offScreen, setOffScreen] = useState(false);
  const [hidden, setHidden] = useState(document.hidden);

  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const observer = new IntersectionObserver(([entry]) => setOffScreen(entry ? !entry.isIntersecting : false));
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);

  useEffect(() => {
    const update = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);

  const isIdle = useIdle();
  const isDialogOpen = useAuthDialog((state) => state.open !== null);
  const isTrailerOpen = useTrailer((state) => state.onDone !== null);
  return offScreen || hidden || isIdle || isDialogOpen || isTrailerOpen;
}

/** Time without input after which the user counts as idle. */
const IDLE_MS = 30_000;

const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'touchstart'] as const;

/** Whether there was no pointer, touch, scroll or key event for 30 seconds. */
function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);

  useEffect(() => {
    let timer = 0;
    const restartTimer = () => {
      setIsIdle(false);
      clearTimeout(timer);
      timer = window.setTimeout(() => setIsIdle(true), IDLE_MS);
    };
    restartTimer();
    for (const event of ACTIVITY_EVENTS) window.addEventListener(event, restartTimer, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      for (const event of ACTIVITY_EVENTS) window.removeEventListener(event, restartTimer, { capture: true });
    };
  }, []);

  return isIdle;
}
