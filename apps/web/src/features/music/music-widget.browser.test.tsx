import { music } from '@star-seekers/audio/music';
import { TRACKS } from '@star-seekers/audio/tracks';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { loadTexts } from '../../i18n/index.ts';
import { useToastQueue } from '../../ui/toast.ts';
import '../../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { MusicWidget } from './music-widget.tsx';
import { setHidden } from './widget-store.ts';

const [track] = TRACKS as [(typeof TRACKS)[number]];
const first = music.state.getState();

beforeEach(() => loadTexts('music'));

afterEach(async () => {
  music.state.setState(first, true);
  setHidden(false);
  await page.viewport(414, 896);
});

async function show(width: number, height: number) {
  await page.viewport(width, height);
  const router = createMemoryRouter([{ path: '/', element: <MusicWidget /> }]);
  const screen = await render(<RouterProvider router={router} />);
  return { screen, dock: screen.getByRole('button', { name: 'Open the music player' }) };
}

test('on a phone the track list is as wide as the player', async () => {
  const { screen, dock } = await show(360, 740);
  await dock.click();
  const choice = screen.getByRole('combobox', { name: /^Select Track:/ });
  await expect.element(choice).toBeVisible();
  expect(choice.element().getBoundingClientRect().width).toBeGreaterThan(180);
});

describe.each([
  [360, 740],
  [844, 390],
  [1366, 768],
])('in a window of %i × %i px', (width, height) => {
  test('the widget stands at the lower end, is hidden, and shown again by Show Music (F 10)', async () => {
    const { screen, dock } = await show(width, height);
    const { right, bottom } = dock.element().getBoundingClientRect();
    expect(width - right).toBeLessThan(32);
    expect(height - bottom).toBeLessThan(96);
    await dock.click();
    await screen.getByRole('button', { name: 'Hide the music player' }).click();
    await expect.element(dock).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Show Music' }).click();
    await expect.element(dock).toBeVisible();
  });

  test('the player has every control within the window, in each of its states (F 10)', async () => {
    const { screen, dock } = await show(width, height);
    const labels = () =>
      [...screen.container.querySelectorAll('section :is(button, input, [role=combobox])')].map((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const name = control.getAttribute('aria-label') ?? control.textContent;
        return left >= 0 && right <= width && top >= 0 && bottom <= height ? name : `outside: ${name}`;
      });
    const frame = ['Close the music player', 'Close the music player', 'Hide the music player'];
    await dock.click();
    const always = ['Play All Tracks', 'Disable Music', expect.stringMatching(/^Choose a track\.\.\./)];
    await expect.poll(labels).toEqual([...frame, 'Start Background Music', ...always]);

    music.state.setState({ track, followsPage: false });
    await expect
      .poll(labels)
      .toEqual([
        ...frame.map((name, index) => (index === 0 ? `${name}: ${track.name}` : name)),
        'Position in the track',
        'Shuffle',
        'Previous track',
        'Play music',
        'Next track',
        'Repeat: off',
        'Mute all sound',
        'Music volume',
        ...always.slice(0, 2),
        expect.stringMatching(new RegExp(`^${track.name}`)),
      ]);
    const volume = screen.getByRole('slider', { name: 'Music volume' });
    const before = Number((volume.element() as HTMLInputElement).value);
    (volume.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(() => Number((volume.element() as HTMLInputElement).value)).toBe(before - 5);

    await screen.getByRole('button', { name: 'Disable Music' }).click();
    await expect.poll(labels).toEqual([...frame, 'Enable Background Music']);
  });
});

test('a track that cannot be loaded is named in the player, without a toast and unannounced (F 6)', async () => {
  const { screen, dock } = await show(360, 740);
  const toasts: string[] = [];
  onTestFinished(useToastQueue.subscribe(({ waiting }) => toasts.push(...waiting.map(({ title }) => title))));
  music.state.setState({ track: null, failure: { track, kind: 'network' } });
  await expect.element(dock).toBeVisible();
  const words = screen.getByText(`“${track.name}” could not be loaded. Try it again, or choose another track.`);
  expect(words.elements()).toHaveLength(0);
  await dock.click();
  await expect.element(words).toBeVisible();
  expect(screen.container.querySelectorAll('[role=status], [role=alert], [aria-live]')).toHaveLength(0);
  expect(toasts).toEqual([]);
});
