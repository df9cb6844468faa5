import { expect, test } from 'vitest';
import { printable } from './printable.ts';

test.each([
  ['an escape sequence', 'nova\u001B[2J', 'nova\\u{1b}[2J'],
  ['a C1 control', 'nova\u009B31m', 'nova\\u{9b}31m'],
  ['a line break', 'nova\nAll 5 rows hold.', 'nova\\u{a}All 5 rows hold.'],
  ['a carriage return', 'fault\rfine', 'fault\\u{d}fine'],
  ['a line separator', 'a\u2028b', 'a\\u{2028}b'],
  ['text from right to left', 'nova\u202Eavon', 'nova\\u{202e}avon'],
  ['an isolate', '\u2066nova\u2069', '\\u{2066}nova\\u{2069}'],
  ['an invisible character', 'no\u200Bva', 'no\\u{200b}va'],
  ['a tag beyond 16 bits', 'nova\u{E0041}', 'nova\\u{e0041}'],
  ['half a character', 'nova\uD83D', 'nova\\u{d83d}'],
])('%s is shown and not obeyed', (_, text, shown) => {
  expect(printable(text)).toBe(shown);
});

test('text of any language is left as it is, and a long line is cut', () => {
  for (const text of ['Größe 3 × 4 — “ok”', '名前', 'اسم', 'a 🚀']) expect(printable(text)).toBe(text);
  expect(printable('x'.repeat(5000))).toHaveLength(2002);
});
