import { fetchCatalogTexts } from '@star-seekers/games/i18n/catalog-texts';
import { catalog } from '@star-seekers/games/i18n/english';
import type { ResourceKey } from 'i18next';
import auth from './en/auth.json';
import common from './en/common.json';
import dashboard from './en/dashboard.json';
import errors from './en/errors.json';
import landing from './en/landing.json';
import { type Language, SOURCE_LANGUAGE } from './languages.ts';

type Load = () => Promise<{ readonly default: ResourceKey }>;

/** English texts of the first screens, part of the page's script. */
export const firstTexts = { auth, catalog, common, dashboard, errors, landing };

/** The other English texts, loaded with their screens. */
const sourceTexts = {
  challenge: () => import('./en/challenge.json'),
  codex: () => import('./en/codex.json'),
  conditions: async () => conditionTexts('en'),
  credits: () => import('./en/credits.json'),
  daily: () => import('./en/daily.json'),
  dice: () => import('./en/dice.json'),
  games: async () => gamesTexts('en'),
  leaderboard: () => import('./en/leaderboard.json'),
  music: () => import('./en/music.json'),
  'not-found': () => import('./en/not-found.json'),
  play: () => import('./en/play.json'),
  players: () => import('./en/players.json'),
  recovery: () => import('./en/recovery.json'),
  refusals: () => import('./en/refusals.json'),
  runs: () => import('./en/runs.json'),
  settings: () => import('./en/settings.json'),
  'ss-ip': () => import('./en/ss-ip.json'),
  trailer: () => import('./en/trailer.json'),
} satisfies Record<string, Load>;

/** Loaders of the other languages, one per file. */
const translatedTexts = import.meta.glob<{ readonly default: ResourceKey }>(['./*/*.json', '!./en/*.json']);

export type FirstNamespace = keyof typeof firstTexts;
export type LazyNamespace = keyof typeof sourceTexts;
export type Namespace = FirstNamespace | LazyNamespace;

export const firstNamespaces = Object.keys(firstTexts) as readonly FirstNamespace[];

/** The texts of one namespace in one language. @throws when they cannot be loaded */
export async function fetchTexts(language: Language, namespace: Namespace): Promise<ResourceKey> {
  const load = loaderOf(language, namespace);
  if (!load) throw new Error(`There is no ${namespace} in ${language}.`);
  return (await load()).default;
}

function loaderOf(language: Language, namespace: Namespace): Load | undefined {
  if (language === SOURCE_LANGUAGE) return sourceTexts[namespace as LazyNamespace];
  if (namespace === 'catalog') return async () => ({ default: await fetchCatalogTexts(language) });
  if (namespace === 'conditions') return async () => conditionTexts(language);
  if (namespace === 'games') return async () => gamesTexts(language);
  return translatedTexts[`./${language}/${namespace}.json`];
}

const screenTexts = () => import('@star-seekers/games/i18n');

async function gamesTexts(language: string) {
  return { default: await (await screenTexts()).fetchGamesTexts(language) };
}

async function conditionTexts(language: string) {
  return { default: await (await screenTexts()).fetchConditionTexts(language) };
}
