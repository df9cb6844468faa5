import { LEGAL_PAGES } from '@star-seekers/contracts/legal-pages';
import { catalog } from '@star-seekers/games/catalog';
import { redirect, type RouteObject } from 'react-router';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { i18n, loadTexts } from '../i18n/index.ts';
import { AppFrame } from './app-frame.tsx';
import { RouteError } from './route-error.tsx';
import { RouteFallback } from './route-fallback.tsx';
import type { RouteHandle } from './route-handle.ts';

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
            lazy: async () => {
              const { DashboardPage } = await import('../features/dashboard/dashboard-page.tsx');
              return { Component: DashboardPage };
            },
          },
          ...['dice-of-iris', 'wheel-of-iris'].map((path) => ({
            path,
            handle: titleHandle(() => i18n.t('dice:title')),
            lazy: async () => {
              const [page] = await Promise.all([
                import('../features/dice/dice-page.tsx'),
                loadTexts('dice', 'credits'),
              ]);
              return { Component: page.DicePage };
            },
          })),
          {
            path: 'credits',
            handle: titleHandle(() => i18n.t('credits:title')),
            lazy: async () => {
              const [page] = await Promise.all([import('../features/credits/credits-page.tsx'), loadTexts('credits')]);
              return { Component: page.CreditsPage };
            },
          },
          {
            path: 'leaderboard',
            handle: titleHandle(() => i18n.t('leaderboard:title')),
            lazy: async () => {
              const [page] = await Promise.all([
                import('../features/leaderboard/leaderboard-page.tsx'),
                loadTexts('leaderboard', 'players'),
              ]);
              return { Component: page.LeaderboardPage };
            },
          },
          {
            path: 'ss-ip',
            handle: titleHandle(() => i18n.t('ss-ip:title')),
            lazy: async () => {
              const [page] = await Promise.all([
                import('../features/ss-ip/ss-ip-page.tsx'),
                loadTexts('ss-ip', 'codex'),
              ]);
              return { Component: page.SsIpPage };
            },
          },
          {
            path: 'coloring-book',
            handle: titleHandle(() => i18n.t('ss-ip:book.title')),
            lazy: async () => {
              const [page] = await Promise.all([
                import('../features/ss-ip/coloring-book-page.tsx'),
                loadTexts('ss-ip'),
              ]);
              return { Component: page.ColoringBookPage };
            },
          },
          {
            path: 'settings',
            handle: titleHandle(() => i18n.t('settings:title')),
            lazy: async () => {
              const [page] = await Promise.all([
                import('../features/settings/settings-page.tsx'),
                loadTexts('settings'),
              ]);
              return { Component: page.SettingsPage };
            },
          },
          {
            path: 'forgot-password',
            handle: titleHandle(() => i18n.t('recovery:forgot.title')),
            lazy: async () => {
              const [page] = await Promise.all([
                import('../features/recovery/forgot-password-page.tsx'),
                loadTexts('recovery'),
              ]);
              return { Component: page.ForgotPasswordPage };
            },
          },
          {
            path: 'reset-password',
            handle: titleHandle(() => i18n.t('recovery:reset.title')),
            lazy: async () => {
              const [page] = await Promise.all([
                import('../features/recovery/reset-password-page.tsx'),
                loadTexts('recovery'),
              ]);
              return { Component: page.ResetPasswordPage };
            },
          },
          ...LEGAL_PAGES.map((page) => ({
            path: page,
            handle: titleHandle(() => i18n.t(`legal.pages.${page}`)),
            lazy: async () => {
              const { LegalPage } = await import('../features/legal/legal-page.tsx');
              return { Component: () => <LegalPage key={page} page={page} /> };
            },
          })),
          ...catalog.map(({ id, slug }) => ({
            path: `game${id}`,
            handle: { ...titleHandle(() => i18n.t(`catalog:${slug}.screen`)), immersive: true },
            lazy: async () => {
              const [{ PlayPage }] = await Promise.all([
                import('../features/play/play-page.tsx'),
                loadTexts('play', 'games', 'credits'),
              ]);
              return { Component: () => <PlayPage gameId={id} /> };
            },
          })),
          {
            // The alternative URL of a game (`P2.14`).
            path: 'game/:id',
            loader: ({ params }) =>
              catalog.some(({ id }) => String(id) === params.id) ? redirect(`/game${params.id}`) : null,
            handle: titleHandle(() => i18n.t('not-found:title')),
            lazy: notFound,
          },
          { path: '*', handle: titleHandle(() => i18n.t('not-found:title')), lazy: notFound },
        ],
      },
    ],
  },
];

function titleHandle(title: RouteHandle['title']): RouteHandle {
  return { title };
}

async function notFound() {
  const [page] = await Promise.all([import('../features/not-found/not-found-page.tsx'), loadTexts('not-found')]);
  return { Component: page.NotFoundPage };
}
