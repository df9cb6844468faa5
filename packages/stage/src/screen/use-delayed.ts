import { useEffect, useState } from 'react';

/** Whether a condition has held for that long without interruption. */
export function useDelayed(condition: boolean, delayMs: number): boolean {
  const [passed, setPassed] = useState(false);

  useEffect(() => {
    if (!condition) return undefined;
    const timer = setTimeout(() => setPassed(true), delayMs);
    return () => {
      clearTimeout(timer);
      setPassed(false);
    };
  }, [condition, delayMs]);

  return condition && (passed || delayMs === 0);
}
