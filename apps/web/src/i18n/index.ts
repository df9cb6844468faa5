import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { initialLanguage, keepChosenLanguage } from './chosen-language.ts';
import { directionOf, type Language, SOURCE_LANGUAGE } from './languages.ts';
import type {} from './resources.ts';
import { fetchTexts, firstNamespaces, firstTexts, type LazyNamespace, type Namespace } from './texts.ts';

export const i18n = i18next.createInstance();

/** The language that the page is in, or is changing to. */
let wanted: Language = initialLanguage();

/** Every namespace that a screen has asked for: what a change of language must bring along. */
const asked = new Set<Namespace>(firstNamespaces);

void i18n.use(initReactI18next).init({
  lng: wanted,
  fallbackLng: SOURCE_LANGUAGE,
  resources: { [SOURCE_LANGUAGE]: firstTexts },
  defaultNS: 'common',
  // React escapes what it renders.
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  returnNull: false,
  initAsync: false,
});

/** Brings the texts of a lazy screen in the player's language; resolves when all of them can be used. */
export async function loadTexts(...namespaces: readonly LazyNamespace[]): Promise<void> {
  for (const namespace of namespaces) asked.add(namespace);
  await bring(wanted, namespaces);
}

/** Puts the page into the player's language. @returns resolves when the first screen can be drawn */
export async function startLanguage(): Promise<void> {
  markDocument(wanted);
  await bring(wanted, firstNamespaces);
}

/** Shows the hub in another language at once, and from now on, on this device. */
export async function chooseLanguage(language: Language): Promise<void> {
  wanted = language;
  keepChosenLanguage(language);
  await bring(language, [...asked]);
  // A later choice may have overtaken this one.
  if (wanted !== language) return;
  await i18n.changeLanguage(language);
  markDocument(language);
}

async function bring(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(namespaces.map((namespace) => bringOne(language, namespace)));
}

/** A translation that does not load is no reason to withhold a screen: English stands in for it. */
async function bringOne(language: Language, namespace: Namespace): Promise<void> {
  if (i18n.hasResourceBundle(language, namespace)) return;
  try {
    i18n.addResourceBundle(language, namespace, await fetchTexts(language, namespace));
  } catch (error) {
    if (language === SOURCE_LANGUAGE) throw error;
    await bringOne(SOURCE_LANGUAGE, namespace);
  }
}

function markDocument(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}
