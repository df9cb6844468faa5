import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { startAudio } from '@star-seekers/audio';
import { startSession } from './features/session/session.ts';
import { startMotionAttribute } from './features/settings/settings-store.ts';
import { startLanguage } from './i18n/index.ts';
import { keepCompositionsPrivate } from './shell/compositions.ts';
import { startInstallPrompt } from './shell/install-prompt.ts';
import { queryClient } from './shell/query-client.ts';
import { routes } from './shell/routes.tsx';
import '@star-seekers/ui/tokens.css';
import '@star-seekers/ui/fonts.css';
import './ui/base.css';
import './ui/first-view.css';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { useTranslation } from 'react-i18next';

keepCompositionsPrivate();
startMotionAttribute();
startSession();
startAudio();
startServiceWorker();
startInstallPrompt();
// In a separate task, so that a slow phone can handle input in between.
setTimeout(() => void show());

/** Maximum time that the first view of `index.html` stays while the first screen loads. */
const FIRST_VIEW_MAX_MS = 500;

async function show(): Promise<void> {
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root.');
  const textsReady = startLanguage();
  // Creating the router starts loading the first screen, in parallel with the texts.
  const router = createBrowserRouter(routes);
  await Promise.all([textsReady, firstScreen(router)]);
  // A transition renders in slices, so that a slow phone can handle input in between.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        {/* The server's content security policy allows no style elements. */}
        <CSPProvider disableStyleElements>
          <Direction>
            <QueryClientProvider client={queryClient}>
              <RouterProvider router={router} />
            </QueryClientProvider>
          </Direction>
        </CSPProvider>
      </StrictMode>,
    ),
  );
}

/** Resolves when the first screen is loaded, at the latest after {@link FIRST_VIEW_MAX_MS}. */
async function firstScreen({ state, subscribe }: ReturnType<typeof createBrowserRouter>): Promise<void> {
  if (state.initialized) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, FIRST_VIEW_MAX_MS);
    const stop = subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Gives sliders, tabs and popups the text direction, so that their arrow keys match it. */
function Direction({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  return <DirectionProvider direction={i18n.dir()}>{children}</DirectionProvider>;
}

/** Delay after `load`, so that the first screen is idle. */
const REGISTER_DELAY_MS = 3000;

/**
 * Registers the service worker, which lets the hub open offline and be installed. Only in production builds. Waits until the
 * page is idle, because the first visit does not need it.
 */
function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    setTimeout(() => void register(), REGISTER_DELAY_MS);
  });
}

async function register(): Promise<void> {
  // Private windows of some browsers refuse it; then the hub needs a network.
  await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
