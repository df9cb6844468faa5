import { trailer } from '@star-seekers/art/film';
import { QueryClientProvider } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { chooseLanguage, loadTexts } from '../../i18n/index.ts';
import { queryClient } from '../../shell/query-client.ts';
import { type Reply, serveApi } from '../../testing/server-double.ts';
import '../../ui/base.css';
import '@star-seekers/ui/tokens.css';
import { takeToasts } from '../../ui/toast.ts';
import { DEFAULT_SETTINGS, updateSettings, useSettings } from '../settings/settings-store.ts';
import { OwnTrailer, TrailerOverlay } from './trailer-overlay.tsx';
import { dismissTrailer, openTrailer, useTrailer } from './trailer-store.ts';
import { VimeoTrailer } from './vimeo-trailer.tsx';

beforeEach(async () => {
  queryClient.clear();
  takeToasts();
  updateSettings({ motion: 'full' });
  await loadTexts('trailer');
});

afterEach(() => {
  dismissTrailer();
  updateSettings(DEFAULT_SETTINGS);
  vi.unstubAllGlobals();
});

/** The hub's answer about the operator's trailer; by default there is none. */
const site = (trailer: { videoUrl?: string } = {}): Reply => ({
  status: 200,
  body: { links: {}, trailer, payments: 'off', version: 'x' },
});

async function show(reply: () => Reply | Promise<Reply> = site) {
  serveApi(reply);
  const onDone = vi.fn();
  openTrailer(onDone);
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <TrailerOverlay />
    </QueryClientProvider>,
  );
  return { screen, onDone };
}

const invitation = { name: 'Play the trailer · 9.7 MB' };

test('without an operator’s trailer the hub’s own plays by itself, with subtitles in the player’s language', async () => {
  onTestFinished(async () => chooseLanguage('en'));
  await chooseLanguage('de');
  await loadTexts('trailer');
  await show();
  const video = () => document.querySelector('video');
  await expect.poll(() => video()?.currentTime).toBeGreaterThan(0);
  expect(video()).toMatchObject({ videoWidth: 1280, videoHeight: 720 });
  expect(video()?.getAttribute('poster')).toBe(trailer.poster);
  await expect.poll(() => video()?.textTracks[0]?.cues?.length).toBe(8);
  expect(video()?.textTracks[0]).toMatchObject({ mode: 'hidden', language: 'de' });
  // The music listens to it.
  await expect.poll(() => useTrailer.getState().started).toBe(true);
});

test('it waits for the server’s setting, and plays the hub’s own film if the request fails (C 9)', async () => {
  const answer = Promise.withResolvers<Reply>();
  const { screen } = await show(() => answer.promise);
  await expect.element(screen.getByText('Loading the trailer')).toBeVisible();
  expect(document.querySelector('video')).toBeNull();
  answer.resolve({ status: 404, text: '' });
  await expect.poll(() => document.querySelector('video')?.getAttribute('src')).toBe(trailer.url);
});

test('a loading trailer says so, and the cross leaves it and ends the download', async () => {
  const endless = URL.createObjectURL(new MediaSource());
  onTestFinished(() => URL.revokeObjectURL(endless));
  const { screen, onDone } = await show(() => site({ videoUrl: endless }));
  await expect.poll(() => document.querySelector('video')).not.toBeNull();
  const video = document.querySelector('video') as HTMLVideoElement;
  await expect.element(screen.getByText('Loading the trailer')).toBeVisible();
  expect(video.getAttribute('src')).toBe(endless);
  await screen.getByRole('button', { name: 'Close' }).click();
  expect(onDone).toHaveBeenCalledOnce();
  await expect.poll(() => video.networkState).toBe(HTMLMediaElement.NETWORK_EMPTY);
  expect(useSettings.getState().showIntroVideo).toBe(false);
});

test('a trailer that fails to load says so; whoever goes on without it has not seen it', async () => {
  const { screen, onDone } = await show(() => site({ videoUrl: 'data:video/webm;base64,AAAA' }));
  await expect.element(screen.getByText('Unable to load trailer')).toBeVisible();
  await expect.element(screen.getByText('The video could not be loaded')).toBeVisible();
  await screen.getByRole('button', { name: 'Continue to Game' }).click();
  expect(onDone).toHaveBeenCalledOnce();
  expect(useSettings.getState().showIntroVideo).toBe(true);
});

