import { createSlowFrameWatch } from '@star-seekers/ui/slow-frames';
import { useEffect } from 'react';
import { reportSlowFrames } from '../settings/settings-store.ts';

/** Measurement window in milliseconds: after the page has loaded, for a few seconds. */
const WATCH_MS = { from: 1000, until: 8000 } as const;

/** Measures frame times for a few seconds and reports slow frames. */
export function useFrameReport(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const watch = createSlowFrameWatch(reportSlowFrames);
    const startedAt = performance.now();
    let lastAt: number | undefined;
    let frame = requestAnimationFrame(function onFrame(now) {
      const watchedMs = now - startedAt;
      if (watchedMs > WATCH_MS.until) return;
      if (watchedMs > WATCH_MS.from) {
        if (lastAt !== undefined) watch.frame(now - lastAt);
        lastAt = now;
      }
      frame = requestAnimationFrame(onFrame);
    });
    return () => cancelAnimationFrame(frame);
  }, [active]);
}
