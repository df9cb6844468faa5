import { expect, test } from 'vitest';
import { monthsSince, readRunsFilter, runsSearch } from './runs-filter.ts';

test.each([
  ['', {}],
  ['game=6&standing=history&month=2026-11', { game: '6', standing: 'history', month: '2026-11' }],
  ['game=99&standing=all&month=2026-13', {}],
  ['game=2', { game: '2' }],
])('the filter of %j is kept in the address as far as it is valid', (query, kept) => {
  expect(runsSearch(readRunsFilter(new URLSearchParams(query)))).toEqual(kept);
});

test('months go back to that of the first run, over the end of a year', () => {
  expect(monthsSince(Date.UTC(2026, 10, 30, 23), Date.UTC(2027, 0, 31))).toEqual(['2027-01', '2026-12', '2026-11']);
  expect(monthsSince(Date.UTC(2026, 10, 1), Date.UTC(2026, 10, 1))).toEqual(['2026-11']);
});
