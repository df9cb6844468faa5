import { expect, test } from 'vitest';
import { placeAmong } from './standings.ts';
import { strengthOf, strongest, turnOf } from './strength.ts';

const NOBODY = { oni: [], mud: [], ustur: [] };

test('each further player adds four fifths of the place before', () => {
  expect(strengthOf([])).toBe(0);
  expect(strengthOf([1000])).toBe(1000);
  expect(strengthOf([1500, 1000, 1000])).toBe(1500 + 800 + 640);
  expect(strengthOf(Array.from({ length: 64 }, () => 1000))).toBe(5000);
});

test('only a side that is stronger than both others takes a gate', () => {
  expect(strongest({ oni: 0, mud: 0, ustur: 0 })).toBe(undefined);
  expect(strongest({ oni: 3, mud: 3, ustur: 1 })).toBe(undefined);
  expect(strongest({ oni: 3, mud: 2, ustur: 4 })).toBe('ustur');
});

test.each([
  ['nobody contests it', NOBODY, null, null],
  ['the holder has nobody', NOBODY, 'mud', { side: 'oni', missing: 1, golds: 1 }],
  ['one gold run is enough', { ...NOBODY, oni: [900], mud: [800] }, 'oni', { side: 'mud', missing: 101, golds: 1 }],
  [
    'two gold runs are needed',
    { ...NOBODY, oni: [1500, 300], ustur: [600] },
    'oni',
    { side: 'ustur', missing: 1141, golds: 2 },
  ],
  [
    'no number of gold runs is enough',
    { ...NOBODY, oni: Array.from({ length: 30 }, () => 1500) },
    'oni',
    { side: 'mud', missing: 7492, golds: null },
  ],
  ['two sides tie', { ...NOBODY, oni: [500], mud: [500] }, 'ustur', { side: 'oni', missing: 1, golds: 1 }],
] as const)('what turns a gate: %s', (_, shares, holder, turn) => {
  expect(turnOf(shares, holder)).toEqual(turn);
});

test('a place is before lesser and later bests', () => {
  const stander = (user_id: string, share: number, reached_at: number) => ({ user_id, share, reached_at });
  const standers = [stander('a', 900, 5), stander('b', 700, 1), stander('c', 700, 2)];
  expect(placeAmong(standers, stander('d', 900, 4))).toBe(1);
  expect(placeAmong(standers, stander('d', 700, 2))).toBe(4);
  expect(placeAmong(standers, stander('c', 700, 2))).toBe(3);
  expect(placeAmong(standers, stander('d', 10, 0))).toBe(4);
});
