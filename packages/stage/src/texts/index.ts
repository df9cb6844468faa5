import type { stage } from './en/stage.json';

/** What is said while games are played: the namespace `games`. The games add theirs by declaration merging. */
export interface GamesResources {
  readonly stage: typeof stage;
}

/** Translations by namespace. An app that brings its own namespaces adds them here by declaration merging. */
export interface AppResources {
  games: GamesResources;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: AppResources;
    returnNull: false;
  }
}

const texts = import.meta.glob<Pick<GamesResources, 'stage'>>('./*/stage.json', { import: 'default' });

/** What the frame of a run says in a language. @throws when it can't be loaded */
export async function fetchStageTexts(language: string): Promise<Pick<GamesResources, 'stage'>> {
  const load = texts[`./${language}/stage.json`];
  if (!load) throw new Error(`The stage does not speak ${language}.`);
  return load();
}
