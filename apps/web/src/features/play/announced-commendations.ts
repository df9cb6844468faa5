import { readJsonEntry, writeEntry } from '../../shell/device-storage.ts';

const KEY = 'star-seekers:commendations-announced';

const HOUR_MS = 60 * 60 * 1000;

const MOST_AN_HOUR = 3;

/**
 * Those of the new commendations that a result announces: three an hour at most on this device, so that a first evening is no shower of
 * medals. The others wait on the profile.
 * @param now epoch milliseconds
 */
export function announcedCommendations(names: readonly string[], now: number): readonly string[] {
  const stored = readJsonEntry(KEY);
  const times: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const recent = times.filter((time) => typeof time === 'number' && time > now - HOUR_MS && time <= now);
  const announced = names.slice(0, Math.max(0, MOST_AN_HOUR - recent.length));
  if (announced.length > 0) writeEntry(KEY, JSON.stringify([...recent, ...announced.map(() => now)]));
  return announced;
}
