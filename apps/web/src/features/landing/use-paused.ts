import { type RefObject, useEffect, useState } from 'react';
import { useAuthDialog } from '../auth/auth-dialog-store.ts';
import { useTrailer } from '../trailer/trailer-store.ts';
import { useIdle } from './use-idle.ts';

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
