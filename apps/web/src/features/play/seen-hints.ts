import type { GameHost } from '@star-seekers/games/game-host';
import { readJsonEntry, writeEntry } from '../../shell/device-storage.ts';

const HINTS_KEY = 'star-seekers:seen-hints';

/** Hints of the games that this device has shown; each is shown once. */
export const seenHints: GameHost['hints'] = {
  isSeen: (hint) => readHints().includes(hint),
  see(hint) {
    const seen = readHints();
    if (!seen.includes(hint)) writeEntry(HINTS_KEY, JSON.stringify([...seen, hint]));
  },
};

function readHints(): readonly string[] {
  const stored = readJsonEntry(HINTS_KEY);
  return Array.isArray(stored) ? stored.filter((hint) => typeof hint === 'string') : [];
}
