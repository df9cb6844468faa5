import type { SeenRun, Witness } from '@star-seekers/contracts';

/** What the server saw of a run, from its stored JSON; null for runs from before streams. */
export function parseSeenRun(json: string | null): SeenRun | null {
  if (json === null) return null;
  // The times of pauses were not stored from the beginning.
  const seen = JSON.parse(json) as Witness & Partial<SeenRun>;
  return { ...seen, pausedAt: seen.pausedAt ?? [] };
}
