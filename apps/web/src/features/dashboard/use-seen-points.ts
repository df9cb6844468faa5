import { useEffect, useState } from 'react';
import { readEntry, writeEntry } from '../../shell/device-storage.ts';

/** The points shown to the player at the last visit on this device, by default the current ones. Stores the current ones. */
export function useSeenPoints(userId: string, points: number): number {
  const key = `star-seekers:seen-points:${userId}`;
  const [seenPoints] = useState(() => readSeenPoints(key) ?? points);
  useEffect(() => writeEntry(key, String(points)), [key, points]);
  return seenPoints;
}

function readSeenPoints(key: string): number | undefined {
  const seenPoints = Number(readEntry(key) ?? undefined);
  return Number.isInteger(seenPoints) && seenPoints >= 0 ? seenPoints : undefined;
}
