import type { AppResources } from '@star-seekers/stage/texts/index.ts';
import type { GameNames } from '../game.ts';
import { fetchOfGames } from './by-slug.ts';
// Merges the games' namespaces into the typed keys.
import type {} from './index.ts';

const names = import.meta.glob<GameNames>(['../*/texts/*/listing.json', '!../*/texts/en/*'], { import: 'default' });

/**
 * The games' names in a language other than English. Apart from the texts of their screens, because the first screens of the hub would
 * carry the name of every file.
 * @throws when they can't be loaded
 */
export async function fetchCatalogTexts(language: string): Promise<AppResources['catalog']> {
  return (await fetchOfGames(names, language)) as AppResources['catalog'];
}
