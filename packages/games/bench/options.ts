import { type AnyGame, games } from '../src/games.ts';

/** The games to measure: those whose ids or names in addresses are on the command line, or all. @throws for a name that no game has */
export function selectedGames(): readonly AnyGame[] {
  const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const all = [...games.values()];
  if (names.length === 0) return all;
  return names.map((name) => {
    const game = all.find(({ id, slug }) => slug === name || id === Number(name));
    if (!game) throw new Error(`There is no game ${name}: ${all.map(({ id, slug }) => `${id} ${slug}`).join(', ')}.`);
    return game;
  });
}

/** A number of the command line, such as `--runs=200`; undefined where it is not given. */
export function numberOption(name: string): number | undefined {
  const start = `--${name}=`;
  const option = process.argv.find((argument) => argument.startsWith(start));
  return option === undefined ? undefined : Number(option.slice(start.length));
}
