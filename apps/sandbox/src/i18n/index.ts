// Merges the games' namespaces into the typed keys.
import { fetchGamesTexts } from '@star-seekers/games/i18n';
import { catalog } from '@star-seekers/games/i18n/english';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import sandbox from './en.json';

declare module '@star-seekers/stage/texts/index.ts' {
  interface AppResources {
    sandbox: typeof sandbox;
  }
}

const games = await fetchGamesTexts('en');

export const i18n = createInstance();

void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { catalog, games, sandbox } },
  defaultNS: 'sandbox',
  // React escapes what it renders.
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  returnNull: false,
  initAsync: false,
});
