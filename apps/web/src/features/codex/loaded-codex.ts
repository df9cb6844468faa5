import type { Codex } from '@star-seekers/content/codex';
import { loaderOfCodex } from '@star-seekers/content/codexes';
import { createContext, use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, SOURCE_LANGUAGE, directionOf, isLanguage } from '../../i18n/languages.ts';

/** The codex in one language. */
export interface LoadedCodex {
  readonly codex: Codex;
  readonly language: Language;
}

async function codexIn(language: Language): Promise<LoadedCodex> {
  const codex = await loaderOfCodex(language)?.();
  if (!codex) throw new Error(`There is no codex in "${language}".`);
  return { codex, language };
}

/** Loads the codex in a language, or in English if that is not to be had. @throws when English fails to load */
export async function loadCodex(language: string): Promise<LoadedCodex> {
  if (!isLanguage(language)) return codexIn(SOURCE_LANGUAGE);
  return codexIn(language).catch(() => codexIn(SOURCE_LANGUAGE));
}

const CodexContext = createContext<LoadedCodex | undefined>(undefined);

export const CodexProvider = CodexContext.Provider;

/** The codex that the panel shows. */
export function useCodex(): LoadedCodex {
  const loaded = use(CodexContext);
  if (!loaded) throw new Error('The codex is shown outside of its panel.');
  return loaded;
}

/** Attributes of an element with text of the codex. */
export function useCodexLanguage(): { readonly lang: Language; readonly dir: 'ltr' | 'rtl' } {
  const { language } = useCodex();
  return { lang: language, dir: directionOf(language) };
}

/** The codex in the player's language; the one before it until it is loaded. */
export function useCodexInLanguage(first: LoadedCodex): LoadedCodex {
  const { language } = useTranslation().i18n;
  const [loaded, setLoaded] = useState(first);
  useEffect(() => {
    let isCurrent = true;
    const change = async () => {
      const next = await loadCodex(language);
      if (isCurrent) setLoaded(next);
    };
    // After a failure the codex stays as it is.
    change().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return loaded;
}
