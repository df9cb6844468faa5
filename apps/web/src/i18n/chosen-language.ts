import { isLanguage, type Language, matchLanguage } from './languages.ts';

const LANGUAGE_KEY = 'star-seekers:language';

/** The language to begin with: the one chosen on this device, else the first that the browser asks for and we have. */
export function initialLanguage(): Language {
  return readChosenLanguage() ?? matchLanguage(navigator.languages);
}

/** Keeps the player's choice on this device. */
export function keepChosenLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Storage may be refused or full: the choice then lasts as long as the page.
  }
}

/** What was chosen here; anything that is no language of ours counts as no choice. */
function readChosenLanguage(): Language | undefined {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}
