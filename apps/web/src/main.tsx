import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { startAudio } from '@star-seekers/audio';
import { startSession } from './features/session/session.ts';
import { startMotionAttribute } from './features/settings/settings-store.ts';
import { startLanguage } from './i18n/index.ts';
import { Direction } from './shell/direction.tsx';
import { startInstallPrompt } from './shell/install-prompt.ts';
import { queryClient } from './shell/query-client.ts';
import { routes } from './shell/routes.tsx';
import { startServiceWorker } from './shell/service-worker.ts';
import '@star-seekers/ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import './ui/first-view.css';

startMotionAttribute();
startSession();
startAudio();
startServiceWorker();
startInstallPrompt();
// In a task of its own, so that a slow phone answers to the finger in between.
setTimeout(() => void show());

/** How long the page's own first view may stand for a screen that is still on its way. */
const PATIENCE_MS = 500;

async function show(): Promise<void> {
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root.');
  const textsReady = startLanguage();
  // It begins to load the first screen while the texts of another language than English are on their way.
  const router = createBrowserRouter(routes);
  await Promise.all([textsReady, firstScreen(router)]);
  // As a transition it is drawn in slices: a slow phone answers to the finger in between.
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

/** Resolves when the first screen can be drawn, or has taken so long that it should be seen to come. */
async function firstScreen({ state, subscribe }: ReturnType<typeof createBrowserRouter>): Promise<void> {
  if (state.initialized) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS);
    const stop = subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      clearTimeout(timer);
      resolve();
    });
  });
}
