import { describe, expect, test } from 'vitest';
import { type KeyPress, isShortcut, lookUpKey } from './key-press.ts';

const VALUES = { 1: 'one', 5: 'five', a: 'A', v: 'V', '[': 'bracket', ',': 'comma', ArrowLeft: 'left', End: 'end' };

function press(key: string, code: string, modifiers: Partial<KeyPress> & { altGraph?: boolean } = {}): KeyPress {
  const { altGraph = false, ...held } = modifiers;
  const none = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
  return { key, code, ...none, ...held, getModifierState: (name) => name === 'AltGraph' && altGraph };
}

const ON_WINDOWS = { ctrlKey: true, altKey: true, altGraph: true };

describe('a key does what it types, or what stands in its place where it types no Latin letter and no digit (G 7)', () => {
  test.each([
    ['QWERTY 1', press('1', 'Digit1'), 'one'],
    ['AZERTY 1', press('&', 'Digit1'), 'one'],
    ['AZERTY 1 with Shift', press('1', 'Digit1', { shiftKey: true }), 'one'],
    ['Arabic 1', press('١', 'Digit1'), 'one'],
    ['a numeric pad', press('1', 'Numpad1'), 'one'],
    ['a numeric pad without NumLock', press('End', 'Numpad1'), 'end'],
    ['QWERTY 1 with Shift', press('!', 'Digit1', { shiftKey: true }), undefined],
    ['AZERTY A', press('a', 'KeyQ'), 'A'],
    ['AZERTY Q', press('q', 'KeyA'), undefined],
    ['Dvorak V', press('v', 'Period'), 'V'],
    ['Dvorak K', press('k', 'KeyV'), undefined],
    ['Russian A', press('ф', 'KeyA'), 'A'],
    ['capital A', press('A', 'KeyA', { shiftKey: true }), 'A'],
    ['AZERTY comma', press(',', 'KeyM'), 'comma'],
    ['French AltGr+5', press('[', 'Digit5', { altGraph: true }), 'bracket'],
    ['German AltGr+8 on Windows', press('[', 'Digit8', ON_WINDOWS), 'bracket'],
    ['German Option+5 on macOS', press('[', 'Digit5', { altKey: true }), 'bracket'],
    ['Polish AltGr+A', press('ą', 'KeyA', ON_WINDOWS), undefined],
    ['an arrow', press('ArrowLeft', 'ArrowLeft'), 'left'],
  ])('%s', (_, event, value) => {
    expect(lookUpKey(VALUES, event)).toBe(value);
  });
});

test.each([
  ['Ctrl+A', press('a', 'KeyA', { ctrlKey: true })],
  ['Cmd+V', press('v', 'KeyV', { metaKey: true })],
  ['Alt+1', press('1', 'Digit1', { altKey: true })],
  ['Alt+ArrowLeft', press('ArrowLeft', 'ArrowLeft', { altKey: true })],
  ['Ctrl+Alt+A', press('a', 'KeyA', { ctrlKey: true, altKey: true })],
])('%s belongs to the browser or the system (G 7)', (_, event) => {
  expect(isShortcut(event)).toBe(true);
  expect(lookUpKey(VALUES, event)).toBeUndefined();
});
