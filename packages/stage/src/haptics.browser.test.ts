import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PULSES, playHaptic, strongerHaptic } from './haptics.ts';
import { lastDevice } from './input/last-device.ts';

const vibrate = vi.fn<(ms: number) => boolean>(() => true);
const playEffect = vi.fn(async () => 'complete');

beforeEach(() => {
  vi.spyOn(navigator, 'vibrate').mockImplementation(vibrate as unknown as Navigator['vibrate']);
  vi.spyOn(navigator, 'getGamepads').mockReturnValue([
    { connected: true, vibrationActuator: { playEffect } } as unknown as Gamepad,
    null,
  ]);
  vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue({ hasBeenActive: true, isActive: true });
});

afterEach(() => {
  vi.restoreAllMocks();
  vibrate.mockClear();
  playEffect.mockClear();
});

test.each(['light', 'medium', 'heavy'] as const)('a %s pulse has its set length on a phone', (haptic) => {
  lastDevice.use('touch');
  playHaptic(haptic);
  expect(vibrate.mock.calls).toEqual([[PULSES[haptic].ms]]);
  expect(playEffect).not.toHaveBeenCalled();
});

test('a gamepad that is played with rumbles, and the phone does not', () => {
  lastDevice.use('gamepad');
  playHaptic('heavy');
  expect(playEffect).toHaveBeenCalledWith('dual-rumble', { duration: 70, strongMagnitude: 1, weakMagnitude: 1 });
  expect(vibrate).not.toHaveBeenCalled();
});

test('at the keyboard nothing is felt', () => {
  lastDevice.use('keyboard');
  playHaptic('heavy');
  expect(vibrate).not.toHaveBeenCalled();
  expect(playEffect).not.toHaveBeenCalled();
});

test('of two pulses at once the stronger one is felt', () => {
  expect(strongerHaptic('light', 'heavy')).toBe('heavy');
  expect(strongerHaptic('medium', undefined)).toBe('medium');
  expect(strongerHaptic(undefined, undefined)).toBeUndefined();
});
