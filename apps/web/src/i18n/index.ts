import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
// Merges the `games` namespace into the typed keys.
import type {} from '@star-seekers/games/i18n';
import auth from './en/auth.json';
import common from './en/common.json';
import dashboard from './en/dashboard.json';
import errors from './en/errors.json';
import landing from './en/landing.json';
import type credits from './en/credits.json';
import type dice from './en/dice.json';
import type leaderboard from './en/leaderboard.json';
import type notFound from './en/not-found.json';
import type play from './en/play.json';
import type players from './en/players.json';
import type ssIp from './en/ss-ip.json';
import type trailer from './en/trailer.json';
import type codex from './en/codex.json';
import type recovery from './en/recovery.json';
import type settings from './en/settings.json';

declare module '@star-seekers/games/i18n' {
  interface AppResources {
    auth: typeof auth;
    common: typeof common;
    credits: typeof credits;
    dashboard: typeof dashboard;
    dice: typeof dice;
    errors: typeof errors;
    landing: typeof landing;
    leaderboard: typeof leaderboard;
    'not-found': typeof notFound;
    play: typeof play;
    players: typeof players;
    'ss-ip': typeof ssIp;
    trailer: typeof trailer;
    codex: typeof codex;
    recovery: typeof recovery;
    settings: typeof settings;
  }
}

/** Namespaces that come with the screen that needs them, through {@link loadTexts}. */
const lazyNamespaces = {
  credits: () => import('./en/credits.json'),
  dice: () => import('./en/dice.json'),
  games: () => import('@star-seekers/games/i18n/en.json'),
  leaderboard: () => import('./en/leaderboard.json'),
  'not-found': () => import('./en/not-found.json'),
  play: () => import('./en/play.json'),
  players: () => import('./en/players.json'),
  'ss-ip': () => import('./en/ss-ip.json'),
  trailer: () => import('./en/trailer.json'),
  codex: () => import('./en/codex.json'),
  recovery: () => import('./en/recovery.json'),
  settings: () => import('./en/settings.json'),
};

export type LazyNamespace = keyof typeof lazyNamespaces;

export const i18n = i18next.createInstance();

void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { auth, common, dashboard, errors, landing } },
  defaultNS: 'common',
  // React escapes what it renders.
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  returnNull: false,
  initAsync: false,
});

/** Brings the texts of a lazy screen; resolves when all of them can be used. */
export async function loadTexts(...namespaces: readonly LazyNamespace[]): Promise<void> {
  await Promise.all(
    namespaces
      .filter((namespace) => !i18n.hasResourceBundle('en', namespace))
      .map(async (namespace) => {
        const texts = await lazyNamespaces[namespace]();
        i18n.addResourceBundle('en', namespace, texts.default);
      }),
  );
}
