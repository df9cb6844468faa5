import { useEffect, useState } from 'react';
import type { Workbench } from './workbench.ts';

/** Minimum time between two renders of the tools: readable, and cheap beside the game. */
const INTERVAL_MS = 80;

/** Re-renders the component after changes of the bench, at most every {@link INTERVAL_MS} and always after the last one. */
export function usePulse(bench: Workbench): void {
  const [, setPulse] = useState(0);
  useEffect(() => {
    let drawnAt = Number.NEGATIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = () => {
      timer = undefined;
      drawnAt = performance.now();
      setPulse((last) => last + 1);
    };
    const unsubscribe = bench.subscribe(() => {
      timer ??= setTimeout(draw, Math.max(0, INTERVAL_MS - (performance.now() - drawnAt)));
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [bench]);
}
