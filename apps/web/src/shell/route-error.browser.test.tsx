import { expect, onTestFinished, test, vi } from 'vitest';
import { beginAfresh, openPage } from '../testing/open-page.tsx';
import { type Reply, serveApi } from '../testing/server-double.ts';
import { RouteError } from './route-error.tsx';

beginAfresh();

const CONFIG: Reply = { status: 200, body: { links: {}, trailer: {}, payments: 'off', version: 'x' } };

/** Opens a screen whose file cannot be loaded, in a browser that keeps nothing, so that the page reloads for nobody. */
async function openMissing(config: Reply | undefined) {
  const storage = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  onTestFinished(() => storage.mockRestore());
  serveApi(({ path }) => (path === '/config' ? config : undefined));
  const lazy = async () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));
  const { screen, router } = await openPage([
    { path: '/', element: <p /> },
    { path: '/missing', lazy, errorElement: <RouteError /> },
  ]);
  await router.navigate('/missing');
  return screen.getByRole('alert');
}

test('a screen whose file is missing while the hub answers says that it failed, and nothing of the network', async () => {
  const alert = await openMissing(CONFIG);
  await expect.element(alert.getByRole('heading', { name: 'This screen failed' })).toBeVisible();
  await expect.element(alert.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(alert.element().textContent).not.toMatch(/network|online/);
});

test('a screen whose file cannot be fetched while the hub is silent says that it needs the network', async () => {
  const alert = await openMissing(undefined);
  await expect.element(alert.getByRole('heading', { name: 'This screen needs the network' })).toBeVisible();
});
