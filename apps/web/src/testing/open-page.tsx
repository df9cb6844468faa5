import type { User } from '@star-seekers/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RouteObject, createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CACHED_USER_KEY } from '../features/session/cached-user.ts';
import { startSession } from '../features/session/session.ts';
import { loadTexts } from '../i18n/index.ts';
import type { LazyNamespace } from '../i18n/texts.ts';
import { queryClient } from '../shell/query-client.ts';
import '../ui/base.css';
import '@star-seekers/ui/tokens.css';

interface Visit {
  /** `/` by default. */
  readonly at?: string;
  /** Who is signed in on this device; nobody by default. */
  readonly user?: User | null | undefined;
}

let endSession = () => {};

/** Begins each test of a file on a device without data, with the texts of its screens, and ends its visit. */
export function beginAfresh(...texts: readonly LazyNamespace[]): void {
  beforeEach(async () => {
    localStorage.clear();
    queryClient.clear();
    await loadTexts(...texts);
  });
  afterEach(() => {
    endVisit();
    vi.unstubAllGlobals();
  });
}

/** Opens screens as the hub does. `serveApi` must have been called. */
export async function openPage(routes: RouteObject[], { at = '/', user }: Visit = {}) {
  if (user) localStorage.setItem(CACHED_USER_KEY, JSON.stringify(user));
  endSession = startSession();
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { screen, router };
}

/** Ends the session of a page and forgets what it has fetched, as a reload does. */
function endVisit(): void {
  endSession();
  endSession = () => {};
  queryClient.clear();
}
