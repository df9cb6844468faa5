import { useTranslation } from 'react-i18next';
import { isLanguage, type Language, SOURCE_LANGUAGE } from '../../i18n/languages.ts';

/** The current language of the page. */
export function useLanguage(): Language {
  const { language } = useTranslation().i18n;
  return isLanguage(language) ? language : SOURCE_LANGUAGE;
}
