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
// Not awaited by the module itself: an entry that waits is cut into dozens of chunks.
void show();

async function show(): Promise<void> {
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root.');
  const textsReady = startLanguage();
  // It begins to load the first screen while the texts of another language than English are on their way.
  const router = createBrowserRouter(routes);
  await textsReady;
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
