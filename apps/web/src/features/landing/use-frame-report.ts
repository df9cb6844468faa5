import { createSlowFrameWatch } from '@star-seekers/ui/slow-frames';
import { useEffect } from 'react';
import { reportSlowFrames } from '../settings/settings-store.ts';

/** The page is still loading before that, and what the frames were like is known after that. */
const WATCH_MS = { from: 1000, until: 8000 } as const;

/** Reports a scene that moves more slowly than the screen shows it. Frames are watched for some seconds only. */
export function useFrameReport(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const watch = createSlowFrameWatch(reportSlowFrames);
    const startedAt = performance.now();
    let lastAt: number | undefined;
    let frame = requestAnimationFrame(function look(now) {
      const watchedMs = now - startedAt;
      if (watchedMs > WATCH_MS.until) return;
      if (watchedMs > WATCH_MS.from) {
        if (lastAt !== undefined) watch.frame(now - lastAt);
        lastAt = now;
      }
      frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [active]);
}
