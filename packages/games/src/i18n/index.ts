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
