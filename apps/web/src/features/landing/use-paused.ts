import { type RefObject, useEffect, useState } from 'react';
import { useAuthDialog } from '../auth/auth-dialog-store.ts';
import { useTrailer } from '../trailer/trailer-store.ts';
import { useLeftAlone } from './use-left-alone.ts';

/** Whether nobody sees the element move: it is scrolled away, covered or in a hidden tab, or the page was left alone. */
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
    const follow = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);

  const leftAlone = useLeftAlone();
  const dialog = useAuthDialog((state) => state.open !== null);
  const trailer = useTrailer((state) => state.onDone !== null);
  return offScreen || hidden || leftAlone || dialog || trailer;
}
