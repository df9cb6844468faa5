import { expect, test } from 'vitest';
import { boardKey, boardsOfRun } from './board-key.ts';

test.each([
  ['the last moment of a month', Date.UTC(2026, 10, 30, 23, 59, 59, 999), '2:2026-11:global', '2:2026:global'],
  ['the first of the next', Date.UTC(2026, 11, 1), '2:2026-12:global', '2:2026:global'],
  ['the last moment of a year', Date.UTC(2026, 11, 31, 23, 59, 59, 999), '2:2026-12:global', '2:2026:global'],
  ['the first of the next', Date.UTC(2027, 0, 1), '2:2027-01:global', '2:2027:global'],
  ['a leap day', Date.UTC(2028, 1, 29), '2:2028-02:global', '2:2028:global'],
])('%s belongs to its month and year in UTC', (_, time, monthly, yearly) => {
  expect(boardKey({ gameId: 2, scale: 1 }, 'monthly', 'global', time)).toBe(monthly);
  expect(boardKey({ gameId: 2, scale: 1 }, 'yearly', 'global', time)).toBe(yearly);
});

test('a run counts on the global boards and on those of its faction, of its scale', () => {
  const finishedAt = Date.UTC(2026, 10, 21);
  expect(boardsOfRun({ gameId: 6, scale: 1, faction: 'ustur', finishedAt })).toEqual([
    '6:2026-11:global',
    '6:2026-11:ustur',
    '6:2026:global',
    '6:2026:ustur',
  ]);
  expect(boardsOfRun({ gameId: 6, scale: 3, faction: 'none', finishedAt })).toEqual([
    '6.3:2026-11:global',
    '6.3:2026:global',
  ]);
});
