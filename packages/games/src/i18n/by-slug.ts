/** What was found in the folders of the games, by their slugs. @param byPath paths like `../<slug>/texts/en/game.json` */
export function bySlug<Found>(byPath: Readonly<Record<string, Found>>): Readonly<Record<string, Found>> {
  return Object.fromEntries(Object.entries(byPath).map(([path, found]) => [path.split('/')[1], found]));
}

/** One file of each game in a language, by the game's slug. @throws when one can't be loaded */
export async function fetchOfGames<Texts>(
  loads: Readonly<Record<string, () => Promise<Texts>>>,
  language: string,
): Promise<Readonly<Record<string, Texts>>> {
  const ofLanguage = Object.entries(loads).filter(([path]) => path.includes(`/texts/${language}/`));
  const loaded = await Promise.all(ofLanguage.map(async ([path, load]) => [path, await load()] as const));
  return bySlug(Object.fromEntries(loaded));
}
