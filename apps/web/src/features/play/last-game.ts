import { catalog } from '@star-seekers/games/catalog';
import { readEntry, writeEntry } from '../../shell/device-storage.ts';

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
