import type games from './en.json';

/** Translations by namespace. An app that brings its own namespaces adds them here by declaration merging. */
export interface AppResources {
  games: typeof games;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: AppResources;
    returnNull: false;
  }
}

/** The texts of the `games` namespace by language, each loaded when it is asked for. */
export const gamesTexts = {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
  es: () => import('./es.json'),
  fr: () => import('./fr.json'),
  'pt-BR': () => import('./pt-BR.json'),
  ja: () => import('./ja.json'),
  ar: () => import('./ar.json'),
};

export type GamesLanguage = keyof typeof gamesTexts;
