import { playLoops } from '@star-seekers/art/play-loops';
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

// Automatic detail would disable the loops on a slow machine.
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

test('every game with a cover of its own has a loop', () => {
  const covered = catalog.filter(({ cover, slug }) => cover === slug);
  expect(covered.length).toBeGreaterThan(0);
  expect(Object.keys(playLoops).toSorted()).toEqual(covered.map(({ slug }) => slug).toSorted());
});

test('a card plays its loop while it is hovered or focused, and pauses under a dialog', async () => {
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

test('with reduced motion the loop neither loads nor plays, and a playing one stops (F 10)', async () => {
  updateSettings({ motion: 'reduced' });
  const play = vi.spyOn(HTMLVideoElement.prototype, 'play');
  const { container, getByRole } = await showCard();
  await userEvent.hover(getByRole('heading'), { force: true });
  // What the card would load is here, and it has had two frames to play.
  await import('./play-loop.tsx');
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  expect(loopIn(container)).toBeNull();
  expect(play).not.toHaveBeenCalled();

  updateSettings({ motion: 'full' });
  await expect.poll(() => loopIn(container)?.paused).toBe(false);
  const loop = loopIn(container) as HTMLVideoElement;
  updateSettings({ motion: 'reduced' });
  await expect.poll(() => loop.paused).toBe(true);
  // It was stopped, not taken away.
  expect(loopIn(container)).toBe(loop);
  expect(loop.dataset.playing).toBeUndefined();
});

test('in data saver mode no loop is loaded', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData: true } } }));
  const { container, getByRole } = await showCard();
  await expect.element(getByRole('link')).toBeVisible();
  expect(loopIn(container)).toBeNull();
});

test('a browser that cannot play the video loads nothing', async () => {
  vi.spyOn(HTMLVideoElement.prototype, 'canPlayType').mockReturnValue('');
  const play = vi.spyOn(HTMLVideoElement.prototype, 'play');
  const { container, getByRole } = await showCard();
  await expect.poll(() => loopIn(container)).not.toBeNull();
  await userEvent.hover(getByRole('heading'), { force: true });
  await expect.poll(() => play.mock.calls.length).toBe(1);
  expect(loopIn(container)?.hasAttribute('src')).toBe(false);
});
