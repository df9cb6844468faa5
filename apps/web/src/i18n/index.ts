import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { initialLanguage, storeLanguage } from './chosen-language.ts';
import { directionOf, type Language, SOURCE_LANGUAGE } from './languages.ts';
import type {} from './resources.ts';
import { fetchTexts, firstNamespaces, firstTexts, type LazyNamespace, type Namespace } from './texts.ts';

export const i18n = i18next.createInstance();

/** The current language of the page, or the one that it is changing to. */
let currentLanguage: Language = initialLanguage();

/** Every namespace that a screen uses. A change of language loads all of them. */
const usedNamespaces = new Set<Namespace>(firstNamespaces);

void i18n.use(initReactI18next).init({
  lng: currentLanguage,
  fallbackLng: SOURCE_LANGUAGE,
  resources: { [SOURCE_LANGUAGE]: firstTexts },
  defaultNS: 'common',
  // React escapes what it renders.
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  returnNull: false,
  initAsync: false,
});

/** Loads the texts of a lazy screen in the player's language. */
export async function loadTexts(...namespaces: readonly LazyNamespace[]): Promise<void> {
  // Later screens may be refused for more reasons than the first ones.
  const wanted: readonly LazyNamespace[] = namespaces.length > 0 ? [...namespaces, 'refusals'] : [];
  for (const namespace of wanted) usedNamespaces.add(namespace);
  await loadAll(currentLanguage, wanted);
}

/** Sets the page to the player's language. @returns resolves when the texts of the first screens are loaded */
export async function startLanguage(): Promise<void> {
  markDocument(currentLanguage);
  await loadAll(currentLanguage, firstNamespaces);
}

/** Changes the language of the hub and stores the choice on this device. */
export async function chooseLanguage(language: Language): Promise<void> {
  currentLanguage = language;
  storeLanguage(language);
  await loadAll(language, [...usedNamespaces]);
  // The player may have chosen another language meanwhile.
  if (currentLanguage !== language) return;
  await i18n.changeLanguage(language);
  markDocument(language);
}

async function loadAll(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(namespaces.map((namespace) => loadOne(language, namespace)));
}

/** Falls back to English if a translation fails to load. */
async function loadOne(language: Language, namespace: Namespace): Promise<void> {
  if (i18n.hasResourceBundle(language, namespace)) return;
  try {
    i18n.addResourceBundle(language, namespace, await fetchTexts(language, namespace));
  } catch (error) {
    if (language === SOURCE_LANGUAGE) throw error;
    await loadOne(SOURCE_LANGUAGE, namespace);
  }
}

function markDocument(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}
