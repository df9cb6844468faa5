import { readEntry, writeEntry } from '../shell/device-storage.ts';
import { isLanguage, type Language, matchLanguage } from './languages.ts';

const LANGUAGE_KEY = 'star-seekers:language';

/** The initial language: the one stored on this device, else the first supported one of the browser. */
export function initialLanguage(): Language {
  return readStoredLanguage() ?? matchLanguage(navigator.languages);
}

/** Stores the player's choice on this device. */
export function storeLanguage(language: Language): void {
  writeEntry(LANGUAGE_KEY, language);
}

/** The stored language; undefined if there is none or it is not supported. */
function readStoredLanguage(): Language | undefined {
  const stored = readEntry(LANGUAGE_KEY);
  return isLanguage(stored) ? stored : undefined;
}
