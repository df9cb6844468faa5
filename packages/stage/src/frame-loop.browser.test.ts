import { Keyframes } from '@star-seekers/sim';
import type Phaser from 'phaser';
import { afterEach, expect, test, vi } from 'vitest';
import { DEFAULT_STAGE_SETTINGS, type StageSettings } from './game-view.ts';
import { createDriftView } from './testing/drift-view.ts';
import { type MountedDrift, mountDrift, nextFrame } from './testing/mount-drift.ts';
import { paintNothing } from './testing/paint-nothing.ts';
import { expectQuietConsole } from './testing/scene-test.ts';

expectQuietConsole();
paintNothing();

const FRAME_MS = 16;

afterEach(() => {
  // A spy on the faked clock, restored after it, would bring it back.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

interface Watched extends MountedDrift {
  readonly settings: { -readonly [Name in keyof StageSettings]: StageSettings[Name] };
  /** Lets so many frames of the screen pass. @returns how many of them were drawn */
  readonly frames: (count: number) => number;
  /** How many frames were drawn so far. */
  readonly drawn: () => number;
  /** The time that the last drawn frame was told to have passed since the one before. */
  readonly lastDelta: () => number;
}

interface AtRestOptions {
  readonly create?: (scene: Phaser.Scene) => void;
  readonly onFrameTime?: (medianMs: number, refreshMs: number | undefined) => void;
}

/** A menu that is at rest, on a page whose time passes only as frames are asked for. */
async function mountAtRest({ create, onFrameTime }: AtRestOptions = {}): Promise<Watched> {
  const settings: Watched['settings'] = { ...DEFAULT_STAGE_SETTINGS, motion: 'reduced' };
  let drawn = 0;
  let delta = 0;
  const update = (scene: Phaser.Scene) => {
    drawn++;
    ({ delta } = scene.game.loop);
  };
  const view = createDriftView({ update, ...(create && { create }) });
  const mounted = mountDrift(view, { settings: () => settings, ...(onFrameTime && { onFrameTime }) });
  expect(await mounted.outcome).toBe('ready');
  // A run ends the look at the picture before it, and its pause lets the loop sleep.
  mounted.controller.play();
  await nextFrame();
  await nextFrame();
  mounted.controller.pause();
  await nextFrame();
  await nextFrame();
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'Date'] });
  const frames = (count: number) => {
    const before = drawn;
    for (let frame = 0; frame < count; frame++) vi.advanceTimersToNextFrame();
    return drawn - before;
  };
  // The faked clock begins at 0: let the loop sleep by it.
  mounted.controller.load({ seed: 1 });
  frames(10);
  return { ...mounted, settings, frames, drawn: () => drawn, lastDelta: () => delta };
}

test('every frame of a run is drawn, and none while it is paused', async () => {
  const { controller, frames } = await mountAtRest();
  expect(frames(100)).toBe(0);
  controller.play();
  expect(frames(100)).toBe(100);
  controller.pause();
  // Where the effects and the board stand when the pause takes hold.
  expect(frames(100)).toBe(1);
});

test.each<[string, (mounted: Watched) => void]>([
  ['a tick in a pause', ({ controller }) => controller.stepOnce()],
  [
    'another moment of the run',
    ({ controller }) => controller.rewind(new Keyframes(controller.sim, controller.setup, controller.log), 0),
  ],
  ['another setting', ({ handle }) => handle.refresh()],
  [
    'several changes at once',
    ({ controller, handle }) => {
      controller.stepOnce();
      controller.stepOnce();
      handle.refresh();
    },
  ],
])('%s is one frame', async (_, change) => {
  const mounted = await mountAtRest();
  mounted.controller.play();
  mounted.frames(3);
  mounted.controller.pause();
  mounted.frames(3);
  change(mounted);
  expect(mounted.frames(1)).toBe(1);
  expect(mounted.frames(100)).toBe(0);
});

test('another size is drawn', async () => {
  const { host, canvas, frames, drawn } = await mountAtRest();
  const before = drawn();
  host.style.width = '96px';
  await expect.poll(() => canvas().getBoundingClientRect().width).toBe(96);
  frames(100);
  expect(drawn() - before).toBe(1);
});

test('a frame that is not cancelled in time draws nothing after the end', async () => {
  const { handle, destroy, frames } = await mountAtRest();
  vi.spyOn(window, 'cancelAnimationFrame').mockReturnValue();
  handle.refresh();
  await destroy();
  expect(frames(2)).toBe(0);
});

