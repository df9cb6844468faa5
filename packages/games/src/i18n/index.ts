import type {} from '../registry.ts';
import type { AppResources } from '@star-seekers/stage/texts/index.ts';
import type { GameNames } from '../game.ts';
import type { GameSlug, GameTexts } from '../game-texts.ts';
import type screen from './en/screen.json';
import { fetchOfGames } from './fetch-of-games.ts';

type ScreenTexts = typeof screen;

declare module '@star-seekers/stage/texts/index.ts' {
  interface GamesResources extends ScreenTexts, GameTexts {}

  interface AppResources {
    /** By slug. */
    catalog: Readonly<Record<GameSlug, GameNames>>;
  }
}

const names = import.meta.glob<GameNames>(['../*/texts/*/listing.json', '!../*/texts/en/*'], { import: 'default' });

/** The games' names in a language other than English. @throws when they can't be loaded */
export async function fetchCatalogTexts(language: string): Promise<AppResources['catalog']> {
  return (await fetchOfGames(names, language)) as AppResources['catalog'];
}
