import { catalog } from '@star-seekers/games/catalog';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../i18n/index.ts';
import '../../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { openAuthDialog, dismissAuthDialog } from '../auth/auth-dialog-store.ts';
import { updateSettings } from '../settings/settings-store.ts';
import { GameCard } from './game-card.tsx';

// What is measured of a slow machine would leave the loops out.
beforeEach(() => updateSettings({ motion: 'full', detail: 'full' }));

afterEach(() => {
  dismissAuthDialog();
  updateSettings({ motion: 'system', detail: 'auto' });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function showCard() {
  const [entry] = catalog;
  if (!entry) throw new Error('The catalog is empty.');
  const list = (
    <ul>
      <GameCard entry={entry} record={undefined} />
    </ul>
  );
  const router = createMemoryRouter([{ path: '*', element: list }]);
  return render(<RouterProvider router={router} />);
}

const loopIn = (container: Element) => container.querySelector('video');

test('a card shows its game in play while it is pointed at, and rests while a dialog covers it', async () => {
  const { container, getByRole } = await showCard();
  await expect.poll(() => loopIn(container)).not.toBeNull();
  const loop = loopIn(container) as HTMLVideoElement;
  expect(loop.muted).toBe(true);

  await userEvent.hover(getByRole('heading'), { force: true });
  await expect.poll(() => loop.dataset.playing).toBe('true');
  openAuthDialog();
  await expect.poll(() => loop.paused).toBe(true);
  dismissAuthDialog();
  await expect.poll(() => loop.paused).toBe(false);
  await page.elementLocator(document.body).hover({ position: { x: 1, y: 1 }, force: true });
  await userEvent.unhover(getByRole('heading'), { force: true });
  await expect.poll(() => loop.paused).toBe(true);
  expect(loop.dataset.playing).toBeUndefined();

  (getByRole('link').element() as HTMLElement).focus();
  await expect.poll(() => loop.paused).toBe(false);
});

test('with reduced motion a card stays still', async () => {
  updateSettings({ motion: 'reduced' });
  const { container, getByRole } = await showCard();
  await userEvent.hover(getByRole('heading'), { force: true });
  updateSettings({ motion: 'full' });
  await expect.poll(() => loopIn(container)?.paused).toBe(false);
  updateSettings({ motion: 'reduced' });
  await expect.poll(() => loopIn(container)?.paused ?? true).toBe(true);
});

test('a browser that saves data loads no loop', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData: true } } }));
  const { container, getByRole } = await showCard();
  await expect.element(getByRole('link')).toBeVisible();
  expect(loopIn(container)).toBeNull();
});

test('a browser that cannot play the film loads nothing', async () => {
  vi.spyOn(HTMLVideoElement.prototype, 'canPlayType').mockReturnValue('');
  const play = vi.spyOn(HTMLVideoElement.prototype, 'play');
  const { container, getByRole } = await showCard();
  await expect.poll(() => loopIn(container)).not.toBeNull();
  await userEvent.hover(getByRole('heading'), { force: true });
  await expect.poll(() => play.mock.calls.length).toBe(1);
  expect(loopIn(container)?.hasAttribute('src')).toBe(false);
});
