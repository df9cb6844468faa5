import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { startAudio } from '@star-seekers/audio';
import { startSession } from './features/session/session.ts';
import { startMotionAttribute } from './features/settings/settings-store.ts';
import './i18n/index.ts';
import { queryClient } from './shell/query-client.ts';
import { routes } from './shell/routes.tsx';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';

startMotionAttribute();
startSession();
startAudio();

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root.');

createRoot(root).render(
  <StrictMode>
    {/* The server's content security policy allows no style elements. */}
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createBrowserRouter(routes)} />
      </QueryClientProvider>
    </CSPProvider>
  </StrictMode>,
);
