import { describe, expect, it } from 'vitest';
import { boardQuery, parseBoardAddress } from './board-address.ts';

describe('the address of a board', () => {
  it.each(['', 'tab=games&game=2', 'tab=games&game=6&period=yearly&scope=oni'])('%j comes back as it was', (query) => {
    expect(new URLSearchParams(boardQuery(parseBoardAddress(new URLSearchParams(query)))).toString()).toBe(query);
  });

  it('falls back where it is wrong', () => {
    const address = parseBoardAddress(new URLSearchParams('tab=x&game=9&period=daily&scope=none'));
    expect(address).toEqual({ tab: 'global', gameId: 1, period: 'monthly', scope: 'global' });
  });
});
