import { useEffect, useState } from 'react';

/**
 * Counts whole seconds down to 0.
 * @param seconds the start; undefined while it does not count
 * @returns seconds left, or undefined
 */
export function useSecondsLeft(seconds: number | undefined): number | undefined {
  const [passed, setPassed] = useState(0);
  const left = seconds === undefined ? undefined : Math.max(0, seconds - passed);
  const counts = left !== undefined && left > 0;

  useEffect(() => {
    if (!counts) return undefined;
    const timer = setInterval(() => setPassed((last) => last + 1), 1000);
    return () => clearInterval(timer);
  }, [counts]);

  return left;
}
