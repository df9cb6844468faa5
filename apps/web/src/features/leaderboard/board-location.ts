import { BOARD_PERIODS, BOARD_SCOPES, type BoardPeriod, type BoardScope } from '@star-seekers/contracts/constants';
import { catalog } from '@star-seekers/games/catalog';

export const BOARD_TABS = ['global', 'games'] as const;
export type BoardTab = (typeof BOARD_TABS)[number];

/** Which board is shown. It stands in the address, so that a board can be linked and survives a reload. */
export interface BoardLocation {
  readonly tab: BoardTab;
  readonly gameId: number;
  readonly period: BoardPeriod;
  readonly scope: BoardScope;
}

/** What is shown until something else is chosen: the hall of fame; game 1, monthly, everybody (`P2.63`). */
export const FIRST_BOARD: BoardLocation = { tab: 'global', gameId: 1, period: 'monthly', scope: 'global' };

/** Reads an address; what is missing or unknown is as in {@link FIRST_BOARD}. */
export function readBoardLocation(query: URLSearchParams): BoardLocation {
  const game = query.get('game');
  return {
    tab: oneOf(BOARD_TABS, query.get('tab')) ?? FIRST_BOARD.tab,
    gameId: catalog.find(({ id }) => String(id) === game)?.id ?? FIRST_BOARD.gameId,
    period: oneOf(BOARD_PERIODS, query.get('period')) ?? FIRST_BOARD.period,
    scope: oneOf(BOARD_SCOPES, query.get('scope')) ?? FIRST_BOARD.scope,
  };
}

/** The query that leads to a board; it names only what differs from {@link FIRST_BOARD}. */
export function boardQuery({ tab, gameId, period, scope }: BoardLocation): Record<string, string> {
  return {
    ...(tab !== FIRST_BOARD.tab && { tab }),
    ...(gameId !== FIRST_BOARD.gameId && { game: String(gameId) }),
    ...(period !== FIRST_BOARD.period && { period }),
    ...(scope !== FIRST_BOARD.scope && { scope }),
  };
}

function oneOf<Value extends string>(values: readonly Value[], value: string | null): Value | undefined {
  return values.find((candidate) => candidate === value);
}