test('what moves in a menu comes to rest, at once with reduced motion', async () => {
  const { controller, settings, frames } = await mountAtRest();
  controller.load({ seed: 2 });
  expect(frames(200)).toBe(1);
  settings.motion = 'full';
  controller.load({ seed: 3 });
  const [soon, later] = [frames(60), frames(200)];
  expect(soon).toBe(60);
  expect(later).toBeLessThan(60);
  expect(frames(100)).toBe(0);
});

test('the end of a run is drawn until its effects are over', async () => {
  const { controller, frames } = await mountAtRest();
  controller.play();
  frames(3);
  controller.quit();
  const ceremony = 4000 / FRAME_MS;
  expect(frames(ceremony)).toBe(ceremony);
  frames(ceremony);
  expect(frames(100)).toBe(0);
});

test('a run that goes on after a sleep begins with the next frame, and makes up for none of it', async () => {
  const { controller, frames, lastDelta } = await mountAtRest();
  controller.play();
  frames(3);
  controller.pause();
  frames(3);
  const { tick } = controller.state;
  vi.advanceTimersByTime(60_000);
  controller.play();
  expect(frames(1)).toBe(1);
  expect(lastDelta()).toBeLessThan(1);
  frames(2);
  expect(lastDelta()).toBe(FRAME_MS);
  expect(controller.state.tick - tick).toBeLessThanOrEqual(2);
});

test('effects do not jump over a short pause', async () => {
  const target = { x: 0 };
  const create = (scene: Phaser.Scene) => void scene.tweens.add({ targets: target, x: 10_000, duration: 10_000 });
  const { controller, frames } = await mountAtRest({ create });
  controller.play();
  frames(10);
  controller.pause();
  frames(3);
  const { x } = target;
  vi.advanceTimersByTime(400);
  controller.play();
  frames(2);
  expect(target.x - x).toBeLessThanOrEqual(3 * FRAME_MS);
});

test('the time between frames is reported while a run is played, and not while it stands still', async () => {
  const onFrameTime = vi.fn<(medianMs: number) => void>();
  const { controller, frames } = await mountAtRest({ onFrameTime });
  const reported = () => onFrameTime.mock.calls.map(([medianMs]) => Math.round(medianMs / FRAME_MS));
  controller.play();
  frames(200);
  expect(reported()).toEqual([1]);
  const { requestAnimationFrame: next } = window;
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => next(() => next(() => next(draw))));
  controller.pause();
  frames(400);
  expect(reported()).toEqual([1]);
  controller.play();
  frames(200);
  expect(reported()).toContain(3);
});

test('a second of the picture before a run is measured, and once more at other detail', async () => {
  const onFrameTime = vi.fn<(medianMs: number, refreshMs: number | undefined) => void>();
  const { handle, settings, frames } = await mountAtRest({ onFrameTime });
  const reported = () =>
    onFrameTime.mock.calls.map((times) => times.map((ms) => Math.round((ms ?? Number.NaN) / FRAME_MS)));
  const again = (detail: StageSettings['detail']) => {
    settings.detail = detail;
    handle.refresh();
  };
  again('reduced');
  frames(300);
  expect(reported()).toEqual([[1, 1]]);
  const { requestAnimationFrame: next } = window;
  // Only the game is slow: at rest the screen is as fast as before.
  const load = vi
    .spyOn(window, 'requestAnimationFrame')
    .mockImplementation((draw) => next(() => next(() => next(draw))));
  again('full');
  frames(100);
  load.mockRestore();
  frames(100);
  expect(reported().at(-1)).toEqual([3, 1]);
  expect(frames(100)).toBe(0);
});

test('frame times come with the interval of the screen, which a display may cap (G 11)', async () => {
  const onFrameTime = vi.fn<(medianMs: number, refreshMs: number | undefined) => void>();
  const { controller, frames } = await mountAtRest({ onFrameTime });
  const reported = () =>
    onFrameTime.mock.calls.map((times) => times.map((ms) => Math.round((ms ?? Number.NaN) / FRAME_MS)));
  const { requestAnimationFrame: next } = window;
  const cap = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => next(() => next(draw)));
  controller.play();
  frames(10);
  controller.pause();
  frames(100);
  controller.play();
  frames(200);
  expect(reported().at(-1)).toEqual([2, 2]);
  cap.mockRestore();
  controller.pause();
  frames(100);
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => next(() => next(draw)));
  controller.play();
  frames(200);
  expect(reported().at(-1)).toEqual([2, 1]);
});
