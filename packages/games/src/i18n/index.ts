import { type AppResources, fetchStageTexts } from '@star-seekers/stage/texts/index.ts';
import type { GameSlug, GameTexts } from '../game-texts.ts';
import type { GameNames } from '../game.ts';
import type {} from '../registry.ts';
import { fetchOfGames } from './by-slug.ts';
import type screen from './en/screen.json';

type ScreenTexts = typeof screen;

/** Texts, some of them in groups. */
export interface ConditionTexts {
  readonly [key: string]: string | ConditionTexts;
}

declare module '@star-seekers/stage/texts/index.ts' {
  interface GamesResources extends ScreenTexts, GameTexts {}

  interface AppResources {
    /** By slug. */
    catalog: Readonly<Record<GameSlug, GameNames>>;
  }
}

const texts = import.meta.glob<GameTexts[GameSlug]>('../*/texts/*/game.json', { import: 'default' });
const conditions = import.meta.glob<ConditionTexts>('../*/texts/*/conditions.json', { import: 'default' });
const screens = import.meta.glob<typeof screen>('./*/screen.json', { import: 'default' });

/** What is said while they are played. @throws when it can't be loaded */
export async function fetchGamesTexts(language: string): Promise<AppResources['games']> {
  const load = screens[`./${language}/screen.json`];
  if (!load) throw new Error(`The games do not speak ${language}.`);
  const [ofStage, ofAll, ofEach, ofDays] = await Promise.all([
    fetchStageTexts(language),
    load(),
    fetchOfGames(texts, language),
    fetchConditionTexts(language),
  ]);
  const ofGames = Object.entries(ofEach).map(([slug, own]) => [slug, { ...own, conditions: ofDays[slug] ?? {} }]);
  return { ...ofStage, ...ofAll, ...Object.fromEntries(ofGames) };
}

/** What is said of a day's conditions, by the slugs of the games that have some, apart from all that is said in play. @throws when it can't be loaded */
export async function fetchConditionTexts(language: string): Promise<Readonly<Record<string, ConditionTexts>>> {
  return fetchOfGames(conditions, language);
}
