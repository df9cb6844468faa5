import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { signIn } from '../features/session/session.ts';
import { player, serveApi } from '../testing/server-double.ts';
import { queryClient } from './query-client.ts';
import { SessionButton } from './session-button.tsx';

test('the landing page is shown before signing out ends the session', async () => {
  const screensAtLogout: (string | null)[] = [];
  serveApi(({ path }) => {
    if (path === '/logout') screensAtLogout.push(document.querySelector('main')?.textContent ?? null);
    return path === '/logout' ? { status: 204 } : { status: 200, body: { user: player() } };
  });
  signIn(player());
  const frame = (
    <>
      <SessionButton />
      <Outlet />
    </>
  );
  const router = createMemoryRouter(
    [
      {
        element: frame,
        children: [
          { path: '/', element: <main>landing</main> },
          { path: '/dashboard', element: <main>dashboard</main> },
        ],
      },
    ],
    { initialEntries: ['/dashboard'] },
  );
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.getByRole('button', { name: 'Sign Out' }).click();
  await expect.poll(() => screensAtLogout).toHaveLength(1);
  expect(screensAtLogout).toEqual(['landing']);
  vi.unstubAllGlobals();
});
