/** The hub's languages, English first, each with the name that its own speakers give it. */
export const languages = [
  { tag: 'en', name: 'English' },
  { tag: 'de', name: 'Deutsch' },
  { tag: 'es', name: 'Español' },
  { tag: 'fr', name: 'Français' },
  { tag: 'pt-BR', name: 'Português (Brasil)' },
  { tag: 'ja', name: '日本語' },
  { tag: 'ar', name: 'العربية' },
] as const;

export type Language = (typeof languages)[number]['tag'];

/** What the hub is written in, and what stands in for a text that could not be loaded. */
export const SOURCE_LANGUAGE = 'en' satisfies Language;

/** Where this device keeps the language that its player has chosen. */
export const LANGUAGE_KEY = 'star-seekers:language';

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar']);

export function isLanguage(value: unknown): value is Language {
  return languages.some(({ tag }) => tag === value);
}

/** The way a language is written. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr';
}

/**
 * The first wish that the hub can meet, else English. A region that we do not have gets its language: `de-AT` is answered in
 * German, and any Portuguese in that of Brazil.
 *
 * @param wishes language tags, the most wanted first, as in `navigator.languages`
 */
export function matchLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const base = wish.toLowerCase().split('-')[0];
    const match = languages.find(({ tag }) => tag.split('-')[0] === base);
    if (match) return match.tag;
  }
  return SOURCE_LANGUAGE;
}
