import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectQuietConsole } from '../testing/quiet-console.ts';
import { headingIn, renderPlaying } from '../testing/render-stage.tsx';

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
