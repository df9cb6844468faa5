import { fetchCatalogTexts } from '@star-seekers/games/i18n/catalog-texts';
import { catalog } from '@star-seekers/games/i18n/english';
// Its namespaces join the typed keys.
import type {} from '../i18n/index.ts';
import i18next, { type ResourceKey, type i18n } from 'i18next';
import {
  LANGUAGE_KEY,
  type Language,
  SOURCE_LANGUAGE,
  directionOf,
  isLanguage,
  matchLanguage,
} from '../i18n/languages.ts';
import { readEntry } from '../shell/device-storage.ts';
import type bridge from './texts/en/bridge.json';

declare module '@star-seekers/stage/texts/index.ts' {
  interface AppResources {
    bridge: typeof bridge;
  }
}

/** The bridge's own texts, and those of the hub that it says too. */
const files = import.meta.glob<ResourceKey>(['./texts/*/bridge.json', '../i18n/*/{common,errors,refusals}.json'], {
  import: 'default',
});

/** What the bridge says, in the language that its hub has on this device. */
export async function bridgeTexts(): Promise<i18n> {
  const stored = readEntry(LANGUAGE_KEY);
  const language = isLanguage(stored) ? stored : matchLanguage(navigator.languages);
  const texts = i18next.createInstance();
  await texts.init({
    lng: language,
    resources: { [language]: await textsIn(language) },
    defaultNS: 'bridge',
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    returnNull: false,
  });
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  return texts;
}

async function textsIn(language: Language): Promise<Record<string, ResourceKey>> {
  const loaded = Object.entries(files)
    .filter(([path]) => path.includes(`/${language}/`))
    .map(async ([path, load]) => [path.replace(/^.*\/(.+)\.json$/, '$1'), await load()] as const);
  return {
    ...Object.fromEntries(await Promise.all(loaded)),
    catalog: language === SOURCE_LANGUAGE ? catalog : await fetchCatalogTexts(language),
  };
}
