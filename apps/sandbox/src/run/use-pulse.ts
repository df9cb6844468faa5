import { useEffect, useState } from 'react';
import type { Workbench } from './workbench.ts';

/** How often the tools are drawn while a run moves, in milliseconds: readable, and cheap beside the game. */
const INTERVAL_MS = 80;

/** Draws the component again when the bench has moved, at most every {@link INTERVAL_MS} and always in the end. */
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
