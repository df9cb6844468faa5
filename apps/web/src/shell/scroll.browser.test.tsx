import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { startSession } from '../features/session/session.ts';
import { serveApi } from '../testing/server-double.ts';
import '../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { queryClient } from './query-client.ts';
import { routes } from './routes.tsx';

/** Session storage key of the router's scroll positions. */
const POSITIONS_KEY = 'react-router-scroll-positions';

/** The key of the first location of every document. */
const FIRST = 'default';

let stop = () => {};

afterEach(() => {
  stop();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function open(positions: Readonly<Record<string, number>>) {
  sessionStorage.setItem(POSITIONS_KEY, JSON.stringify(positions));
  serveApi(() => undefined);
  stop = startSession();
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </QueryClientProvider>,
  );
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a new URL opens at the top, regardless of the last page (D 4)', async () => {
  await open({ [FIRST]: 400 });
  expect(window.scrollY).toBe(0);
});

test('a reload restores the scroll position (D 4)', async () => {
  await open({ '/': 400 });
  expect(window.scrollY).toBe(400);
});
