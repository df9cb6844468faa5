import { useEffect, useState } from 'react';

/** Time without input after which the user counts as idle. */
const IDLE_MS = 30_000;

const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'touchstart'] as const;

/** Whether there was no pointer, touch, scroll or key event for 30 seconds. */
export function useIdle(): boolean {
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
