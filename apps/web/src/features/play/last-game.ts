import { catalog } from '@star-seekers/games/catalog';
import { readEntry, readJsonEntry, writeEntry } from '../../shell/device-storage.ts';

const LAST_GAME_KEY = 'star-seekers:last-game';

/** Id of the game that was last opened on this device, else of the first one. */
export function lastGame(): number {
  const stored = Number(readEntry(LAST_GAME_KEY));
  const game = catalog.find(({ id }) => id === stored) ?? catalog[0];
  return game?.id ?? stored;
}

export function rememberGame(gameId: number): void {
  writeEntry(LAST_GAME_KEY, String(gameId));
}

/** When a player last ended a run of each game on this device, practice too, in epoch milliseconds. The hub knows of counted runs only. What is no past time is left out. */
export function playedHere(userId: string): Readonly<Record<number, number>> {
  const stored = Object.entries((readJsonEntry(playedKey(userId)) ?? {}) as Record<string, number>);
  return Object.fromEntries(stored.filter(([, at]) => at <= Date.now()));
}

export function rememberPlayed(userId: string, gameId: number): void {
  writeEntry(playedKey(userId), JSON.stringify({ ...playedHere(userId), [gameId]: Date.now() }));
}

const playedKey = (userId: string) => `star-seekers:played:${userId}`;
