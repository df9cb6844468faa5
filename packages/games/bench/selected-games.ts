import { type AnyGame, games } from '../src/games.ts';

/** The games to measure: those with the ids on the command line, or all. */
export function selectedGames(): readonly AnyGame[] {
  const ids = process.argv
    .slice(2)
    .filter((argument) => !argument.startsWith('--'))
    .map(Number);
  return [...games.values()].filter(({ id }) => ids.length === 0 || ids.includes(id));
}
