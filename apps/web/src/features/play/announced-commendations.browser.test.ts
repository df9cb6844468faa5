import { expect, test } from 'vitest';
import { announcedCommendations } from './announced-commendations.ts';

const MINUTE = 60_000;

test('three commendations an hour are announced, the rest wait on the profile', () => {
  const start = Date.UTC(2026, 10, 29);
  expect(announcedCommendations(['a', 'b'], start)).toEqual(['a', 'b']);
  expect(announcedCommendations(['c', 'd'], start + 30 * MINUTE)).toEqual(['c']);
  expect(announcedCommendations(['e'], start + 59 * MINUTE)).toEqual([]);
  expect(announcedCommendations(['f', 'g', 'h'], start + 61 * MINUTE)).toEqual(['f', 'g']);
});
