import { useEffect, useState } from 'react';

/** The local time (epoch ms), renewed every `everyMs` while it is wanted. */
export function useNow(everyMs: number, wanted = true): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, wanted]);
  return now;
}
