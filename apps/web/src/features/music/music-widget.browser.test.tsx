import { music } from '@star-seekers/audio/music';
import { TRACKS } from '@star-seekers/audio/tracks';
import { flushSync } from 'react-dom';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { loadTexts } from '../../i18n/index.ts';
import { useToastQueue } from '../../ui/toast.ts';
import '../../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { DEFAULT_SETTINGS, updateSettings } from '../settings/settings-store.ts';
import { closeTrailer, dismissTrailer, markTrailerStarted, openTrailer } from '../trailer/trailer-store.ts';
import { MusicWidget } from './music-widget.tsx';
import { setHidden } from './widget-store.ts';

const [track] = TRACKS as [(typeof TRACKS)[number]];
const first = music.state.getState();

beforeEach(() => loadTexts('music'));

afterEach(async () => {
  music.state.setState(first, true);
  setHidden(false);
  dismissTrailer();
  updateSettings(DEFAULT_SETTINGS);
  await page.viewport(414, 896);
});

async function show(width: number, height: number) {
  await page.viewport(width, height);
  const router = createMemoryRouter([{ path: '*', element: <MusicWidget /> }]);
  const screen = await render(<RouterProvider router={router} />);
  return { screen, router, dock: screen.getByRole('button', { name: 'Open the music player' }) };
}

test.each([360, 390, 768, 844, 1024, 1280, 1366, 1480, 1920])(
  'in a window of %i px the icon lies in the gutter, clear of the cards beside it',
  async (width) => {
    const { dock } = await show(width, 800);
    const gutter = document.createElement('div');
    gutter.style.inlineSize = 'var(--gutter)';
    document.body.append(gutter);
    onTestFinished(() => gutter.remove());
    const { left } = dock.element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(width - gutter.getBoundingClientRect().width);
  },
);

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
    await expect.element(screen.getByRole('button', { name: 'Show Music' })).toHaveFocus();
    expect(localStorage.getItem('star-seekers:music-hidden')).toBe('true');
    await screen.getByRole('button', { name: 'Show Music' }).click();
    expect(localStorage.getItem('star-seekers:music-hidden')).toBe('false');
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

    for (const name of ['Repeat: off', 'Repeat: this track', 'Repeat: all tracks', 'Shuffle'])
      await screen.getByRole('button', { name }).click();
    await expect.element(screen.getByRole('button', { name: 'Repeat: off' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Shuffle' })).toHaveAttribute('aria-pressed', 'true');

    await screen.getByRole('button', { name: 'Disable Music' }).click();
    await expect.poll(labels).toEqual([...frame, 'Enable Background Music']);
  });
});

test('until a track is chosen the music is that of the page', async () => {
  const { screen, router } = await show(1366, 768);
  music.state.setState({ track, followsPage: true });
  await router.navigate('/dice-of-iris');
  await expect.element(screen.getByRole('button', { name: 'Open the music player: Love Story' })).toBeVisible();
  await router.navigate('/leaderboard');
  await expect.element(screen.getByRole('button', { name: `Open the music player: ${track.name}` })).toBeVisible();
});

test.each([
  ['by default', {}, 'paused'],
  ['if it may continue', { videoMusicBehavior: 'continue' }, 'playing'],
  ['if videos change nothing', { pauseMusicForVideo: false }, 'playing'],
] as const)('while the trailer plays the music, %s (%o), is %s', async (_, settings, status) => {
  updateSettings(settings);
  await show(1366, 768);
  music.state.setState({ track, status: 'playing' });
  openTrailer(() => undefined);
  // With the effects of the start, which would come later.
  flushSync(markTrailerStarted);
  expect(music.state.getState().status).toBe(status);
  const release = vi.spyOn(music, 'release');
  flushSync(closeTrailer);
  expect(release.mock.calls).toEqual(status === 'paused' ? [['video']] : []);
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
