/** Texts of one file of translations by dotted key. */
export type Texts = ReadonlyMap<string, string>;

const PLURAL = /^(?<base>.+?)(?<ordinal>_ordinal)?_(?<category>zero|one|two|few|many|other)$/;

/** Turns the nested objects of a file of translations into texts by dotted key. */
export function flattenTexts(tree: object, prefix = ''): Texts {
  const leaves = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') leaves.set(`${prefix}${key}`, value);
    else for (const [inner, text] of flattenTexts(value as object, `${prefix}${key}.`)) leaves.set(inner, text);
  }
  return leaves;
}

/** The key as the code writes it: without the plural form, which i18next chooses. */
export function baseKey(key: string): string {
  return PLURAL.exec(key)?.groups?.base ?? key;
}

/** Problems of a translation: missing, extra or empty keys, English sentences, other placeholders, plural forms of another language. */
export function compareTexts(source: Texts, translation: Texts, language: string): string[] {
  const wanted = new Map<string, string>();
  for (const [key, text] of source) {
    for (const form of formsOf(key, language)) if (!wanted.has(form) || form === key) wanted.set(form, text);
  }
  const problems: string[] = [];
  for (const [key, text] of wanted) {
    const translated = translation.get(key);
    if (translated === undefined) problems.push(`${key} is missing`);
    else if (translated.trim() === '') problems.push(`${key} is empty`);
    else if (translated === text && isSentence(text)) problems.push(`${key} is in English`);
    else if (placeholders(translated) !== placeholders(text)) problems.push(`${key} has other placeholders`);
  }
  for (const key of translation.keys()) if (!wanted.has(key)) problems.push(`${key} is not in English`);
  return problems;
}

/** Whether a text must differ between languages: three words or more, of which one is no name. */
function isSentence(text: string): boolean {
  const words = text.replaceAll(/\{\{[^}]*\}\}/g, '').match(/\p{L}{2,}/gu) ?? [];
  return words.length >= 3 && words.some((word) => /^\p{Ll}/u.test(word));
}

/** A key in every plural form of the language (`Intl.PluralRules`); a key without plural forms unchanged. */
function formsOf(key: string, language: string): string[] {
  const { base, ordinal } = PLURAL.exec(key)?.groups ?? {};
  if (base === undefined) return [key];
  const type = ordinal ? 'ordinal' : 'cardinal';
  const { pluralCategories } = new Intl.PluralRules(language, { type }).resolvedOptions();
  return pluralCategories.map((category) => `${base}${ordinal ?? ''}_${category}`);
}

/** Names of the placeholders of a text. `count` is ignored: the forms `one` and `two` may spell it out. */
function placeholders(text: string): string {
  const names = [...text.matchAll(/\{\{\s*(?<name>\w+)/g)].map((match) => match.groups?.name ?? '');
  return [...new Set(names.filter((name) => name !== 'count'))].toSorted().join(' ');
}
