import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {} from '../i18n/index.ts';
import type { GameSlug } from '../game-texts.ts';
import { bySlug } from '../i18n/by-slug.ts';
import type shared from '../i18n/en/commendations.json';

/** The name of a commendation, and what it is for. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- the types of translations are records, which an interface is not
type CommendationTexts = { readonly name: string; readonly how: string };

type Namespace = Pick<typeof shared, 'page'> &
  Readonly<Record<GameSlug | 'hub', Readonly<Record<string, CommendationTexts>>>>;

declare module '@star-seekers/stage/texts/index.ts' {
  interface AppResources {
    /** By game, and `hub` across games. Not one of the hub's own namespaces: its files are not known to the first load. */
    commendations: Namespace;
  }
}

const ofGames = import.meta.glob<object>('../*/texts/*/commendations.json', { import: 'default' });
const ofAll = import.meta.glob<object>('../i18n/*/commendations.json', { import: 'default' });

const SOURCE_LANGUAGE = 'en';

/** Loads the texts of the commendations in the language of the page; `isReady` once they can be shown. */
export function useCommendationTexts() {
  const { t, i18n } = useTranslation('commendations');
  const { language } = i18n;
  const [, setLoaded] = useState<string>();
  const isReady = i18n.hasResourceBundle(language, 'commendations');
  useEffect(() => {
    if (isReady) return undefined;
    let isCurrent = true;
    const load = async () => {
      const texts = await fetchTexts(language).catch(async () => fetchTexts(SOURCE_LANGUAGE));
      i18n.addResourceBundle(language, 'commendations', texts);
      if (isCurrent) setLoaded(language);
    };
    // In English where a translation fails to load; without texts, nothing is shown.
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [i18n, language, isReady]);
  return { t, language, isReady };
}

async function fetchTexts(language: string): Promise<object> {
  const load = ofAll[`../i18n/${language}/commendations.json`];
  if (!load) throw new Error(`The commendations do not speak ${language}.`);
  const games = Object.entries(ofGames).filter(([path]) => path.includes(`/texts/${language}/`));
  const [texts, ...ofEach] = await Promise.all([
    load(),
    ...games.map(async ([path, loadGame]) => [path, await loadGame()] as const),
  ]);
  return { ...texts, ...bySlug(Object.fromEntries(ofEach)) };
}
