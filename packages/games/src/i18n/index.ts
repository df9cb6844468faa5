import type catalog from './en/catalog.json';
import type games from './en/games.json';

/** Translations by namespace. An app that brings its own namespaces adds them here by declaration merging. */
export interface AppResources {
  catalog: typeof catalog;
  games: typeof games;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: AppResources;
    returnNull: false;
  }
}

/** The games' names and what is said of them, by language, each loaded when it is asked for. */
export const catalogTexts = {
  en: () => import('./en/catalog.json'),
  de: () => import('./de/catalog.json'),
  es: () => import('./es/catalog.json'),
  fr: () => import('./fr/catalog.json'),
  'pt-BR': () => import('./pt-BR/catalog.json'),
  ja: () => import('./ja/catalog.json'),
  ar: () => import('./ar/catalog.json'),
};

/** What is said while they are played, in the same way. */
export const gamesTexts = {
  en: () => import('./en/games.json'),
  de: () => import('./de/games.json'),
  es: () => import('./es/games.json'),
  fr: () => import('./fr/games.json'),
  'pt-BR': () => import('./pt-BR/games.json'),
  ja: () => import('./ja/games.json'),
  ar: () => import('./ar/games.json'),
};

export type GamesLanguage = keyof typeof gamesTexts;
