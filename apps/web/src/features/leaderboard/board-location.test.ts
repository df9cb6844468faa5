import { expect, test } from 'vitest';
import { readBoardLocation } from './board-location.ts';

test('a URL without a board selects the hall of fame, and game 1, monthly and global', () => {
  expect(readBoardLocation(new URLSearchParams())).toEqual({
    tab: 'global',
    gameId: 1,
    period: 'monthly',
    scope: 'global',
  });
});
