import type { SimState } from '@star-seekers/sim';
import { useEffect } from 'react';
import type { RunController } from '../stage/run-controller.ts';

/** Pauses a run when its page is hidden or loses the focus to another window (`rulings.md`, games). */
export function useAutoPause<State extends SimState, Command, Event>(
  controller: RunController<State, Command, Event> | undefined,
): void {
  useEffect(() => {
    if (!controller) return undefined;
    const pause = () => controller.pause();
    const onVisibility = () => {
      if (document.hidden) pause();
    };
    addEventListener('blur', pause);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      removeEventListener('blur', pause);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [controller]);
}
