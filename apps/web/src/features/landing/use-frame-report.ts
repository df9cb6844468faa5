import { createFrameTimes, createRefreshMeter } from '@star-seekers/ui/frame-times';
import { useEffect } from 'react';
import { reportFrameTime, reportRefresh } from '../settings/settings-store.ts';

/** Measurement window in milliseconds: after the page has loaded, for a few seconds. */
const WATCH_MS = { from: 1000, until: 8000 } as const;

/** Measures frame times for a few seconds and reports them, and the screen's own when nothing is drawn. */
export function useFrameReport(active: boolean): void {
  useEffect(() => {
    if (!active) {
      const refresh = createRefreshMeter(reportRefresh);
      refresh.rest();
      return () => refresh.draw();
    }
    const times = createFrameTimes(reportFrameTime);
    const startedAt = performance.now();
    let lastAt: number | undefined;
    let frame = requestAnimationFrame(function onFrame(now) {
      const watchedMs = now - startedAt;
      if (watchedMs > WATCH_MS.until) return;
      if (watchedMs > WATCH_MS.from) {
        if (lastAt !== undefined) times.frame(now - lastAt);
        lastAt = now;
      }
      frame = requestAnimationFrame(onFrame);
    });
    return () => cancelAnimationFrame(frame);
  }, [active]);
}