test('a trailer on Vimeo that does not answer within ten seconds can be left', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const onGiveUp = vi.fn();
  // Outside the document its frame loads nothing.
  const container = document.createElement('div');
  const overlay = <VimeoTrailer source="76979871" onComplete={() => undefined} onGiveUp={onGiveUp} />;
  await render(createPortal(overlay, container));
  expect(container.textContent).toContain('Loading the trailer');
  vi.advanceTimersByTime(10_000);
  await expect.poll(() => container.textContent).toContain('Unable to load trailer');
  [...container.querySelectorAll('button')].find(({ textContent }) => textContent === 'Continue to Game')?.click();
  expect(onGiveUp).toHaveBeenCalledOnce();
});

test('with reduced motion it waits for a click, and shows its size and Skip Intro (D 11)', async () => {
  updateSettings({ motion: 'reduced' });
  const { screen, onDone } = await show();
  await expect.element(screen.getByRole('button', invitation)).toBeVisible();
  expect(document.querySelector('[role=dialog] img')?.getAttribute('src')).toBe(trailer.poster);
  expect(document.querySelector('video')).toBeNull();
  await screen.getByRole('button', { name: 'Skip Intro' }).click();
  expect(onDone).toHaveBeenCalledOnce();
});

test('skipped, it is switched off and says where to find it (clarity 3)', async () => {
  const { screen } = await show();
  expect(useSettings.getState().showIntroVideo).toBe(true);
  await screen.getByRole('button', { name: 'Skip Intro' }).click();
  expect(useSettings.getState().showIntroVideo).toBe(false);
  expect(takeToasts().map(({ title }) => title)).toEqual(['The trailer is off now. To see it again: Settings, Video.']);
});

test('in data saver mode it loads only after a click', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData: true } } }));
  const { screen } = await show();
  await expect.element(screen.getByRole('button', invitation)).toBeVisible();
  expect(document.querySelector('video')).toBeNull();
  await screen.getByRole('button', invitation).click();
  await expect.poll(() => document.querySelector('video')).not.toBeNull();
});

test('on a phone it waits for a click', async () => {
  await page.viewport(360, 740);
  const match = window.matchMedia.bind(window);
  vi.stubGlobal('matchMedia', (query: string) =>
    query === '(pointer: coarse)' ? Object.defineProperty(match(query), 'matches', { value: true }) : match(query),
  );
  const { screen } = await show();
  await expect.element(screen.getByRole('button', invitation)).toBeVisible();
  expect(document.querySelector('video')).toBeNull();
});

test('on a phone its captions are within the window and below the picture (D 5)', async () => {
  await page.viewport(360, 740);
  const { screen } = await show();
  await expect.poll(() => document.querySelector('video')).not.toBeNull();
  const video = document.querySelector('video') as HTMLVideoElement;
  await expect.poll(() => video.querySelector('track')?.track.cues?.length).toBe(8);
  video.pause();
  video.currentTime = 26;
  const line = screen.getByText('Six games. Every run is checked, every name is on the board.');
  await expect.element(line).toBeVisible();
  const box = line.element().getBoundingClientRect();
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(360);
  expect(box.top).toBeGreaterThanOrEqual(370 + (360 * 9) / 32);
});

test('its position is polled every 500 ms, and it completes once, half a second before its end', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const onComplete = vi.fn();
  const { container } = await render(<OwnTrailer onComplete={onComplete} onGiveUp={() => undefined} />);
  const video = container.querySelector('video') as HTMLVideoElement;
  Object.defineProperties(video, { currentTime: { value: 39.5 }, duration: { value: 40 } });
  vi.advanceTimersByTime(499);
  expect(onComplete).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onComplete).toHaveBeenCalledOnce();
  video.dispatchEvent(new Event('ended'));
  vi.advanceTimersByTime(500);
  expect(onComplete).toHaveBeenCalledOnce();
});
