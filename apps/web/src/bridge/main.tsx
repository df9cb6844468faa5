import '@star-seekers/ui/tokens.css';
import '@star-seekers/ui/fonts.css';
import '../ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from '../shell/query-client.ts';
import { bridgeTexts } from './bridge-texts.ts';
import { bridgeRoutes } from './bridge-routes.tsx';

/** The bridge, the pages of staff: an app of its own, of which the hub's pages load nothing. */
const root = document.querySelector('#root');
if (!root) throw new Error('bridge.html has no #root.');
const texts = await bridgeTexts();
createRoot(root).render(
  <StrictMode>
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createBrowserRouter(bridgeRoutes, { basename: '/bridge' })} />
      </QueryClientProvider>
    </I18nextProvider>
  </StrictMode>,
);
