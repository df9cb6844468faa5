import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGE_KEY, type Language, SOURCE_LANGUAGE, directionOf, isLanguage, matchLanguage } from './languages.ts';
import { type LazyNamespace, type Namespace, fetchTexts, firstNamespaces, firstTexts } from './texts.ts';
import { readEntry, writeEntry } from '../shell/device-storage.ts';
// Its namespaces join the typed keys.
import type {} from '@star-seekers/games/i18n';
import type auth from './en/auth.json';
import type challenge from './en/challenge.json';
import type codex from './en/codex.json';
import type common from './en/common.json';
import type credits from './en/credits.json';
import type daily from './en/daily.json';
import type dashboard from './en/dashboard.json';
import type dice from './en/dice.json';
import type errors from './en/errors.json';
import type landing from './en/landing.json';
import type leaderboard from './en/leaderboard.json';
import type music from './en/music.json';
import type notFound from './en/not-found.json';
import type play from './en/play.json';
import type players from './en/players.json';
import type recovery from './en/recovery.json';
import type refusals from './en/refusals.json';
import type runs from './en/runs.json';
import type settings from './en/settings.json';
import type ssIp from './en/ss-ip.json';
import type trailer from './en/trailer.json';

declare module '@star-seekers/stage/texts/index.ts' {
  interface AppResources {
    auth: typeof auth;
    challenge: typeof challenge;
    codex: typeof codex;
    common: typeof common;
    credits: typeof credits;
    daily: typeof daily;
    dashboard: typeof dashboard;
    dice: typeof dice;
    errors: typeof errors;
    landing: typeof landing;
    leaderboard: typeof leaderboard;
    music: typeof music;
    'not-found': typeof notFound;
    play: typeof play;
    players: typeof players;
    recovery: typeof recovery;
    refusals: typeof refusals;
    runs: typeof runs;
    settings: typeof settings;
    'ss-ip': typeof ssIp;
    trailer: typeof trailer;
  }
}

/** The initial language: the one stored on this device, else the first supported one of the browser. */
function initialLanguage(): Language {
  return readStoredLanguage() ?? matchLanguage(navigator.languages);
}

/** Stores the player's choice on this device. */
function storeLanguage(language: Language): void {
  writeEntry(LANGUAGE_KEY, language);
}

/** The stored language; undefined if there is none or it is not supported. */
function readStoredLanguage(): Language | undefined {
  const stored = readEntry(LANGUAGE_KEY);
  return isLanguage(stored) ? stored : undefined;
}

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
