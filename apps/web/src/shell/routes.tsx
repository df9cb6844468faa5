import { LEGAL_PAGES } from '@star-seekers/contracts/legal-pages';
import { catalog } from '@star-seekers/games/catalog';
import type { ComponentType } from 'react';
import { redirect, type RouteObject } from 'react-router';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { i18n, loadTexts } from '../i18n/index.ts';
import type { LazyNamespace } from '../i18n/texts.ts';
import { AppFrame } from './app-frame.tsx';
import { RouteError } from './route-error.tsx';
import { RouteFallback } from './route-fallback.tsx';
import type { RouteHandle } from './route-handle.ts';

const notFound = {
  handle: titleHandle(() => i18n.t('not-found:title')),
  lazy: screen(async () => (await import('../features/not-found/not-found-page.tsx')).NotFoundPage, 'not-found'),
};

/** Texts of runs on the course of another one. */
const PLAY_TEXTS = ['challenge', 'play', 'games'] as const;

const RECOVERY_PATHS = [
  ['forgot-password', 'forgot'],
  ['reset-password', 'reset'],
  ['confirm-email', 'confirm'],
] as const;

/** All routes of the hub (`P2.14`). A screen's code and texts load on the first visit, except the landing page's. */
export const routes: RouteObject[] = [
  {
    Component: AppFrame,
    ErrorBoundary: RouteError,
    HydrateFallback: RouteFallback,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { index: true, Component: LandingPage, handle: { ...titleHandle(() => i18n.t('tagline')), ownSky: true } },
          {
            path: 'dashboard',
            handle: titleHandle(() => i18n.t('nav.dashboard')),
            lazy: screen(async () => (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage),
          },
          ...['dice-of-iris', 'wheel-of-iris'].map((path) => ({
            path,
            handle: titleHandle(() => i18n.t('dice:title')),
            lazy: screen(async () => (await import('../features/dice/dice-page.tsx')).DicePage, 'dice', 'credits'),
          })),
          ...[
            {
              path: 'daily/past',
              title: () => i18n.t('daily:past.title'),
              page: async () => (await import('../features/daily/past-days-page.tsx')).PastDaysPage,
            },
            ...['daily', 'daily/:day'].map((path) => ({
              path,
              title: () => i18n.t('daily:title'),
              page: async () => (await import('../features/daily/daily-page.tsx')).DailyPage,
            })),
          ].map(({ path, title, page }) => ({
            path,
            handle: titleHandle(title),
            lazy: screen(page, 'daily', 'conditions', 'dice', 'players', 'leaderboard'),
          })),
          {
            path: 'credits',
            handle: titleHandle(() => i18n.t('credits:title')),
            lazy: screen(async () => (await import('../features/credits/credits-page.tsx')).CreditsPage, 'credits'),
          },
          {
            path: 'leaderboard',
            handle: titleHandle(() => i18n.t('leaderboard:title')),
            lazy: screen(
              async () => (await import('../features/leaderboard/leaderboard-page.tsx')).LeaderboardPage,
              'leaderboard',
              'players',
            ),
          },
          {
            path: 'chronicle/:month',
            handle: titleHandle(() => i18n.t('leaderboard:chronicle.kicker')),
            lazy: screen(
              async () => (await import('../features/gates/chronicle-page.tsx')).ChroniclePage,
              'leaderboard',
              'players',
            ),
          },
          {
            path: 'player/:username',
            handle: titleHandle(() => i18n.t('runs:profile')),
            lazy: screen(
              async () => (await import('../features/players/player-page.tsx')).PlayerPage,
              'players',
              'leaderboard',
              'play',
              'runs',
            ),
          },
          {
            path: 'runs',
            handle: titleHandle(() => i18n.t('runs:title')),
            lazy: screen(async () => (await import('../features/runs/runs-page.tsx')).RunsPage, 'runs'),
          },
          {
            path: 'how-runs-count',
            handle: titleHandle(() => i18n.t('runs:counting.title')),
            lazy: screen(
              async () => (await import('../features/runs/how-runs-count-page.tsx')).HowRunsCountPage,
              'runs',
            ),
          },
          {
            path: 'theatre',
            handle: titleHandle(() => i18n.t('play:theatre.file.title')),
            lazy: screen(async () => (await import('../features/theatre/file-page.tsx')).FilePage, 'play', 'games'),
          },
          {
            path: 'run/:id',
            handle: titleHandle(() => i18n.t('play:theatre.title')),
            lazy: screen(
              async () => (await import('../features/theatre/theatre-page.tsx')).TheatrePage,
              'play',
              'games',
              'players',
              'leaderboard',
              'challenge',
            ),
          },
          {
            path: 'live/:id',
            handle: titleHandle(() => i18n.t('play:live.title')),
            lazy: screen(
              async () => (await import('../features/live/live-page.tsx')).LivePage,
              'play',
              'games',
              'players',
              'leaderboard',
            ),
          },
          {
            path: 'challenge/:id',
            handle: titleHandle(() => i18n.t('challenge:title')),
            lazy: screen(
              async () => (await import('../features/challenge/challenge-page.tsx')).ChallengePage,
              'challenge',
              'players',
              'leaderboard',
            ),
          },
          {
            path: 'duel/:id',
            handle: { ...titleHandle(() => i18n.t('challenge:duelTitle')), immersive: true },
            lazy: screen(async () => (await import('../features/challenge/duel-page.tsx')).DuelPage, ...PLAY_TEXTS),
          },
          {
            path: 'play/:id',
            handle: { ...titleHandle(() => i18n.t('challenge:actions.fromHere')), immersive: true },
            lazy: screen(async () => (await import('../features/challenge/branch-page.tsx')).BranchPage, ...PLAY_TEXTS),
          },
          {
            path: 'ss-ip',
            handle: titleHandle(() => i18n.t('ss-ip:title')),
            lazy: screen(async () => (await import('../features/ss-ip/ss-ip-page.tsx')).SsIpPage, 'ss-ip', 'codex'),
          },
          {
            path: 'coloring-book',
            handle: titleHandle(() => i18n.t('ss-ip:book.title')),
            lazy: screen(
              async () => (await import('../features/ss-ip/coloring-book-page.tsx')).ColoringBookPage,
              'ss-ip',
            ),
          },
          {
            path: 'settings',
            handle: titleHandle(() => i18n.t('settings:title')),
            lazy: screen(async () => (await import('../features/settings/settings-page.tsx')).SettingsPage, 'settings'),
          },
          ...RECOVERY_PATHS.map(([path, page]) => ({
            path,
            handle: titleHandle(() => i18n.t(`recovery:${page}.title`)),
            lazy: screen(
              async () => (await import('../features/recovery/recovery-pages.ts')).recoveryPages[page],
              'recovery',
            ),
          })),
          ...LEGAL_PAGES.map((page) => ({
            path: page,
            handle: titleHandle(() => i18n.t(`legal.pages.${page}`)),
            lazy: screen(async () => {
              const { LegalPage } = await import('../features/legal/legal-page.tsx');
              return () => <LegalPage key={page} page={page} />;
            }),
          })),
          ...catalog.map(({ id, slug }) => ({
            path: `game${id}`,
            handle: { ...titleHandle(() => i18n.t(`catalog:${slug}.title`)), immersive: true },
            lazy: screen(
              async () => {
                const { PlayPage } = await import('../features/play/play-page.tsx');
                return () => <PlayPage gameId={id} />;
              },
              'play',
              'games',
              'credits',
            ),
          })),
          {
            // The alternative URL of a game (`P2.14`).
            path: 'game/:id',
            loader: ({ params }) =>
              catalog.some(({ id }) => String(id) === params.id) ? redirect(`/game${params.id}`) : null,
            ...notFound,
          },
          { path: '*', ...notFound },
        ],
      },
    ],
  },
];

function titleHandle(title: RouteHandle['title']): RouteHandle {
  return { title };
}

/** Loads the component of a screen and its texts at the same time. */
function screen(load: () => Promise<ComponentType>, ...texts: readonly LazyNamespace[]) {
  return async () => {
    const [Component] = await Promise.all([load(), loadTexts(...texts)]);
    return { Component };
  };
}
