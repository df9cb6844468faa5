import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../ui/first-view.css';
import { dismissAuthDialog, openAuthDialog } from '../auth/auth-dialog-store.ts';
import { DEFAULT_SETTINGS, updateSettings } from '../settings/settings-store.ts';
import { Scene } from './scene.tsx';

beforeEach(() => {
  document.documentElement.dataset.motion = 'full';
  updateSettings({ ...DEFAULT_SETTINGS, motion: 'full', detail: 'full' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
  dismissAuthDialog();
});

async function show() {
  const { container } = await render(
    <div style={{ position: 'relative', blockSize: '20rem' }}>
      <Scene />
    </div>,
  );
  const scene = container.querySelector<HTMLElement>('[aria-hidden]');
  if (!scene) throw new Error('there is no scene');
  const animations = () => scene.getAnimations({ subtree: true });
  return { scene, animations, states: () => new Set(animations().map(({ playState }) => playState)) };
}

test('pauses after 30 seconds without input and resumes with the next input', async () => {
  const { scene, animations, states } = await show();
  expect(animations().length).toBeGreaterThan(3);
  expect(states()).toEqual(new Set(['running']));
  vi.advanceTimersByTime(20_000);
  window.dispatchEvent(new PointerEvent('pointermove'));
  vi.advanceTimersByTime(29_000);
  expect(states()).toEqual(new Set(['running']));
  vi.advanceTimersByTime(1000);
  await expect.poll(() => scene.dataset.paused).toBeDefined();
  expect(states()).toEqual(new Set(['paused']));
  const pausedAt = animations().map(({ currentTime }) => currentTime);
  window.dispatchEvent(new Event('scroll'));
  await expect.poll(() => states()).toEqual(new Set(['running']));
  // It resumes where it paused.
  for (const [index, { currentTime }] of animations().entries()) {
    expect(Number(currentTime) - Number(pausedAt[index])).toBeLessThan(1000);
  }
});

test('pauses under a dialog', async () => {
  const { states } = await show();
  openAuthDialog();
  await expect.poll(() => states()).toEqual(new Set(['paused']));
  dismissAuthDialog();
  await expect.poll(() => states()).toEqual(new Set(['running']));
});

test('at reduced detail only the ships move, three times a second', async () => {
  const { scene, animations, states } = await show();
  updateSettings({ detail: 'reduced' });
  await expect.poll(() => scene.dataset.stepped).toBeDefined();
  expect(states()).toEqual(new Set(['paused']));
  const names = animations().map((animation) => (animation as CSSAnimation).animationName);
  expect(names.filter((name) => !/float|loom/.test(name))).toEqual([]);
  expect(names.length).toBeGreaterThan(1);
  const times = () => animations().map(({ currentTime }) => Number(currentTime));
  const before = times();
  vi.advanceTimersByTime(960);
  expect(times()).toEqual(before.map((time) => time + 960));
  openAuthDialog();
  await expect.poll(() => scene.dataset.paused).toBeDefined();
  vi.advanceTimersByTime(960);
  expect(times()).toEqual(before.map((time) => time + 960));
});
