import { BOARD_PERIODS, BOARD_SCOPES, type BoardPeriod, type BoardScope } from '@star-seekers/contracts/board';
import { catalog } from '@star-seekers/games/catalog';

export const BOARD_TABS = ['global', 'games'] as const;
export type BoardTab = (typeof BOARD_TABS)[number];

/** The selected board. It is part of the URL, so that a board can be linked and survives a reload. */
export interface BoardLocation {
  readonly tab: BoardTab;
  readonly gameId: number;
  readonly period: BoardPeriod;
  readonly scope: BoardScope;
}

/** Default: the hall of fame; game 1, monthly, all factions (`P2.63`). */
export const DEFAULT_BOARD: BoardLocation = { tab: 'global', gameId: 1, period: 'monthly', scope: 'global' };

/** Parses a URL query; missing or unknown values come from {@link DEFAULT_BOARD}. */
export function readBoardLocation(query: URLSearchParams): BoardLocation {
  const game = query.get('game');
  return {
    tab: oneOf(BOARD_TABS, query.get('tab')) ?? DEFAULT_BOARD.tab,
    gameId: catalog.find(({ id }) => String(id) === game)?.id ?? DEFAULT_BOARD.gameId,
    period: oneOf(BOARD_PERIODS, query.get('period')) ?? DEFAULT_BOARD.period,
    scope: oneOf(BOARD_SCOPES, query.get('scope')) ?? DEFAULT_BOARD.scope,
  };
}

/** URL query of a board: only the values that differ from {@link DEFAULT_BOARD}. */
export function boardQuery({ tab, gameId, period, scope }: BoardLocation): Record<string, string> {
  return {
    ...(tab !== DEFAULT_BOARD.tab && { tab }),
    ...(gameId !== DEFAULT_BOARD.gameId && { game: String(gameId) }),
    ...(period !== DEFAULT_BOARD.period && { period }),
    ...(scope !== DEFAULT_BOARD.scope && { scope }),
  };
}

function oneOf<Value extends string>(values: readonly Value[], value: string | null): Value | undefined {
  return values.find((candidate) => candidate === value);
}
