import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../shell/query-client.ts';
import { routes } from '../../shell/routes.tsx';
import { serveApi } from '../../testing/server-double.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the landing page has its tagline, two ways into the hub, four features and a closing section', async () => {
  serveApi(({ path }) =>
    path === '/config'
      ? { status: 200, body: { links: {}, trailer: {}, payments: 'live', version: 'x' } }
      : { status: 200, body: { user: null } },
  );
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/'] })} />
    </QueryClientProvider>,
  );
  await expect.element(screen.getByText('Choose Your Faction. Claim Your Destiny.').first()).toBeVisible();
  for (const name of [
    'Epic Adventures',
    'Three Factions: Aliens, Robots or Humans',
    'Global Rankings',
    'Cosmic Rewards',
    'Ready to Begin?',
  ]) {
    await expect.element(screen.getByRole('heading', { name })).toBeVisible();
  }
  expect(screen.getByRole('button', { name: 'Enter Hub' }).elements()).toHaveLength(2);
});
