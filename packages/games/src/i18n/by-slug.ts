/** What was found in the folders of the games, by their slugs. @param byPath paths like `../<slug>/texts/en/game.json` */
export function bySlug<Found>(byPath: Readonly<Record<string, Found>>): Readonly<Record<string, Found>> {
  return Object.fromEntries(Object.entries(byPath).map(([path, found]) => [path.split('/')[1], found]));
}
