import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { headingIn, renderPlaying } from '../testing/render-stage.tsx';
import { expectQuietConsole } from '../testing/scene-test.ts';
import { paintNothing } from '../testing/paint-nothing.ts';

paintNothing();

expectQuietConsole();

test.each([
  ['{ArrowRight>}', 1, '{/ArrowRight}'],
  ['{d>}', 1, '{/d}'],
  ['{ArrowLeft>}', -1, '{/ArrowLeft}'],
  ['{a>}', -1, '{/a}'],
])('%s steers until it is let go', async (down, heading, up) => {
  const { controller } = await renderPlaying();
  await userEvent.keyboard(down);
  await expect.poll(headingIn(controller)).toBe(heading);
  await userEvent.keyboard(up);
  await expect.poll(headingIn(controller)).toBe(0);
});

test.each(['{Escape}', 'p', ' ', '{Enter}'])('%s pauses and goes on', async (key) => {
  const { controller } = await renderPlaying();
  await userEvent.keyboard(key);
  expect(controller.getSnapshot().phase).toBe('paused');
  await userEvent.keyboard(key);
  expect(controller.getSnapshot().phase).toBe('countdown');
});

test('a key that repeats is one command', async () => {
  const { controller, stage } = await renderPlaying();
  for (let count = 0; count < 5; count++) {
    stage.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyD', repeat: count > 0, bubbles: true }));
  }
  await expect.poll(headingIn(controller)).toBe(1);
  expect(controller.log.commands).toHaveLength(1);
});

test('the keys that it uses do not scroll the page; the others are the page’s', async () => {
  const { stage } = await renderPlaying();
  const press = (init: KeyboardEventInit) =>
    stage.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
  expect(press({ code: 'ArrowDown' })).toBe(false);
  expect(press({ code: 'Tab' })).toBe(true);
  expect(press({ code: 'KeyD', ctrlKey: true })).toBe(true);
});

test('a key that is held when the stage loses the focus is let go', async () => {
  const { controller, screen } = await renderPlaying();
  await userEvent.keyboard('{d>}');
  await expect.poll(headingIn(controller)).toBe(1);
  (screen.getByRole('button', { name: 'End' }).element() as HTMLElement).focus();
  await expect.poll(headingIn(controller)).toBe(0);
  await userEvent.keyboard('{/d}');
});

/** A key as the browser reports it, without a release that may never come. */
function report(stage: HTMLElement, init: KeyboardEventInit, timeStamp?: number): void {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  if (timeStamp !== undefined) Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  stage.dispatchEvent(event);
}

test.each([
  ['Meta', async () => userEvent.keyboard('{Meta>}{/Meta}')],
  ['Alt', async () => userEvent.keyboard('{Alt>}{/Alt}')],
  [
    'a context menu',
    async (stage: HTMLElement) => stage.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true })),
  ],
  [
    'a frame that takes the focus',
    async (stage: HTMLElement) => {
      const frame = document.createElement('iframe');
      stage.after(frame);
      frame.focus();
      onTestFinished(() => frame.remove());
    },
  ],
])('a key whose release is lost to %s is let go, and its next press counts (G 6)', async (_, swallow) => {
  const { controller, stage } = await renderPlaying();
  await userEvent.keyboard('{d>}');
  await expect.poll(headingIn(controller)).toBe(1);
  await swallow(stage);
  // A window without the focus pauses.
  controller.play();
  await expect.poll(headingIn(controller)).toBe(0);
  report(stage, { code: 'KeyD' });
  await expect.poll(headingIn(controller)).toBe(1);
  await userEvent.keyboard('{/d}');
});

test('a key that is still held afterwards steers again with its repetition, but toggles nothing (G 6)', async () => {
  const { controller, stage } = await renderPlaying();
  report(stage, { code: 'KeyD' });
  await userEvent.keyboard('{Meta>}{/Meta}');
  await expect.poll(headingIn(controller)).toBe(0);
  report(stage, { code: 'KeyD', repeat: true });
  report(stage, { code: 'Escape', repeat: true });
  report(stage, { code: 'Space', repeat: true });
  await expect.poll(headingIn(controller)).toBe(1);
  expect(controller.getSnapshot().phase).toBe('playing');
});

test('a press of a key that is taken for held counts after a gap, longer than between repetitions (G 6)', async () => {
  const { controller, stage } = await renderPlaying();
  // Remote desktops report repetitions as presses.
  for (const timeStamp of [0, 700, 1400, 1430]) report(stage, { code: 'KeyD' }, timeStamp);
  await expect.poll(headingIn(controller)).toBe(1);
  expect(controller.log.commands).toHaveLength(1);
  report(stage, { code: 'KeyD' }, 2600);
  await expect.poll(() => controller.log.commands).toHaveLength(3);
  await expect.poll(headingIn(controller)).toBe(1);
});

test('the arrows of the numeric pad steer (G 7)', async () => {
  const { controller, stage } = await renderPlaying();
  report(stage, { key: 'ArrowRight', code: 'Numpad6' });
  await expect.poll(headingIn(controller)).toBe(1);
});

test('can be remapped', async () => {
  const { controller } = await renderPlaying({ keyMap: { KeyL: 'right' } });
  await userEvent.keyboard('{d>}{/d}{l>}');
  await expect.poll(headingIn(controller)).toBe(1);
  expect(controller.log.commands).toHaveLength(1);
  await userEvent.keyboard('{/l}');
});

test('reach a button of the page that has the focus, not the game', async () => {
  const { controller, screen } = await renderPlaying();
  (screen.getByRole('button', { name: 'End' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{d>}{/d}{Escape}');
  expect(controller.getSnapshot().phase).toBe('playing');
  expect(controller.log.commands).toEqual([]);
});
