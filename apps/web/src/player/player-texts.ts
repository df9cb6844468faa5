import { fetchGamesTexts } from '@star-seekers/games/i18n';
import { fetchCatalogTexts } from '@star-seekers/games/i18n/catalog-texts';
import { catalog } from '@star-seekers/games/i18n/english';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Language, SOURCE_LANGUAGE, directionOf, isLanguage } from '../i18n/languages.ts';

/** What the games say, in the language of the viewer, or in English where this build does not have it. */
export async function playerTexts(wanted: string): Promise<i18n> {
  const language: Language = isLanguage(wanted) ? wanted : SOURCE_LANGUAGE;
  const texts = i18next.createInstance();
  await texts.use(initReactI18next).init({
    lng: language,
    resources: {
      [language]: {
        catalog: language === SOURCE_LANGUAGE ? catalog : await fetchCatalogTexts(language),
        games: await fetchGamesTexts(language),
      },
    },
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    returnNull: false,
  });
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  return texts;
}
