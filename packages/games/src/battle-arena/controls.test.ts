import { expect, test } from 'vitest';
import { controls } from './controls.ts';
import { battleArena } from './sim.ts';

const state = battleArena.init({ seed: 1 });

test.each(['up', 'right', 'down', 'left'] as const)('%s steers while it is held', (button) => {
  expect(controls.press?.(button, state)).toEqual({ type: 'button', button, down: true });
  expect(controls.release?.(button, state)).toEqual({ type: 'button', button, down: false });
});

test('the primary button fires while it is held', () => {
  expect(controls.press?.('primary', state)).toEqual({ type: 'button', button: 'fire', down: true });
  expect(controls.release?.('primary', state)).toEqual({ type: 'button', button: 'fire', down: false });
});

test('the secondary button toggles automatic fire; the pause button is no command', () => {
  expect(controls.press?.('secondary', state)).toEqual({ type: 'autoFire' });
  expect(controls.release?.('secondary', state)).toBeUndefined();
  expect(controls.press?.('pause', state)).toBeUndefined();
});

test('a drag becomes a command of the same length', () => {
  expect(controls.drag?.(12, -7, state)).toEqual({ type: 'drag', dx: 12, dy: -7 });
});
