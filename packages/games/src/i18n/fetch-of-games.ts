import { bySlug } from './by-slug.ts';

/** One file of each game in a language, by the game's slug. @throws when one can't be loaded */
export async function fetchOfGames<Texts>(
  loads: Readonly<Record<string, () => Promise<Texts>>>,
  language: string,
): Promise<Readonly<Record<string, Texts>>> {
  const ofLanguage = Object.entries(loads).filter(([path]) => path.includes(`/texts/${language}/`));
  const loaded = await Promise.all(ofLanguage.map(async ([path, load]) => [path, await load()] as const));
  return bySlug(Object.fromEntries(loaded));
}
