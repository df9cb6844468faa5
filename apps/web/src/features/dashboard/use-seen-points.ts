import { useEffect, useState } from 'react';

/** The points that the player was last shown on this device; what they have now when that is not known. Remembers the new ones. */
export function useSeenPoints(userId: string, points: number): number {
  const key = `star-seekers:seen-points:${userId}`;
  const [seen] = useState(() => readSeen(key) ?? points);
  useEffect(() => {
    try {
      localStorage.setItem(key, String(points));
    } catch {
      // Storage may be refused or full: the points then stand there without counting up.
    }
  }, [key, points]);
  return seen;
}

function readSeen(key: string): number | undefined {
  try {
    const seen = Number(localStorage.getItem(key) ?? undefined);
    return Number.isInteger(seen) && seen >= 0 ? seen : undefined;
  } catch {
    return undefined;
  }
}
