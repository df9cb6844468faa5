import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { loadTexts } from '../../i18n/index.ts';
import '../../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { MusicWidget } from './music-widget.tsx';

test('on a phone the track list is as wide as the player', async () => {
  await page.viewport(360, 740);
  await loadTexts('music');
  const router = createMemoryRouter([{ path: '/', element: <MusicWidget /> }]);
  const screen = await render(<RouterProvider router={router} />);
  await screen.getByRole('button', { name: 'Open the music player' }).click();
  const choice = screen.getByRole('combobox', { name: /^Select Track:/ });
  await expect.element(choice).toBeVisible();
  expect(choice.element().getBoundingClientRect().width).toBeGreaterThan(180);
});
