import type { Keepsake } from '@star-seekers/games/game-host';
import { mergeKeepsakes } from '@star-seekers/games/keepsake';
import { create } from 'zustand';
import { readJsonEntry, writeEntry } from '../../shell/device-storage.ts';

const KEEPSAKES_KEY = 'star-seekers:practice-keepsakes';

type Collections = Readonly<Record<string, readonly Keepsake[]>>;

/** What visitors have collected in practice on this device, by game. It is never sent and never shown to a player. */
export const usePracticeKeepsakes = create<Collections>(() => readCollections());

/** Adds to the collection of a game. */
export function collectInPractice(gameId: number, keepsakes: readonly Keepsake[]): void {
  if (keepsakes.length === 0) return;
  const collections = usePracticeKeepsakes.getState();
  const merged = { ...collections, [gameId]: mergeKeepsakes([...(collections[gameId] ?? []), ...keepsakes]) };
  usePracticeKeepsakes.setState(merged);
  writeEntry(KEEPSAKES_KEY, JSON.stringify(merged));
}

/** The stored collections; malformed ones are empty. */
export function readCollections(): Collections {
  const stored = readJsonEntry(KEEPSAKES_KEY);
  if (typeof stored !== 'object' || stored === null) return {};
  const entries = Object.entries(stored).filter(([, kept]) => Array.isArray(kept) && kept.every(isKeepsake));
  return Object.fromEntries(entries);
}

function isKeepsake(value: unknown): value is Keepsake {
  if (typeof value !== 'object' || value === null) return false;
  const { item, value: kept } = value as Partial<Keepsake>;
  return Number.isInteger(item) && Number.isInteger(kept);
}
