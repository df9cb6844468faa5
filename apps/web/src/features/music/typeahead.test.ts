import { expect, test } from 'vitest';
import { findTyped } from './typeahead.ts';

const NAMES = ['Horizon Call', 'Harbour Lights', 'Love Story', 'Glass Nebula', 'Convoy'];

test.each([
  ['l', -1, 'Love Story'],
  ['LOVE', 0, 'Love Story'],
  ['h', -1, 'Horizon Call'],
  ['h', 0, 'Harbour Lights'],
  ['hh', 1, 'Horizon Call'],
  ['ha', 0, 'Harbour Lights'],
  ['har', 1, 'Harbour Lights'],
  ['glass n', 4, 'Glass Nebula'],
  ['c', 4, 'Convoy'],
  ['x', 2, undefined],
  ['lx', 2, undefined],
])('typing %j on entry %d finds %s', (typed, from, name) => {
  expect(NAMES[findTyped(NAMES, typed, from)]).toBe(name);
});

test('an empty list has no match', () => {
  expect(findTyped([], 'a', -1)).toBe(-1);
});
