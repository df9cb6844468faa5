import { expect, test } from 'vitest';
import { readBoardLocation } from './board-location.ts';

test('an address that names no board leads to the hall of fame, and to game 1, monthly and global', () => {
  expect(readBoardLocation(new URLSearchParams())).toEqual({
    tab: 'global',
    gameId: 1,
    period: 'monthly',
    scope: 'global',
  });
});
